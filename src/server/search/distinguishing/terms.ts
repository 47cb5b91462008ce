/** Words of the texts of the search, with the counts that a search for them would return. */
import { z } from 'zod'
import { foldText } from '../../../text/fold.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, type Sql, sql, strings } from '../../store/sql.ts'
import { where } from '../conditions/conditions.ts'
import { listCandidateWords } from './candidate-words.ts'
import { countEach } from './count-each.ts'
import { rankKeyness, type Sizes } from './keyness.ts'
import type { Counted, SearchPart } from './search-part.ts'
import { countEverywhere, hasToken, readWordCounts } from './word-counts.ts'

/**
 * Words without an exact count are counted individually, by the index. Twelve are reported: twice as many are counted, since the
 * estimates from a few thousand texts err by less than that.
 */
const MAX_COUNTED = 24

const Token = z.object({ token: z.string(), posts: z.number() })

export async function countWords(ch: ClickHouse, part: SearchPart, sizes: Sizes): Promise<Counted[]> {
  // Terms of the search are excluded.
  const own = new Set(foldText(part.filters.search ?? '').split(' '))
  const candidates = await listCandidateWords(ch, where(part.read), own)
  if (candidates.length === 0) return []
  const tokens = candidates.map(({ token }) => token)
  const counts = await readWordCounts(ch, tokens)
  const exact = part.weight === 1 ? await countTokens(ch, part.conditions, tokens) : null
  const known = candidates.map(({ token, written, posts: read }) => {
    const posts = exact ? (exact.get(token) ?? 0) : Math.round(read * part.weight)
    return { value: token, label: written, key: `"${written}"`, posts, everywhere: counts.of(token) ?? posts }
  })
  if (exact && counts.areExact) return known
  const likely = rankKeyness(
    known.map((one) => ({ ...one, elsewhere: Math.max(0, one.everywhere - one.posts) })),
    sizes,
    // Estimates choose the candidates; the reported ranking uses the counts.
    { most: MAX_COUNTED, leastRatio: 1 },
  )
  const likelyTokens = likely.map(({ value }) => value)
  const here = exact
    ? likely.map(({ posts }) => posts)
    : await countEach(ch, likelyTokens.map(hasToken), part.conditions)
  const everywhere = await countEverywhere(ch, counts, likelyTokens)
  return likely.map(({ value, label, key }, i) => {
    const posts = here[i] ?? 0
    return { value, label, key, posts, everywhere: Math.max(posts, everywhere[i] ?? 0) }
  })
}

/** Exactly what the search for "word" matches: words of the folded text. */
export async function countTokens(ch: ClickHouse, conditions: Sql[], tokens: string[]): Promise<Map<string, number>> {
  const rows = await ch.rows(
    'distinguishing-words',
    sql`SELECT token, toUInt32(count()) AS posts
      FROM (SELECT arrayJoin(arrayDistinct(splitByChar(' ', folded))) AS token FROM ${POSTS} ${where(conditions)})
      WHERE token IN ${strings(tokens)} GROUP BY token`,
    Token,
  )
  return new Map(rows.map(({ token, posts }) => [token, posts]))
}

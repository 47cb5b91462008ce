/** Words: what the texts of the search have, counted as a search for them counts. */
import { z } from 'zod'
import { foldText } from '../../../text/fold.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { join, POSTS, type Sql, sql, string, strings } from '../../store/sql.ts'
import { POST_WORDS } from '../conditions/compile.ts'
import { where } from '../conditions/conditions.ts'
import { listCandidateWords } from './candidate-words.ts'
import { rankKeyness, type Sizes } from './keyness.ts'
import type { Counted, Looked } from './looked.ts'

/** Of a search of which not all texts were read: counted one by one, by the index. */
const MOST_COUNTED = 24

const Token = z.object({ token: z.string(), posts: z.number() })

export async function countWords(ch: ClickHouse, looked: Looked, sizes: Sizes): Promise<Counted[]> {
  // What was searched for is no news.
  const own = new Set(foldText(looked.filters.search ?? '').split(' '))
  const candidates = await listCandidateWords(ch, where(looked.read), own)
  if (candidates.length === 0) return []
  const tokens = candidates.map(({ token }) => token)
  const all = await ch.rows(
    'distinguishing-all-words',
    sql`SELECT token, toUInt32(sum(cardinality)) AS posts FROM ${POST_WORDS} WHERE token IN ${strings(tokens)} GROUP BY token`,
    Token,
  )
  const everywhere = new Map(all.map(({ token, posts }) => [token, posts]))
  const estimated = candidates.map(({ token, written, posts }) => ({
    ...{ value: token, label: written, key: `"${written}"`, posts: Math.round(posts * looked.weight) },
    everywhere: everywhere.get(token) ?? posts,
  }))
  const exact = looked.weight === 1 ? await countTokens(ch, looked.conditions, tokens) : null
  if (exact) return estimated.map((one) => ({ ...one, posts: exact.get(one.value) ?? 0 }))
  const likely = rankKeyness(
    estimated.map((one) => ({ ...one, elsewhere: Math.max(0, one.everywhere - one.posts) })),
    sizes,
    // Estimates: what is told is decided by the counts.
    { most: MOST_COUNTED, leastRatio: 1 },
  )
  const counts = await countEach(
    ch,
    likely.map(({ value }) => sql`hasAllTokens(folded, ${strings([value])})`),
    looked.conditions,
  )
  return likely.map(({ value, label, key, everywhere: all }, i) => {
    const posts = counts[i] ?? 0
    // Rows that were replaced are counted by the index until they are merged away.
    return { value, label, key, posts, everywhere: Math.max(posts, all) }
  })
}

/** Exactly what the search for "word" finds: the words of the folded text. */
export async function countTokens(ch: ClickHouse, conditions: Sql[], tokens: string[]): Promise<Map<string, number>> {
  const rows = await ch.rows(
    'distinguishing-words',
    sql`SELECT arrayJoin(arrayIntersect(splitByChar(' ', folded), ${strings(tokens)})) AS token, toUInt32(count()) AS posts
      FROM ${POSTS} ${where(conditions)} GROUP BY token`,
    Token,
  )
  return new Map(rows.map(({ token, posts }) => [token, posts]))
}

/** How many posts each condition finds; the indexes answer for one at a time. */
export async function countEach(ch: ClickHouse, each: readonly Sql[], others: readonly Sql[]): Promise<number[]> {
  if (each.length === 0) return []
  const questions = each.map(
    (condition, i) =>
      sql`SELECT ${string(String(i))} AS token, toUInt32(count()) AS posts FROM ${POSTS} ${where([...others, condition])}`,
  )
  const rows = await ch.rows('distinguishing-each', join(questions, sql` UNION ALL `), Token)
  const counts = new Map(rows.map(({ token, posts }) => [token, posts]))
  return each.map((_, i) => counts.get(String(i)) ?? 0)
}

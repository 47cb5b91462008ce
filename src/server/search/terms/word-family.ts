import { z } from 'zod'
import { MAX_FAMILY_WORDS, type WordFamily } from '../../../contract/posts/search-terms.ts'
import { foldText } from '../../../text/fold.ts'
import { listStems } from '../../../text/foreign-plurals.ts'
import { stemToken } from '../../../text/stem.ts'
import { findFamily } from '../../../text/word-family.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, sql, string } from '../../store/sql.ts'
import { POST_WORDS } from '../conditions/compile.ts'
import type { BoundFilters } from '../conditions/conditions.ts'
import { countPosts } from '../posts/posts.ts'
import { findWriting } from './find-writing.ts'

/** Words with a common prefix that are compared, most frequent first. */
const MAX_COMPARED = 2_000

/** Words of the store in the family of `word`; without those that no post of these filters has. */
export async function findWordFamily(
  ch: ClickHouse,
  { word, filters, timeZone }: { word: string; filters: BoundFilters; timeZone: string },
): Promise<WordFamily> {
  const token = foldText(word)
  const others = await listFamily(ch, token)
  const written = await Promise.all(others.slice(0, MAX_FAMILY_WORDS - 1).map((other) => findWriting(ch, other)))
  const words = await Promise.all(
    [word, ...written].map(async (one) => ({
      word: one,
      total_posts: await countPosts(ch, { ...filters, search: one }, timeZone),
    })),
  )
  const [asked, ...rest] = words
  const found = rest.filter(({ total_posts }) => total_posts > 0).sort((a, b) => b.total_posts - a.total_posts)
  return { words: asked ? [asked, ...found] : [], has_more: others.length > written.length }
}

/** Folded words of the family, the most frequent one of each stem; without `token`. */
async function listFamily(ch: ClickHouse, token: string): Promise<string[]> {
  const family = findFamily(token)
  if (!family) return []
  const rows = await ch.rows(
    'list-word-family',
    sql`SELECT token FROM ${POST_WORDS} WHERE startsWith(token, ${string(family.beginning)})
      GROUP BY token ORDER BY sum(cardinality) DESC, token LIMIT ${integer(MAX_COMPARED)}`,
    z.object({ token: z.string() }),
  )
  const related = rows.map((row) => row.token).filter((other) => findFamily(other)?.key === family.key)
  const byStem = Map.groupBy(related, stemToken)
  for (const stem of listStems(token)) byStem.delete(stem)
  return [...byStem.values()].flatMap(([first]) => first ?? [])
}

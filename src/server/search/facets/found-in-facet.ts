import { z } from 'zod'
import { FORMER_PLACE, FOUND_IN, type FoundIn } from '../../../contract/labels.ts'
import type { FacetCounts } from '../../../contract/posts/post-facets.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, type Sql, sql } from '../../store/sql.ts'
import { type BoundFilters, listConditions, whereFilters } from '../conditions/conditions.ts'
import { IS_WRITTEN, SHOWS_WORDS } from '../conditions/found-in.ts'
import { countPosts, countWhere } from '../posts/posts.ts'

/** No index knows in which part of a post a word occurs: texts have to be split, which takes too long for more posts. */
const MAX_POSTS = 50_000

/** Number of posts with the words in each place; null: not counted, or there are no words. `found`: posts with the current filter. */
export async function countFoundIn(
  ch: ClickHouse,
  filters: BoundFilters,
  timeZone: string,
  found: number,
): Promise<FacetCounts | null> {
  if (!filters.search?.trim()) return null
  const { found_in, ...others } = filters
  const candidates = found_in?.length ? await countPosts(ch, others, timeZone) : found
  if (candidates > MAX_POSTS) return null
  const counts = await countPlaces(ch, others, timeZone)
  const shown = FOUND_IN.map((place) => ({ value: place, count: counts[place] })).filter(({ count }) => count > 0)
  return { counts: shown, has_more: false }
}

const Row = z.object({ said: z.number(), plain: z.number(), pictured: z.number() })

/** In speech, and in posts without words in pictures, all words have a known place: only the texts of the others are split. */
async function countPlaces(ch: ClickHouse, others: BoundFilters, timeZone: string): Promise<Record<FoundIn, number>> {
  const question = sql`SELECT toUInt32(countIf(NOT ${IS_WRITTEN})) AS said,
      toUInt32(countIf(${IS_WRITTEN} AND NOT ${SHOWS_WORDS})) AS plain, toUInt32(countIf(${SHOWS_WORDS})) AS pictured
    FROM ${POSTS} ${whereFilters(others, timeZone)}`
  const [row] = await ch.rows('count-found-in', question, Row)
  const { said, plain, pictured } = row ?? { said: 0, plain: 0, pictured: 0 }
  const countIn = (place: FoundIn, more: Sql[] = []) =>
    countWhere(ch, [...more, ...listConditions({ ...others, found_in: [place] }, timeZone)])
  const [written, imagem, former] = await Promise.all([
    pictured > 0 ? countIn('texto', [SHOWS_WORDS]) : 0,
    pictured > 0 ? countIn('imagem') : 0,
    countIn(FORMER_PLACE),
  ])
  return { texto: plain + written, imagem, fala: said, [FORMER_PLACE]: former }
}

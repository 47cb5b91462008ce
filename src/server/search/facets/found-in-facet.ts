import { FOUND_IN } from '../../../contract/labels.ts'
import type { FacetCounts } from '../../../contract/posts/post-facets.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { sql } from '../../store/sql.ts'
import { type BoundFilters, listConditions } from '../conditions/conditions.ts'
import { IS_WRITTEN, SHOWS_WORDS } from '../conditions/found-in.ts'
import { countPosts, countWhere } from '../posts/posts.ts'

/** No index knows where in a post a word stands: the texts are taken apart, which of more posts takes too long. */
const MOST_POSTS = 50_000

/** In how many posts the words stand in each place; null: not counted, or nothing is searched for. `found`: posts with the filter as it is. */
export async function countFoundIn(
  ch: ClickHouse,
  filters: BoundFilters,
  timeZone: string,
  found: number,
): Promise<FacetCounts | null> {
  if (!filters.search?.trim()) return null
  const { found_in, ...others } = filters
  const candidates = found_in?.length ? await countPosts(ch, others, timeZone) : found
  if (candidates > MOST_POSTS) return null
  const counts = await Promise.all(
    FOUND_IN.map(async (place) => ({
      value: place,
      count:
        place === 'texto'
          ? await countWritten(ch, others, timeZone)
          : await countPosts(ch, { ...others, found_in: [place] }, timeZone),
    })),
  )
  return { counts: counts.filter(({ count }) => count > 0), has_more: false }
}

/** Of posts whose pictures show no words everything is written: only the texts of the others are taken apart. */
async function countWritten(ch: ClickHouse, others: BoundFilters, timeZone: string): Promise<number> {
  const [plain, pictured] = await Promise.all([
    countWhere(ch, [IS_WRITTEN, sql`NOT ${SHOWS_WORDS}`, ...listConditions(others, timeZone)]),
    countWhere(ch, [SHOWS_WORDS, ...listConditions({ ...others, found_in: ['texto'] }, timeZone)]),
  ])
  return plain + pictured
}

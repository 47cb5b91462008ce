/**
 * Source of a group's counts. Sums by party, UF and office are kept per UTC day, while the time axis has days of a time zone: a UTC
 * day in two positions of the axis is counted in the posts, all others come from the sums (docs/decisions/0113).
 */
import type { TimeUnit } from '../../../contract/posts/metrics.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { DAY_SUMS } from '../../store/posts/post-sums.ts'
import { POSTS, type Sql, sql, string } from '../../store/sql.ts'
import type { BoundFilters } from '../conditions/conditions.ts'
import { type Counting, chooseCounting, IN_HOURS, IN_POSTS, isSame, MANY_POSTS } from '../metrics/kept-sums.ts'
import { countPosts } from '../posts/posts.ts'
import { selectSplitDays } from './split-days.ts'

type Axis = { readonly timeZone: string; readonly unit: TimeUnit }

/** Uses the sums if the group is a union of whole sums, and many posts are stored on these days. `many` is for tests. */
export async function chooseGroupCounting(
  ch: ClickHouse,
  group: BoundFilters,
  { timeZone, unit }: Axis,
  many = MANY_POSTS,
): Promise<Counting> {
  const { start_date, end_date } = group
  const days = { start_date, end_date }
  const stored = await countPosts(ch, days, timeZone)
  if (stored < many) return IN_POSTS
  const kind = KINDS.find((one) => isSame(group, { [one]: group[one], ...days }, timeZone))
  // A UTC day is seldom a day of another time zone.
  if (!kind || unit === 'day' || group[kind] === undefined) return chooseCounting(group, timeZone, stored, many)
  return countDays(kind, selectSplitDays({ timeZone, unit, ...days }))
}

const KINDS = ['party', 'uf', 'role'] as const
type Kind = (typeof KINDS)[number]
const COLUMNS: Record<Kind, Sql> = { party: sql`party`, uf: sql`uf`, role: sql`role` }

const countDays = (kind: Kind, split: Sql): Counting => ({
  ...IN_HOURS,
  from: sql`(
    SELECT date_created, toString(posts.name) AS ${COLUMNS[kind]}, posts.posts AS posts, posts.sum_views AS sum_views,
      posts.sum_likes AS sum_likes, posts.sum_shares AS sum_shares, posts.sum_comments AS sum_comments
    FROM ${DAY_SUMS} WHERE posts.kind = ${string(kind)} AND toDate(date_created, 'UTC') NOT IN (${split})
    UNION ALL
    SELECT date_created, toString(${COLUMNS[kind]}), toUInt64(1), views, likes, shares, comments
    FROM ${POSTS} WHERE toDate(date_created, 'UTC') IN (${split})) AS posts`,
})

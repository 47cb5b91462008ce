/** Source of chart counts: the posts, or the precomputed sums, which have the same totals and are small (docs/decisions/0060). */

import { HOUR_SUMS } from '../../store/posts/post-sums.ts'
import { POSTS, renderSql, type Source, type Sql, sql } from '../../store/sql.ts'
import type { BoundFilters } from '../conditions/conditions.ts'
import { whereFilters } from '../conditions/conditions.ts'

/** Replacements for the posts in a query, and for its counts. */
export type Counting = {
  readonly from: Source | Sql
  readonly posts: Sql
  readonly hateful: Sql
  readonly offensive: Sql
  readonly misleading: Sql
  readonly sum: (count: 'views' | 'likes' | 'shares' | 'comments') => Sql
}

const COLUMNS = { views: sql`views`, likes: sql`likes`, shares: sql`shares`, comments: sql`comments` }
const SUMS = {
  ...{ views: sql`posts.sum_views`, likes: sql`posts.sum_likes` },
  ...{ shares: sql`posts.sum_shares`, comments: sql`posts.sum_comments` },
}

export const IN_POSTS: Counting = {
  from: POSTS,
  posts: sql`count()`,
  hateful: sql`countIf(hate = 'discurso de ódio')`,
  offensive: sql`countIf(hate = 'ofensivo')`,
  misleading: sql`countIf(notEmpty(misleading_links))`,
  sum: (count) => sql`sum(${COLUMNS[count]})`,
}

export const IN_HOURS: Counting = {
  from: HOUR_SUMS,
  posts: sql`sum(posts.posts)`,
  hateful: sql`sum(posts.hateful)`,
  offensive: sql`sum(posts.offensive)`,
  misleading: sql`sum(posts.misleading)`,
  sum: (count) => sql`sum(${SUMS[count]})`,
}

/** A small store has as many sums as a large one: a million posts are counted faster directly. */
export const MANY_POSTS = 2_000_000

/** For charts over time and by platform; `posts`: number of posts to count. */
export function chooseCounting(filters: BoundFilters, timeZone: string, posts: number, many = MANY_POSTS): Counting {
  if (posts < many) return IN_POSTS
  const { platform, start_date, end_date } = filters
  const asksForHours = isSame(filters, { platform, start_date, end_date }, timeZone)
  return asksForHours && hasWholeHours(timeZone) ? IN_HOURS : IN_POSTS
}

/** Whether sums are read and the filters exclude nothing at all. */
export const countsAll = (filters: BoundFilters, timeZone: string, { from }: Counting): boolean =>
  from !== POSTS && isSame(filters, {}, timeZone)

export const isSame = (filters: BoundFilters, others: BoundFilters, timeZone: string) =>
  renderSql(whereFilters(filters, timeZone)).text === renderSql(whereFilters(others, timeZone)).text

const FIRST_YEAR = 1970
const LAST_YEAR = 2105
const known = new Map<string, boolean>()

/** Whether the hours of a time zone are aligned with UTC all year; a few zones are off by half an hour. */
function hasWholeHours(timeZone: string): boolean {
  const found = known.get(timeZone)
  if (found !== undefined) return found
  const format = new Intl.DateTimeFormat('en', { timeZone, minute: 'numeric' })
  const months = Array.from({ length: (LAST_YEAR - FIRST_YEAR) * 2 }, (_, i) => Date.UTC(FIRST_YEAR, i * 6, 2))
  const isWhole = months.every((month) => Number(format.format(month)) === 0)
  known.set(timeZone, isWhole)
  return isWhole
}

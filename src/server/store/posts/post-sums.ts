/**
 * Precomputed sums of posts as a query sees them: days whose posts changed since they were counted are counted in the query, all
 * others are read from `post_sums` (docs/decisions/0060). Recounted by `ingest/rewrite/count-sums.ts`.
 */
import type { ClickHouse } from '../clickhouse.ts'
import { POSTS, type Source, type Sql, sql } from '../sql.ts'

/** Dimensions: hour and platform, or day and party, UF and role; names of the view and its subqueries. */
export type SumView = { readonly kinds: Sql; readonly count: (source: Sql | Source, condition: Sql) => Sql }

/** Sums; no name is that of a column of posts. `sum` of counts that are all unknown is null. */
export const SUMMED = sql`posts, hateful, offensive, misleading, deleted, sum_views, sum_likes, sum_shares, sum_comments`

const COUNTS = sql`count() AS posts, countIf(hate = 'discurso de ódio') AS hateful, countIf(hate = 'ofensivo') AS offensive,
  countIf(notEmpty(misleading_links)) AS misleading, countIf(isNotNull(deleted_before)) AS deleted, sum(views) AS sum_views,
  sum(likes) AS sum_likes, sum(shares) AS sum_shares, sum(comments) AS sum_comments`

const HOURS: SumView = {
  kinds: sql`('platform')`,
  count: (source, condition) => sql`SELECT 'platform' AS kind, toString(platform) AS name, toDate(at, 'UTC') AS day,
      toStartOfHour(date_created) AS at, ${COUNTS}
    FROM ${source} WHERE ${condition} GROUP BY at, platform`,
}

const DAYS: SumView = {
  kinds: sql`('party', 'uf', 'role')`,
  count: (source, condition) => sql`
    SELECT multiIf(grouping(party) = 0, 'party', grouping(uf) = 0, 'uf', 'role') AS kind,
      toString(multiIf(kind = 'party', party, kind = 'uf', uf, role)) AS name, day, toDateTime(day, 'UTC') AS at, ${COUNTS}
    FROM (SELECT *, toDate(date_created, 'UTC') AS day FROM ${source} WHERE ${condition})
    GROUP BY GROUPING SETS ((day, party), (day, uf), (day, role))`,
}

export const SUM_VIEWS: readonly SumView[] = [HOURS, DAYS]

/** All posts and changes up to this version are included in the sums of their days. */
export const COVERED = sql`(SELECT max(covers) FROM post_sum_days)`

/** Days affected by the posts that a condition on the version of a change selects: before and after the change. */
export const selectChangedDays = (condition: Sql): Sql =>
  sql`SELECT arrayJoin([toDate(date_created, 'UTC'), toDate(replaces_date, 'UTC')]) FROM post_changes WHERE ${condition}`

/** The valid generation of each day; one that was not recorded does not count. */
export const CURRENT_GENERATIONS = sql`SELECT day, argMax(generation, (covers, generation)) FROM post_sum_days GROUP BY day`

const CHANGED = selectChangedDays(sql`version > ${COVERED}`)

const selectSums = ({ kinds, count }: SumView, posts: Sql | Source): Sql => sql`
  SELECT name, kind, at, ${SUMMED} FROM post_sums
  WHERE kind IN ${kinds} AND day NOT IN (${CHANGED}) AND (day, generation) IN (${CURRENT_GENERATIONS})
  UNION ALL
  SELECT name, kind, at, ${SUMMED} FROM (${count(sql`post_rows`, sql`version > ${COVERED} AND toDate(date_created, 'UTC') NOT IN (${CHANGED})`)})
  UNION ALL
  SELECT name, kind, at, ${SUMMED} FROM (${count(posts, sql`toDate(date_created, 'UTC') IN (${CHANGED})`)})`

const selectHours = (posts: Sql | Source): Sql =>
  sql`SELECT at AS date_created, name AS platform, ${SUMMED} FROM (${selectSums(HOURS, posts)})`
const selectDays = (posts: Sql | Source): Sql =>
  sql`SELECT kind, name, at AS date_created, ${SUMMED} FROM (${selectSums(DAYS, posts)})`

/**
 * Sums of posts by hour and platform, and by day and party, UF, role, under the name `posts`. Columns used by filters have the same
 * names as in `posts`.
 */
export const HOUR_SUMS: Source = { source: 'post_hour_sums', writtenOut: selectHours(POSTS) }
export const DAY_SUMS: Source = { source: 'post_day_sums', writtenOut: selectDays(POSTS) }

/** Recreated at every start. */
export async function createSumViews(ch: ClickHouse): Promise<void> {
  await ch.command(sql`CREATE OR REPLACE VIEW post_hour_sums AS ${selectHours(sql`posts`)}`)
  await ch.command(sql`CREATE OR REPLACE VIEW post_day_sums AS ${selectDays(sql`posts`)}`)
}

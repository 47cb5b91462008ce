/**
 * How many posts of a search each choice of each filter has, its own filter left out: what the list would count if that choice
 * alone were chosen there. One pass for all filters (docs/decisions/0063).
 */
import { z } from 'zod'
import type { FacetCounts, PostFacets } from '../../../contract/posts/post-facets.ts'
import { compareNames } from '../../../text/compare-names.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { and, integer, join, POSTS, type Sql, sql, string } from '../../store/sql.ts'
import { type BoundFilters, listConditions, where } from '../conditions/conditions.ts'
import { COLUMN_FACETS, type ColumnFacet, FACET_COLUMNS } from './facet-columns.ts'
import { countFoundIn } from './found-in-facet.ts'
import { countPutAside, type Place } from './put-aside-facets.ts'

/** Choices of one filter in one answer; only people are so many. */
const MOST_CHOICES = 2_000

/** `places`: of posts in dossiers that the asker sees; undefined: too many to look at. `most` is for tests. */
export async function countFacets(
  ch: ClickHouse,
  filters: BoundFilters,
  timeZone: string,
  places: readonly Place[] | undefined,
  most = MOST_CHOICES,
): Promise<PostFacets> {
  const { rest, set } = separateFilters(filters, timeZone)
  const rows = await ch.rows('count-facets', selectFacets(rest, set), Row)
  // Every post has one state.
  const total_posts = sum(rows.filter(({ facet }) => facet === 'state').map(({ passed }) => passed))
  const count = (facet: ColumnFacet): FacetCounts => {
    const failed = set.findIndex((one) => one.facet === facet)
    const counts = rows
      .filter((row) => row.facet === facet)
      .map((row) => ({
        value: FACET_COLUMNS[facet].read(row.value),
        count: row.passed + (row.failed[failed] ?? 0),
      }))
      .flatMap(({ value, count: posts }) => (value === null || posts === 0 ? [] : [{ value, count: posts }]))
    const chosen = new Set(listChosen(filters[facet]))
    const first = counts.filter(({ value }) => chosen.has(value))
    const others = counts
      .filter(({ value }) => !chosen.has(value))
      .sort((a, b) => b.count - a.count || compareNames(a.value, b.value))
    const ranked = [...first, ...others]
    return { counts: ranked.slice(0, most), has_more: ranked.length > most }
  }
  const columns = Object.fromEntries(COLUMN_FACETS.map((facet) => [facet, count(facet)]))
  const [found_in, putAside] = await Promise.all([
    countFoundIn(ch, filters, timeZone, total_posts),
    countPutAside(ch, filters, timeZone, places),
  ])
  return { total_posts, facets: { ...(columns as Record<ColumnFacet, FacetCounts>), ...putAside, found_in } }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** With or without the hyphen that leaves out. */
const listChosen = (chosen: string | readonly string[] | undefined): string[] =>
  [chosen ?? []].flat().map((value) => value.replace(/^-/, ''))

/** A filter that is set and what it asks for; left out where its own choices are counted. */
type SetFilter = { readonly facet: ColumnFacet; readonly holds: Sql[] }

function separateFilters(filters: BoundFilters, timeZone: string): { rest: Sql[]; set: SetFilter[] } {
  const rest: BoundFilters = { ...filters }
  for (const facet of COLUMN_FACETS) delete rest[facet]
  const set = COLUMN_FACETS.map((facet) => ({
    facet,
    holds: listConditions({ [facet]: filters[facet] }, timeZone),
  })).filter(({ holds }) => holds.length > 0)
  return { rest: listConditions(rest, timeZone), set }
}

const Row = z.object({
  facet: z.enum(COLUMN_FACETS),
  value: z.string(),
  /** Posts that pass all filters, and for each filter that is set those that fail only this one. */
  passed: z.number(),
  failed: z.array(z.number()),
})

/**
 * A post that fails one filter counts among the choices of that filter alone, a post that fails two nowhere: so one pass over the
 * posts that fail at most one has everything that is asked for.
 */
function selectFacets(rest: Sql[], set: readonly SetFilter[]): Sql {
  // What is not known does not hold.
  const fails = set.map(({ holds }) => sql`(ifNull(${join(holds, and)}, 0) = 0)`)
  const failures = fails.length > 1 ? [sql`${join(fails, sql` + `)} <= 1`] : []
  const failed = fails.map((_, i) => sql`toUInt32(countIf(failed_filter = ${integer(i + 1)}))`)
  const columns = COLUMN_FACETS.map((facet) => ({ label: sql`${string(facet)}`, ...FACET_COLUMNS[facet] }))
  const choose = (pick: (column: (typeof columns)[number]) => Sql) =>
    sql`multiIf(${join(columns.map((one) => sql`grouping(${one.name}) = 0, ${pick(one)}`))}, '')`
  return sql`
    SELECT ${choose(({ label }) => label)} AS facet, ${choose(({ name }) => sql`toString(${name})`)} AS value,
      toUInt32(countIf(failed_filter = 0)) AS passed, CAST([${join(failed)}], 'Array(UInt32)') AS failed
    FROM (
      SELECT ${join(columns.map(({ name, value }) => sql`${value} AS ${name}`))}, ${numberFailed(fails)} AS failed_filter
      FROM ${POSTS} ${where([...rest, ...failures])})
    GROUP BY GROUPING SETS (${join(columns.map(({ name }) => sql`(${name})`))})
    LIMIT 50000`
}

/** Which of the filters a post fails that fails at most one; 0: none. */
function numberFailed(fails: readonly Sql[]): Sql {
  if (fails.length === 0) return sql`toUInt8(0)`
  const cases = fails.map((one, i) => sql`${one}, ${integer(i + 1)}`)
  return sql`toUInt8(multiIf(${join(cases)}, 0))`
}

/** Counts posts per choice of each filter, by grouping (docs/decisions/0113, 0130). */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, integers, join, POSTS, renderSql, type Sql, sql, strings } from '../../store/sql.ts'
import { type BoundFilters, whereFilters } from '../conditions/conditions.ts'
import {
  COLUMN_FACETS,
  type ColumnFacet,
  FACET_KEYS,
  type FacetKey,
  type FacetValue,
  type Genders,
  MARKS,
} from './facet-columns.ts'

export type ChoiceCounts = {
  /** Posts that pass all filters. */
  readonly total: number
  readonly choices: ReadonlyMap<ColumnFacet, ReadonlyMap<string, number>>
}

/**
 * Maximum choices of one filter, reached only by people. One more is returned to detect it: choices with the fewest posts are dropped,
 * but never selected ones.
 */
export const MAX_CHOICES = 2_000

/** Key of one part of the query: which value of `VALUES`, and its stored form. */
const Row = z.object({ part: z.number(), place: z.number(), value: z.string(), found: z.number() })

/** Of two grouped columns the first one. */
const VALUES: readonly FacetValue[] = FACET_KEYS.flatMap(({ values }) => values)
const placesOf = (facets: readonly ColumnFacet[]) =>
  VALUES.flatMap((value, place) => (value.facets.some((facet) => facets.includes(facet)) ? place : []))

const NOBODY: Genders = { feminino: [], masculino: [] }

/** In characters. The engine accepts more, but plans a long search once per part (2 s for 40,000), and a whole query has ten seconds. */
const MAX_QUERY = 100_000

/** One read for some of the facets: the posts that pass some of the filters. */
type Part = {
  readonly facets: readonly ColumnFacet[]
  readonly filters: BoundFilters
  /** Keys of `VALUES`. */
  readonly places: readonly number[]
  readonly genders: Genders
  /** Values that are returned even if many others have more posts. */
  readonly chosen: readonly string[]
}

/**
 * The posts that pass all filters once, grouped by both columns; and for each active filter the posts that pass all others, grouped by
 * its own column alone. Genders are counted from the people whose gender is known.
 */
export async function countChoices(
  ch: ClickHouse,
  filters: BoundFilters,
  timeZone: string,
  genders: Genders | null,
): Promise<ChoiceCounts> {
  const facets = COLUMN_FACETS.filter((facet) => facet !== 'gender' || genders)
  const parts = listParts(filters, facets, genders ?? NOBODY)
  const rows = await readParts(
    ch,
    parts.map((part, i) => selectPart(part, i, timeZone)),
  )
  const choices = new Map<ColumnFacet, Map<string, number>>()
  let total = 0
  for (const { part, place, value, found } of rows) {
    if (part === 0 && VALUES[place] === MARKS) total += found
    for (const choice of VALUES[place]?.read(value) ?? []) {
      if (!parts[part]?.facets.includes(choice.facet)) continue
      const counts = choices.get(choice.facet) ?? new Map<string, number>()
      counts.set(choice.value, (counts.get(choice.value) ?? 0) + found)
      choices.set(choice.facet, counts)
    }
  }
  return { total, choices }
}

/** In one query if the engine accepts its length: the search is repeated in each part. */
async function readParts(ch: ClickHouse, parts: readonly Sql[]): Promise<z.infer<typeof Row>[]> {
  const together = join(parts, sql` UNION ALL `)
  if (renderSql(together).text.length <= MAX_QUERY) return ch.rows('count-facets', together, Row)
  const answers = []
  for (const part of parts) answers.push(await ch.rows('count-facets', part, Row))
  return answers.flat()
}

function listParts(filters: BoundFilters, facets: readonly ColumnFacet[], genders: Genders): Part[] {
  const set = facets.filter((facet) => (filters[facet] ?? []).length > 0)
  const others = facets.filter((facet) => !set.includes(facet))
  const allPlaces = [...new Set([VALUES.indexOf(MARKS), ...placesOf(others)])]
  return [
    // Every post has marks: they count all posts, whatever filters are set.
    { facets: others, filters, genders, places: allPlaces, chosen: [] },
    ...set.map((facet) => {
      const places = placesOf([facet])
      const chosen = listChosen(filters[facet]).flatMap((one) => places.map((at) => VALUES[at]?.store(one) ?? one))
      return { facets: [facet], filters: { ...filters, [facet]: undefined }, genders, places, chosen }
    }),
  ]
}

/** With and without the hyphen that excludes. */
export const listChosen = (chosen: string | readonly string[] | undefined): string[] =>
  [chosen ?? []].flat().map((value) => value.replace(/^-/, ''))

/** Combinations are counted by the stored columns, and split afterwards, when there are few. */
function selectPart({ filters, places, genders, chosen }: Part, part: number, timeZone: string): Sql {
  const keys = FACET_KEYS.filter(({ values }) => values.some((value) => places.includes(VALUES.indexOf(value))))
  const choose = (pick: (key: FacetKey) => Sql, otherwise: Sql) =>
    sql`multiIf(${join(keys.map((key) => sql`grouping(${key.column}) = 0, ${pick(key)}`))}, ${otherwise})`
  const combine = ({ column, added }: FacetKey) =>
    added && places.includes(VALUES.indexOf(added.value))
      ? sql`concat(toString(${column}), ' ', ${added.select(genders)})`
      : sql`toString(${column})`
  const first = ({ values }: FacetKey) => sql`${integer(values[0] ? VALUES.indexOf(values[0]) : 0)}`
  return sql`SELECT * FROM (
    SELECT toUInt8(${integer(part)}) AS part, toUInt8(first_place + at - 1) AS place, decodeURLComponent(piece) AS value,
      toUInt32(sum(many)) AS found
    FROM (SELECT ${choose(combine, sql`''`)} AS combination, count() AS many,
        ${choose(first, sql`0`)} AS first_place
      FROM ${POSTS} ${whereFilters(filters, timeZone)}
      GROUP BY GROUPING SETS (${join(keys.map(({ column }) => sql`(${column})`))}))
    ARRAY JOIN splitByChar(' ', combination) AS piece, arrayEnumerate(splitByChar(' ', combination)) AS at
    WHERE has(${integers(places)}, place)
    GROUP BY place, value
    ORDER BY has(${strings(chosen)}, value) DESC, found DESC
    LIMIT ${integer(MAX_CHOICES + 1)} BY place
    LIMIT 50000)`
}

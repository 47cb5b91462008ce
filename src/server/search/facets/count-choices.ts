/** How many posts each choice has, by what posts are grouped by (docs/decisions/0113, 0130). */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, join, POSTS, renderSql, type Sql, sql } from '../../store/sql.ts'
import { type BoundFilters, whereFilters } from '../conditions/conditions.ts'
import { COLUMN_FACETS, type ColumnFacet, FACET_KEYS, type FacetKey, POST } from './facet-columns.ts'

export type ChoiceCounts = {
  /** Posts that pass all filters. */
  readonly total: number
  readonly choices: ReadonlyMap<ColumnFacet, ReadonlyMap<string, number>>
}

/** Of one of a question's groupings: which, by which of its keys, and the value of that key. */
const Row = z.object({ part: z.number(), key: z.number(), value: z.string(), found: z.number() })

/** In characters. The engine takes more, but plans a long search once for each part (2 s for 40,000), and all of a question has ten seconds. */
const LONGEST_QUESTION = 100_000

/** What is read for some of the facets: posts that pass some filters, grouped by each of some keys. */
type Part = {
  readonly facets: readonly ColumnFacet[]
  readonly filters: BoundFilters
  readonly keys: readonly FacetKey[]
}

/**
 * The posts that pass all filters once, by all keys; and for each filter that is set those that pass all the others, by its own key
 * alone.
 */
export async function countChoices(ch: ClickHouse, filters: BoundFilters, timeZone: string): Promise<ChoiceCounts> {
  const parts = listParts(filters)
  const rows = await readParts(
    ch,
    parts.map((part, i) => selectPart(part, i, timeZone)),
  )
  const choices = new Map<ColumnFacet, Map<string, number>>()
  let total = 0
  for (const { part, key, value, found } of rows) {
    const asked = parts[part]
    if (part === 0 && key === 0) total += found
    for (const choice of asked?.keys[key]?.read(value) ?? []) {
      if (!asked?.facets.includes(choice.facet)) continue
      const counts = choices.get(choice.facet) ?? new Map<string, number>()
      counts.set(choice.value, (counts.get(choice.value) ?? 0) + found)
      choices.set(choice.facet, counts)
    }
  }
  return { total, choices }
}

/** Together, where the engine takes a text so long: the search stands in each part once. */
async function readParts(ch: ClickHouse, parts: readonly Sql[]): Promise<z.infer<typeof Row>[]> {
  const together = join(parts, sql` UNION ALL `)
  if (renderSql(together).text.length <= LONGEST_QUESTION) return ch.rows('count-facets', together, Row)
  const answers = []
  for (const part of parts) answers.push(await ch.rows('count-facets', part, Row))
  return answers.flat()
}

function listParts(filters: BoundFilters): Part[] {
  const set = COLUMN_FACETS.filter((facet) => (filters[facet] ?? []).length > 0)
  const others = COLUMN_FACETS.filter((facet) => !set.includes(facet))
  const keysOf = (facets: readonly ColumnFacet[]) =>
    FACET_KEYS.filter((key) => key.facets.some((facet) => facets.includes(facet)))
  return [
    // By these values all posts are counted, whatever is set.
    { facets: others, filters, keys: [...new Set([POST, ...keysOf(others)])] },
    ...set.map((facet) => ({ facets: [facet], filters: { ...filters, [facet]: undefined }, keys: keysOf([facet]) })),
  ]
}

function selectPart({ filters, keys }: Part, part: number, timeZone: string): Sql {
  const choose = (pick: (key: FacetKey, i: number) => Sql, otherwise: Sql) =>
    sql`multiIf(${join(keys.map((key, i) => sql`grouping(${key.column}) = 0, ${pick(key, i)}`))}, ${otherwise})`
  return sql`SELECT toUInt8(${integer(part)}) AS part, toUInt8(${choose((_, i) => sql`${integer(i)}`, sql`0`)}) AS key,
      ${choose(({ column }) => sql`toString(${column})`, sql`''`)} AS value, toUInt32(count()) AS found
    FROM ${POSTS} ${whereFilters(filters, timeZone)}
    GROUP BY GROUPING SETS (${join(keys.map(({ column }) => sql`(${column})`))})
    LIMIT 200000`
}

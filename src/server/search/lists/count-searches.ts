/** Counts posts of many queries by party, person, UF, platform and month: the posts are read once for all of them. */
import { z } from 'zod'
import type { ListDimension } from '../../../contract/limits.ts'
import type { SearchNode, SearchTree } from '../../../search-language/ast.ts'
import { findToday } from '../../../search-language/fields/day-ranges.ts'
import { parseSearch } from '../../../search-language/parse.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, join, numeral, POSTS, type Sql, sql, string, strings } from '../../store/sql.ts'
import { compileSearch } from '../conditions/compile.ts'
import { type BoundFilters, listConditions, where } from '../conditions/conditions.ts'
import { toContext } from '../conditions/found-in.ts'

export type ListedSearch = Pick<BoundFilters, 'search_people' | 'dossier_posts'> & { search: string }

/** `values`: posts per value of each dimension, most first; the difference to `posts` has values that are not kept. */
export type SearchCounts = { posts: number; values: Record<ListDimension, Map<string, number>> }

/** Posts whose numbers are greater than the first and at most the second. */
export type NumberRange = { after: number; until: number }

/** Conditions common to all queries. */
export type Asked = NumberRange & { period: Pick<BoundFilters, 'start_date' | 'end_date'>; timeZone: string }

/** Maximum values of one query along one dimension, reached only by people. */
const MAX_VALUES = 2_000

const DIMENSIONS: Readonly<Record<ListDimension, { name: Sql; value: (timeZone: string) => Sql }>> = {
  party: { name: sql`party`, value: () => sql`party` },
  public_person: { name: sql`person_id`, value: () => sql`person_id` },
  uf: { name: sql`uf`, value: () => sql`uf` },
  platform: { name: sql`platform`, value: () => sql`platform` },
  month: {
    name: sql`list_month`,
    value: (timeZone) => sql`formatDateTime(posts.date_created, '%Y-%m', ${string(timeZone)})`,
  },
}
const NAMES = Object.keys(DIMENSIONS) as ListDimension[]

const Row = z.object({
  search_number: z.number(),
  dimension: z.enum(['all', ...NAMES]),
  value: z.string(),
  posts: z.number(),
})

/** @throws the store's error if one of the queries cannot be run, or all of them are too large together */
export async function countSearches(
  ch: ClickHouse,
  searches: readonly ListedSearch[],
  asked: Asked,
): Promise<SearchCounts[]> {
  const counts: SearchCounts[] = searches.map(() => ({ posts: 0, values: noValues() }))
  for (const { search_number, dimension, value, posts } of await ch.rows(
    'count-searches',
    select(searches, asked),
    Row,
  )) {
    const one = counts[search_number - 1]
    if (!one) continue
    if (dimension === 'all') one.posts = posts
    else one.values[dimension].set(value, posts)
  }
  return counts
}

const noValues = () =>
  Object.fromEntries(NAMES.map((name) => [name, new Map<string, number>()])) as SearchCounts['values']

function select(searches: readonly ListedSearch[], { after, until, period, timeZone }: Asked): Sql {
  const trees = searches.map(({ search }) => parseSearch(search))
  const people = new Map(searches.flatMap(({ search_people }) => [...(search_people ?? [])]))
  const dossierPosts = new Map(searches.flatMap(({ dossier_posts }) => [...(dossier_posts ?? [])]))
  const context = toContext({ timeZone, today: findToday(timeZone), people, dossierPosts })
  const compile = (tree: SearchTree) => compileSearch(tree, context) ?? sql`true`
  const every = trees.filter((tree): tree is SearchNode => tree !== null)
  const any = every.length === 1 && every[0] ? every[0] : { type: 'or' as const, children: every }
  const isNew = after > 0 ? [sql`posts.version > ${whole(after)}`, sql`posts.number > ${whole(after)}`] : []
  const conditions = [
    ...isNew,
    sql`posts.number <= ${whole(until)}`,
    ...listConditions(period, timeZone),
    // One lookup in the text indexes for all queries; which of them matched is then determined for few posts.
    every.length === trees.length ? compile(any) : sql`true`,
  ]
  const columns = NAMES.map((name) => ({ label: sql`${string(name)}`, ...DIMENSIONS[name] }))
  const choose = (pick: (column: (typeof columns)[number]) => Sql, rest: Sql) =>
    sql`multiIf(${join(columns.map((one) => sql`grouping(${one.name}) = 0, ${pick(one)}`))}, ${rest})`
  return sql`
    SELECT toUInt32(search_number) AS search_number, ${choose(({ label }) => label, sql`'all'`)} AS dimension,
      ${choose(({ name }) => sql`toString(${name})`, sql`''`)} AS value, toUInt32(count()) AS posts
    FROM (
      SELECT ${join(columns.map(({ name, value }) => sql`${value(timeZone)} AS ${name}`))}, ${listFound(trees, compile)} AS list_found
      FROM ${POSTS} ${where(conditions)})
    ARRAY JOIN list_found AS search_number
    GROUP BY GROUPING SETS ((search_number), ${join(columns.map(({ name }) => sql`(search_number, ${name})`))})
    ORDER BY posts DESC, value LIMIT ${integer(MAX_VALUES)} BY search_number, dimension`
}

const whole = (number: number) => numeral(BigInt(number))

/** The numbers of the queries that a post matches. */
function listFound(trees: readonly SearchTree[], compile: (tree: SearchTree) => Sql): Sql {
  const numbers = sql`range(1, ${integer(trees.length + 1)})`
  const phrases = trees.flatMap((tree) => (tree?.type === 'phrase' ? [` ${tree.tokens.join(' ')} `] : []))
  if (phrases.length === trees.length)
    return sql`arrayFilter((number, at) -> at > 0, ${numbers},
      multiSearchAllPositions(concat(' ', folded, ' '), ${strings(phrases)}))`
  const found = trees.map((tree) => sql`toUInt8(ifNull(${compile(tree)}, 0))`)
  return sql`arrayFilter((number, is_found) -> is_found, ${numbers}, [${join(found)}])`
}

/** How many queries are best run together: names and plain words share one multi-search, each of the others is a condition. */
const PHRASES_AT_ONCE = 200
const OTHERS_AT_ONCE = 25

/** The next queries to run together: of one kind, in their order. */
export function takeBatch<Item extends { search: string }>(waiting: readonly Item[]): Item[] {
  const isPhrase = ({ search }: Item) => parseSearch(search)?.type === 'phrase'
  const kind = waiting[0] && isPhrase(waiting[0])
  const most = kind ? PHRASES_AT_ONCE : OTHERS_AT_ONCE
  return waiting.filter((item) => isPhrase(item) === kind).slice(0, most)
}

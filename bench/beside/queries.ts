/** Translates the address of a post list into queries on the table of `fill.ts`; supports only what the bench requests. */
import { PostsQuery } from '../../src/contract/posts/post-query.ts'
import type { SearchNode } from '../../src/search-language/ast.ts'
import { parseSearch } from '../../src/search-language/parse.ts'
import { parseConfig } from '../../src/server/config.ts'
import { stemToken } from '../../src/text/stem.ts'

export type Statement = { text: string; values: unknown[] }

const LISTS = new Set(['party', 'uf', 'platform', 'hate', 'role'])
const TIME_ZONE = parseConfig({}).timeZone

/** Parses the query as our own endpoint does. */
export function readAddress(path: string): PostsQuery {
  const given = new URL(path, 'http://localhost').searchParams
  const names = [...new Set(given.keys())]
  return PostsQuery.parse(
    Object.fromEntries(names.map((name) => [name, LISTS.has(name) ? given.getAll(name) : given.get(name)])),
  )
}

export function countPosts(query: PostsQuery): Statement {
  const { where, values } = listConditions(query)
  return { text: `SELECT count(*)::int AS total FROM posts ${where}`, values }
}

export function countMessages(query: PostsQuery): Statement {
  const { where, values } = listConditions(query)
  return { text: `SELECT count(DISTINCT message)::int AS total FROM posts ${where}`, values }
}

/** Selects whole posts, without the columns of searched words. */
export function selectPage(query: PostsQuery, limit: number, offset: number): Statement {
  const { where, values } = listConditions(query)
  const order = query.sort_by === 'date_created' ? '' : `${query.sort_by} DESC NULLS LAST, `
  return {
    text: `SELECT id, date_created, platform, account, full_name, content, link, views, likes, shares, comments, party, role, uf, hate,
      hate_score, message FROM posts ${where} ORDER BY ${order}date_created DESC, id DESC
      LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
    values: [...values, limit, offset],
  }
}

function listConditions(query: PostsQuery): { where: string; values: unknown[] } {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const conditions: string[] = []
  for (const column of ['party', 'uf', 'platform', 'hate', 'role'] as const) {
    const wanted = query[column]
    if (wanted?.length) conditions.push(`${column} = ANY(${bind(wanted)})`)
  }
  const day = (value: string) => `${bind(value)}::date::timestamp`
  const zone = `AT TIME ZONE '${TIME_ZONE}'`
  if (query.start_date) conditions.push(`date_created >= ${day(query.start_date)} ${zone}`)
  if (query.end_date) conditions.push(`date_created < (${day(query.end_date)} + interval '1 day') ${zone}`)
  const tree = parseSearch(query.search ?? '')
  for (const node of tree?.type === 'and' ? tree.children : tree ? [tree] : []) conditions.push(writeNode(node, bind))
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', values }
}

function writeNode(node: SearchNode, bind: (value: unknown) => string): string {
  if (node.type === 'word') return `stems @@ ${bind(`'${stemToken(node.token)}'`)}::tsquery`
  if (node.type === 'prefix') return `folded @@ ${bind(`'${node.token}':*`)}::tsquery`
  if (node.type === 'phrase') return `folded @@ phraseto_tsquery('simple', ${bind(node.tokens.join(' '))})`
  throw new Error(`not compared: ${node.type}`)
}

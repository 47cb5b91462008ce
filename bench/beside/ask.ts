import type pg from 'pg'
import type { PostsQuery } from '../../src/contract/posts/post-query.ts'
import { swapHalves } from './fill.ts'
import { countMessages, countPosts, readAddress, type Statement, selectPage } from './queries.ts'

/** The results that both must agree on. */
export type Answer = { total: number; ids: string[] }

/** Uses the plain client, on as many connections as there are queries: page and total concurrently, like ours. */
export async function askPostgres(pool: pg.Pool, path: string): Promise<Answer> {
  const query = readAddress(path)
  const isCollapsed = query.collapse === 'true'
  const [total, rows] = await Promise.all([
    askTotal(pool, isCollapsed ? countMessages(query) : countPosts(query)),
    isCollapsed ? listFirst(pool, query) : listPage(pool, selectPage(query, query.page_size, offsetOf(query))),
  ])
  return { total, ids: rows.map(({ id }) => swapHalves(id)) }
}

type Row = { id: string; message: string }

const offsetOf = ({ page, page_size }: PostsQuery) => (page - 1) * page_size

async function askTotal(pool: pg.Pool, { text, values }: Statement): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(text, values)
  return rows[0]?.total ?? 0
}

const listPage = async (pool: pg.Pool, { text, values }: Statement) => (await pool.query<Row>(text, values)).rows

/**
 * The first post of each message, from a window that grows until it is large enough, as in our program: sorting
 * everything would take seconds.
 */
async function listFirst(pool: pg.Pool, query: PostsQuery): Promise<Row[]> {
  const wanted = offsetOf(query) + query.page_size
  for (let window = wanted * 4; ; window *= 10) {
    const rows = await listPage(pool, selectPage(query, window, 0))
    const seen = new Set<string>()
    const first = rows.filter(({ message }) => !seen.has(message) && seen.add(message))
    if (first.length >= wanted || rows.length < window) return first.slice(offsetOf(query), wanted)
  }
}

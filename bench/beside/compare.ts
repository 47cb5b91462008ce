/** Compares our program with PostgreSQL on the same posts: first the results, then the times, alternating. */
import pg from 'pg'
import type { PostsReply } from '../../src/contract/posts/post.ts'
import type { Server } from '../program.ts'
import { type BenchQuery, SEARCHES } from '../queries.ts'
import { findShare } from '../times.ts'
import { type Answer, askPostgres } from './ask.ts'

/** Number of responses compared per query. */
const COMPARED = 5

export type Comparison = {
  name: string
  /** How many of the compared responses differ, and the first difference. */
  differ: number
  firstDifference: string | null
  ours: Pair
  theirs: Pair
}
type Pair = { p50: number; p95: number }

export type Beside = { version: string; table: number; indexes: number; comparisons: Comparison[] }

export async function compareWithPostgres(server: Server, url: string, rounds: number): Promise<Beside> {
  const pool = new pg.Pool({ connectionString: url, max: 2, statement_timeout: 120_000 })
  try {
    const comparisons: Comparison[] = []
    for (const question of SEARCHES) comparisons.push(await compare(server, pool, question, rounds))
    const { rows } = await pool.query<{ version: string; table: string; indexes: string }>(
      `SELECT current_setting('server_version') AS version, pg_table_size('posts') AS table, pg_indexes_size('posts') AS indexes`,
    )
    const [{ version = '', table = 0, indexes = 0 } = {}] = rows
    return { version, table: Number(table), indexes: Number(indexes), comparisons }
  } finally {
    await pool.end()
  }
}

async function compare(server: Server, pool: pg.Pool, { name, path }: BenchQuery, rounds: number): Promise<Comparison> {
  const differences: string[] = []
  // These also warm up both.
  for (let round = 0; round < COMPARED; round += 1) {
    const [ours, theirs] = [await askOurs(server, path(round)), await askPostgres(pool, path(round))]
    if (!isSame(ours, theirs)) differences.push(`${path(round)}: ${describe(ours)}, PostgreSQL ${describe(theirs)}`)
  }
  const times = { ours: [] as number[], theirs: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await measure(() => askOurs(server, path(round))))
    times.theirs.push(await measure(() => askPostgres(pool, path(round))))
  }
  const sum = (list: number[]) => ({ p50: findShare(list, 0.5), p95: findShare(list, 0.95) })
  return {
    name,
    differ: differences.length,
    firstDifference: differences[0] ?? null,
    ours: sum(times.ours),
    theirs: sum(times.theirs),
  }
}

async function askOurs(server: Server, path: string): Promise<Answer> {
  const response = await server.get(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const { items, total_items } = (await response.json()) as PostsReply
  return { total: total_items, ids: items.map(({ id }) => id.replaceAll('-', '')) }
}

const isSame = (one: Answer, other: Answer) => one.total === other.total && `${one.ids}` === `${other.ids}`
const describe = ({ total, ids }: Answer) => `${total} in all, ${ids.slice(0, 3).join(' ')} …`

async function measure(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

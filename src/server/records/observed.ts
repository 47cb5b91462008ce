/** A few figures for monitoring. */
import { sql } from 'kysely'
import { SOURCE_FILTERS } from '../../contract/labels.ts'
import type { Postgres } from '../store/postgres.ts'
import { HEARTBEAT_MS } from './sources/imports.ts'

/** Number of followed accounts by state; contains no names. */
export async function countSourcesByState(pg: Postgres) {
  const rows = await pg
    .selectFrom('sources')
    .select(({ fn }) => [
      sql<string>`CASE WHEN is_paused THEN 'pausada' ELSE state END`.as('state'),
      fn.countAll<number>().as('count'),
      sql<Date | null>`max(last_good_at)`.as('newest'),
      sql<Date | null>`min(last_good_at)`.as('oldest'),
    ])
    .groupBy(sql`1`)
    .execute()
  return SOURCE_FILTERS.map((state) => {
    const none = { count: 0, newest: null, oldest: null }
    return { ...(rows.find((row) => row.state === state) ?? none), state }
  })
}

/** Number of imports that have recently reported that they run. */
export async function countRunningImports(pg: Postgres, now: Date): Promise<number> {
  const { count } = await pg
    .selectFrom('imports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'em andamento')
    .where('seen_at', '>=', new Date(now.getTime() - 6 * HEARTBEAT_MS))
    .executeTakeFirstOrThrow()
  return count
}

import { sql } from 'kysely'
import type { Postgres } from '../store/postgres.ts'

/** A real question over a table. */
export async function pingPeople(pg: Postgres): Promise<void> {
  await pg.selectFrom('users').select(pg.fn.countAll().as('n')).executeTakeFirstOrThrow()
}

/** What the server's clock says, in milliseconds. */
export async function readPeopleClock(pg: Postgres): Promise<number> {
  const clock = sql<Date>`clock_timestamp()`.as('at')
  const { at } = await pg.selectNoFrom(clock).executeTakeFirstOrThrow()
  return new Date(at).getTime()
}

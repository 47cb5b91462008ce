import { sql } from 'kysely'
import type { Postgres } from '../store/postgres.ts'

/** Runs a real query on a table. */
export async function pingPeople(pg: Postgres): Promise<void> {
  await pg.selectFrom('users').select(pg.fn.countAll().as('n')).executeTakeFirstOrThrow()
}

/** The server's clock, in milliseconds. */
export async function readPeopleClock(pg: Postgres): Promise<number> {
  const clock = sql<Date>`clock_timestamp()`.as('at')
  const { at } = await pg.selectNoFrom(clock).executeTakeFirstOrThrow()
  return new Date(at).getTime()
}

import type { Postgres } from '../store/postgres.ts'

/** A real question over a table. */
export async function pingPeople(pg: Postgres): Promise<void> {
  await pg.selectFrom('users').select(pg.fn.countAll().as('n')).executeTakeFirstOrThrow()
}

import type { Postgres } from '../../store/postgres.ts'

/** Until when what came in is followed by the posts; null: nothing is yet. */
export async function findMarkProgress(pg: Postgres, name: string): Promise<Date | null> {
  const row = await pg.selectFrom('job_watermarks').select('at').where('name', '=', name).executeTakeFirst()
  return row?.at ?? null
}

export async function saveMarkProgress(pg: Postgres, name: string, at: Date): Promise<void> {
  await pg
    .insertInto('job_watermarks')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute()
}

import type { Postgres } from '../../store/postgres.ts'

/** The watermark of a job: posts reflect everything received up to this moment; null if nothing has been processed yet. */
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

import type { Selectable } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'
import type { Tables } from '../../store/tables.ts'

/** One run of a step over the stored posts. `post_id` and `post_date` are those of the last post processed. */
export type EnrichmentRun = Selectable<Tables['enrichment_runs']>

/** The unfinished run of this step and version over the same posts. */
export async function findOpenRun(
  pg: Postgres,
  { step, version, since }: Pick<EnrichmentRun, 'step' | 'version' | 'since'>,
): Promise<EnrichmentRun | undefined> {
  const run = await pg
    .selectFrom('enrichment_runs')
    .selectAll()
    .where('step', '=', step)
    .where('version', '=', version)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return run?.since?.getTime() === since?.getTime() ? run : undefined
}

/** Records the start of a run; replaces an earlier one of the same step and version. */
export async function startRun(
  pg: Postgres,
  { step, version, since }: Pick<EnrichmentRun, 'step' | 'version' | 'since'>,
): Promise<EnrichmentRun> {
  await pg.deleteFrom('enrichment_runs').where('step', '=', step).where('version', '=', version).execute()
  return pg.insertInto('enrichment_runs').values({ step, version, since }).returningAll().executeTakeFirstOrThrow()
}

/** Records the progress of a run. */
export async function updateRun(
  pg: Postgres,
  run: EnrichmentRun,
  { isFinished }: { isFinished: boolean },
): Promise<void> {
  const { step, version, post_id, post_date, read, changed } = run
  await pg
    .updateTable('enrichment_runs')
    .set({ post_id, post_date, read, changed, finished_at: isFinished ? new Date() : null })
    .where('step', '=', step)
    .where('version', '=', version)
    .execute()
}

import type { Kysely } from 'kysely'
import { z } from 'zod'
import { IMPORT_FORMATS, IMPORT_STATES, type ImportState } from '../../../contract/labels.ts'
import { ImportReport, ImportRun } from '../../../contract/sources/imports.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import type { Tables } from '../../store/tables.ts'

/** Number of imports kept and shown. */
const KEPT = 20
/** How often a running import reports that it is alive. */
export const HEARTBEAT_MS = 5_000
/** An import silent for this long has died with its process. */
const DEAD_MS = 6 * HEARTBEAT_MS

const ENDED =
  'O programa foi encerrado no meio da importação; o que foi contado está gravado. Importe de novo para o resto.'

export type NewImport = { name: string; format: string; started_by: number }

/** Starts an import; undefined while another one runs. */
export async function startImport(pg: Postgres, run: NewImport, now: Date): Promise<number | undefined> {
  return inTransaction(pg, async (tx) => {
    await endLostImports(tx, findDeadline(now), now)
    const made = await tx
      .insertInto('imports')
      .values({ ...run, started_at: now, seen_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made)
      await tx
        .deleteFrom('imports')
        // By rank: every refused import has used up an id.
        .where('id', 'not in', tx.selectFrom('imports').select('id').orderBy('id', 'desc').limit(KEPT))
        .execute()
    return made?.id
  })
}

const findDeadline = (now: Date) => new Date(now.getTime() - DEAD_MS)

/** Ends imports that only appear to be running: none has reported since `seenBefore`. A single process knows this at its start. */
export async function endLostImports(pg: Kysely<Tables>, seenBefore: Date, now: Date): Promise<void> {
  await pg
    .updateTable('imports')
    .set({ state: 'interrompida', problem: ENDED, finished_at: now })
    .where('state', '=', 'em andamento')
    .where('seen_at', '<', seenBefore)
    .execute()
}

/** Milliseconds until the running import is finished, at its pace so far, or can be presumed dead; 0 when none runs. */
export async function estimateImportEnd(pg: Postgres, now: Date): Promise<number> {
  const run = await pg
    .selectFrom('imports')
    .select(['portion', 'started_at', 'seen_at'])
    .where('state', '=', 'em andamento')
    .where('seen_at', '>=', findDeadline(now))
    .executeTakeFirst()
  if (!run) return 0
  const took = Math.max(1_000, now.getTime() - run.started_at.getTime())
  // Without a known length: as long again.
  const left = run.portion ? (took * (1 - run.portion)) / run.portion : took
  const silence = now.getTime() - run.seen_at.getTime()
  return silence > 2 * HEARTBEAT_MS ? Math.max(left, DEAD_MS - silence) : left
}

type Counts = Pick<
  ImportRun,
  'portion' | 'read' | 'of_people' | 'stored' | 'updated' | 'unchanged' | 'set_aside_count' | 'linked'
>

/** Stores the progress of an import, and that it is alive. */
export async function saveImportProgress(pg: Postgres, id: number, counts: Partial<Counts>, now: Date): Promise<void> {
  await pg
    .updateTable('imports')
    .set({ ...counts, seen_at: now })
    .where('id', '=', id)
    .where('state', '=', 'em andamento')
    .execute()
}

export type ImportEnd = Counts & {
  state: Exclude<ImportState, 'em andamento'>
  problem: string | null
  set_aside: ImportReport['set_aside']
}

export async function finishImport(pg: Postgres, id: number, end: ImportEnd, now: Date): Promise<void> {
  await pg
    .updateTable('imports')
    .set({ ...end, set_aside: JSON.stringify(end.set_aside), finished_at: now })
    .where('id', '=', id)
    .execute()
}

/** The latest imports, newest first. One that died with its process is shown as ended, even if no other was started. */
export async function listImports(pg: Postgres, now: Date): Promise<ImportRun[]> {
  await endLostImports(pg, findDeadline(now), now)
  const rows = await selectImports(pg).orderBy('imports.id', 'desc').limit(KEPT).execute()
  return rows.map(describe)
}

export async function findImport(pg: Postgres, id: number): Promise<ImportReport | undefined> {
  const row = await selectImports(pg).select('set_aside').where('imports.id', '=', id).executeTakeFirst()
  return row && { ...describe(row), set_aside: ImportReport.shape.set_aside.parse(row.set_aside) }
}

/** When the last finished import ended: results cached before then lack its posts. ISO 8601; null: none has finished. */
export async function findLastImportEnd(pg: Postgres): Promise<string | null> {
  const { last } = await pg
    .selectFrom('imports')
    .select(({ fn }) => fn.max('finished_at').as('last'))
    .executeTakeFirstOrThrow()
  return last?.toISOString() ?? null
}

const COLUMNS = [
  'imports.id',
  'name',
  'format',
  'state',
  'portion',
  'read',
  'of_people',
  'stored',
  'updated',
  'unchanged',
  'set_aside_count',
  'linked',
  'problem',
  'users.username as started_by',
  'started_at',
  'finished_at',
] as const

const selectImports = (pg: Postgres) =>
  pg.selectFrom('imports').leftJoin('users', 'users.id', 'imports.started_by').select(COLUMNS)

const Row = ImportRun.extend({
  format: z.enum(IMPORT_FORMATS),
  state: z.enum(IMPORT_STATES),
  started_at: z.date().transform((moment) => moment.toISOString()),
  finished_at: z
    .date()
    .nullable()
    .transform((moment) => moment?.toISOString() ?? null),
})
const describe = (row: unknown): ImportRun => Row.parse(row)

/** Lists of questions that are counted together. Access is checked before (`access/can-use.ts`). */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type ListMode, MAX_LISTS } from '../../../contract/limits.ts'
import type { NewList, SearchList } from '../../../contract/lists/lists.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { toColleague } from '../sharing/colleagues.ts'
import { deleteShares } from '../sharing/shares.ts'

/** A list without the caller's access level. */
export type ListRow = Omit<SearchList, 'level'>
export type NewLine = { position: number; text: string; search: string; refused: string | null }

/** Rows per statement. */
const AT_ONCE = 1_000

/** The lists with these ids, most recently changed first. */
export async function listLists(pg: Postgres, ids: readonly string[]): Promise<ListRow[]> {
  if (ids.length === 0) return []
  const rows = await selectLists(pg)
    .where('lists.id', 'in', [...ids])
    .orderBy('lists.updated_at', 'desc')
    .orderBy('lists.id')
    .execute()
  return rows.map(toList)
}

export async function findList(pg: Postgres, id: string): Promise<ListRow | undefined> {
  const row = await selectLists(pg).where('lists.id', '=', id).executeTakeFirst()
  return row && toList(row)
}

const selectLists = (pg: Postgres) =>
  pg
    .selectFrom('lists')
    .innerJoin('users', 'users.id', 'owner_id')
    .leftJoin('list_sums', (join) =>
      join.onRef('list_sums.list_id', '=', 'lists.id').on('dimension', '=', TOTAL).on('value', '=', ''),
    )
    .select(['lists.id', 'title', 'reading', 'filters', 'state', 'run', 'mode', 'questions', 'refused', 'done'])
    .select(['folder_id as folder', 'version'])
    .select(['started_at', 'finished_at', 'lists.created_at', 'posts', 'change'])
    .select(['username', 'first_name', 'last_name'])

/** In `list_sums`: over all lines, without a dimension. */
export const TOTAL = 'total'

type Row = Awaited<ReturnType<ReturnType<typeof selectLists>['execute']>>[number]

function toList({ username, first_name, last_name, filters, ...row }: Row): ListRow {
  const { start_date = null, end_date = null } = readPeriod(filters)
  return {
    ...row,
    // Type: the column holds only values that the contract accepts.
    reading: row.reading as ListRow['reading'],
    state: row.state as ListRow['state'],
    mode: row.mode as ListRow['mode'],
    ...{ start_date, end_date, posts: row.posts ?? 0, change: row.change ?? 0 },
    owner: toColleague({ username, first_name, last_name }),
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

/** Type: written by `createList`. */
export const readPeriod = (filters: unknown) => filters as Pick<NewList, 'start_date' | 'end_date'>

/** @returns undefined when the user has reached the limit of lists */
export function createList(
  pg: Postgres,
  ownerId: number,
  { title, reading, start_date, end_date }: NewList,
  lines: readonly NewLine[],
): Promise<string | undefined> {
  return inTransaction(pg, async (tx) => {
    // Concurrent creations run one after the other, so that every list is counted exactly once.
    await tx.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute()
    const { held } = await tx
      .selectFrom('lists')
      .select(({ fn }) => fn.countAll<number>().as('held'))
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow()
    if (held >= MAX_LISTS) return undefined
    const id = randomUUID()
    const questions = lines.filter(({ refused }) => refused === null).length
    const refused = lines.length - questions
    const filters = JSON.stringify({ ...(start_date && { start_date }), ...(end_date && { end_date }) })
    const state = questions > 0 ? 'running' : 'done'
    await tx
      .insertInto('lists')
      .values({ id, owner_id: ownerId, title, reading, filters, questions, refused, state })
      .execute()
    for (let i = 0; i < lines.length; i += AT_ONCE) {
      const rows = lines.slice(i, i + AT_ONCE).map((line) => ({ list_id: id, ...line }))
      await tx.insertInto('list_lines').values(rows).execute()
    }
    return id
  })
}

/** The lines as they were pasted, in order. */
export async function findText(pg: Postgres, id: string): Promise<string> {
  const rows = await pg
    .selectFrom('list_lines')
    .select(['position', 'text'])
    .where('list_id', '=', id)
    .orderBy('position')
    .execute()
  const lines: string[] = []
  for (const { position, text } of rows) lines[position - 1] = text
  return Array.from(lines, (line) => line ?? '').join('\n')
}

/** Renames the list. @returns whether the stored version was still the one that was seen */
export async function renameList(
  pg: Postgres,
  id: string,
  { title, version }: { title: string; version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await pg
    .updateTable('lists')
    .set({ title, version: version + 1, updated_at: new Date() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Also removes its counts and shares. */
export function deleteList(pg: Postgres, id: string): Promise<void> {
  return inTransaction(pg, async (tx) => {
    await tx.deleteFrom('lists').where('id', '=', id).execute()
    await deleteShares(tx, { kind: 'list', id })
  })
}

/** Starts a new count, unless one is running. @returns whether it started */
export function startRun(pg: Postgres, id: string, mode: ListMode): Promise<boolean> {
  return inTransaction(pg, async (tx) => {
    const started = await tx
      .updateTable('lists')
      .set({
        ...{ state: 'running', mode, run: sql`run + 1`, done: 0, until_number: null, leased_until: null },
        ...{ started_at: new Date(), finished_at: null, updated_at: new Date() },
      })
      .where('id', '=', id)
      .where('state', '!=', 'running')
      .where('questions', '>', 0)
      .returning('id')
      .executeTakeFirst()
    if (!started) return false
    // Changes are relative to this run.
    await tx.updateTable('list_sums').set({ change: 0 }).where('list_id', '=', id).execute()
    return true
  })
}

/** Counts so far are kept. @returns whether it was being counted */
export async function stopRun(pg: Postgres, id: string): Promise<boolean> {
  const stopped = await pg
    .updateTable('lists')
    .set({ state: 'stopped', finished_at: new Date(), leased_until: null, updated_at: new Date() })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  return stopped !== undefined
}

/** Number of the last post that the counts of all lines include; null: never counted. */
export async function findCountedUntil(pg: Postgres, id: string): Promise<number | null> {
  const row = await pg
    .selectFrom('list_lines')
    .select(({ fn }) => fn.min('counted_until').as('until'))
    .where('list_id', '=', id)
    .where('refused', 'is', null)
    .executeTakeFirst()
  return row?.until == null ? null : Number(row.until)
}

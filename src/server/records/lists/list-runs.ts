/**
 * Counts lists portion by portion: the counting process holds a lease, and results are stored only for the run that they belong
 * to.
 */
import { sql } from 'kysely'
import { LIST_DIMENSIONS, type ListDimension } from '../../../contract/limits.ts'
import type { Postgres } from '../../store/postgres.ts'
import { hasPassed } from '../../store/scheduled-times.ts'
import { readPeriod, TOTAL } from './lists.ts'

/** Longer than one portion takes. */
const LEASE_MS = 120_000

export type TakenList = {
  id: string
  ownerId: number
  run: number
  mode: string
  /** null: the run has not started. */
  until: number | null
  period: ReturnType<typeof readPeriod>
}

/** Claims the list that has waited longest among those to be counted and not leased. */
export async function takeList(pg: Postgres, now = new Date()): Promise<TakenList | undefined> {
  const row = await pg
    .updateTable('lists')
    .set({ leased_until: new Date(now.getTime() + LEASE_MS) })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('lists')
        .select('id')
        .where('state', '=', 'running')
        .where(hasPassed(sql`leased_until`, LEASE_MS / 1000, sql`${now}::timestamptz`))
        .orderBy(sql`worked_at NULLS FIRST`)
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'run', 'mode', 'until_number', 'filters', 'owner_id'])
    .executeTakeFirst()
  if (!row) return undefined
  const until = row.until_number === null ? null : Number(row.until_number)
  return { id: row.id, ownerId: row.owner_id, run: row.run, mode: row.mode, until, period: readPeriod(row.filters) }
}

/** Sets the range of posts of the run: those stored when it starts. @returns the effective number, set by the first process */
export async function beginRun(pg: Postgres, { id, run }: TakenList, until: number): Promise<number | undefined> {
  const row = await pg
    .updateTable('lists')
    .set({ until_number: sql`coalesce(until_number, ${until})` })
    .where('id', '=', id)
    .where('run', '=', run)
    .returning('until_number')
    .executeTakeFirst()
  return row?.until_number == null ? undefined : Number(row.until_number)
}

/** `after`: its counts include posts up to this number; 0: it is counted from the beginning. */
export type WaitingLine = { position: number; search: string; after: number }

/** Lines that this run has not counted yet, in order. */
export async function listWaitingLines(
  pg: Postgres,
  { id, run, mode }: TakenList,
  most: number,
): Promise<WaitingLine[]> {
  const rows = await pg
    .selectFrom('list_lines')
    .select(['position', 'search', 'counted_until'])
    .where('list_id', '=', id)
    .where('run', '<', run)
    .where('refused', 'is', null)
    .orderBy('position')
    .limit(most)
    .execute()
  return rows.map(({ position, search, counted_until }) => ({
    ...{ position, search, after: mode === 'new' ? Number(counted_until ?? 0) : 0 },
  }))
}

/** The counts of a line, or the reason it could not be counted. */
export type CountedLine = WaitingLine &
  ({ posts: number; values: Record<ListDimension, Map<string, number>> } | { problem: string })

type Counts = Record<string, [posts: number, change: number]>

/**
 * Stores counts and their sums in one transaction. Lines already counted for this run by another process stay unchanged.
 * @returns whether this run is still being counted
 */
export function saveCounts(
  pg: Postgres,
  { id, run }: TakenList,
  until: number,
  lines: readonly CountedLine[],
): Promise<boolean> {
  return pg.transaction().execute(async (tx) => {
    const list = await tx
      .selectFrom('lists')
      .select(['run', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (list?.run !== run || list.state !== 'running') return false
    const before = await findBefore(tx, id, run, lines)
    const fresh = lines.filter(({ position }) => before.has(position))
    const changes = fresh.map((line) => toChange(line, before.get(line.position)))
    await writeLines(tx, id, { run, until }, changes)
    await writeCounts(tx, id, changes)
    await writeSums(tx, id, changes)
    await noteProgress(tx, id, fresh.length)
    return true
  })
}

type Before = { posts: number; isCounted: boolean; counts: Map<string, Counts> }

/** The stored counts of these lines, for those that this run has not counted yet. */
async function findBefore(tx: Postgres, id: string, run: number, lines: readonly CountedLine[]) {
  const positions = lines.map(({ position }) => position)
  const rows = await tx
    .selectFrom('list_lines')
    .select(['position', 'posts', 'counted_until'])
    .where('list_id', '=', id)
    .where('run', '<', run)
    .where(sql<boolean>`position = ANY(${positions}::integer[])`)
    .execute()
  const before = new Map<number, Before>(
    rows.map(({ position, posts, counted_until }) => [
      position,
      { posts, isCounted: counted_until !== null, counts: new Map() },
    ]),
  )
  const counts = await tx
    .selectFrom('list_counts')
    .select(['position', 'dimension', 'counts'])
    .where('list_id', '=', id)
    .where(sql<boolean>`position = ANY(${positions}::integer[])`)
    .execute()
  // Type: what `writeCounts` has written.
  for (const { position, dimension, counts: one } of counts) before.get(position)?.counts.set(dimension, one as Counts)
  return before
}

type LineChange = {
  position: number
  problem: string | null
  posts: number
  /** 0 on the first count of a line. */
  change: number
  /** The amount added to the sums. */
  growth: number
  /** null: unchanged. */
  counts: { dimension: ListDimension; counts: Counts; growth: Map<string, number> }[] | null
}

function toChange(line: CountedLine, before: Before = { posts: 0, isCounted: false, counts: new Map() }): LineChange {
  const { position, after } = line
  if ('problem' in line)
    return { position, problem: line.problem, posts: before.posts, change: 0, growth: 0, counts: null }
  const posts = line.posts + (after > 0 ? before.posts : 0)
  const growth = posts - before.posts
  const isNews = before.isCounted
  return {
    ...{ position, problem: null, posts, growth, change: isNews ? growth : 0 },
    counts: LIST_DIMENSIONS.map((dimension) => {
      const old = before.counts.get(dimension) ?? {}
      const values = line.values[dimension]
      const counts: Counts = {}
      const grown = new Map<string, number>()
      for (const value of new Set([...Object.keys(old), ...values.keys()])) {
        const was = old[value]?.[0] ?? 0
        const is = (values.get(value) ?? 0) + (after > 0 ? was : 0)
        if (is !== was) grown.set(value, is - was)
        if (is !== 0 || was !== 0) counts[value] = [is, isNews ? is - was : 0]
      }
      return { dimension, counts, growth: grown }
    }),
  }
}

async function writeLines(
  tx: Postgres,
  id: string,
  { run, until }: { run: number; until: number },
  lines: readonly LineChange[],
) {
  if (lines.length === 0) return
  const rows = JSON.stringify(
    lines.map(({ position, problem, posts, change }) => ({ position, problem, posts, change })),
  )
  await sql`UPDATE list_lines AS line SET run = ${run}, problem = done.problem, posts = done.posts, change = done.change,
      counted_until = CASE WHEN done.problem IS NULL THEN ${until}::bigint ELSE line.counted_until END
    FROM jsonb_to_recordset(${rows}::jsonb) AS done (position integer, problem text, posts integer, change integer)
    WHERE line.list_id = ${id} AND line.position = done.position`.execute(tx)
}

async function writeCounts(tx: Postgres, id: string, lines: readonly LineChange[]) {
  const rows = lines.flatMap(({ position, counts }) =>
    (counts ?? []).map(({ dimension, counts: one }) => ({ position, dimension, counts: one })),
  )
  if (rows.length === 0) return
  await sql`INSERT INTO list_counts (list_id, position, dimension, counts)
    SELECT ${id}, position, dimension, counts
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS done (position integer, dimension text, counts jsonb)
    ON CONFLICT (list_id, position, dimension) DO UPDATE SET counts = excluded.counts`.execute(tx)
}

async function writeSums(tx: Postgres, id: string, lines: readonly LineChange[]) {
  const sums = new Map<string, { dimension: string; value: string; posts: number; change: number }>()
  const add = (dimension: string, value: string, posts: number, change: number) => {
    const key = `${dimension}\n${value}`
    const sum = sums.get(key) ?? { dimension, value, posts: 0, change: 0 }
    sums.set(key, { ...sum, posts: sum.posts + posts, change: sum.change + change })
  }
  for (const { growth, change, counts } of lines) {
    add(TOTAL, '', growth, change)
    for (const { dimension, counts: one, growth: grown } of counts ?? [])
      for (const [value, posts] of grown) add(dimension, value, posts, one[value]?.[1] ?? 0)
  }
  await sql`INSERT INTO list_sums (list_id, dimension, value, posts, change)
    SELECT ${id}, dimension, value, posts, change
    FROM jsonb_to_recordset(${JSON.stringify([...sums.values()])}::jsonb)
      AS sum (dimension text, value text, posts integer, change integer)
    ON CONFLICT (list_id, dimension, value) DO UPDATE
      SET posts = list_sums.posts + excluded.posts, change = list_sums.change + excluded.change`.execute(tx)
}

/** Releases the lease; after the last line the list is done. */
async function noteProgress(tx: Postgres, id: string, counted: number) {
  const { isDone } = await tx
    .selectNoFrom(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('list_lines')
            .innerJoin('lists', 'lists.id', 'list_id')
            .select('position')
            .where('list_id', '=', id)
            .where('list_lines.refused', 'is', null)
            .whereRef('list_lines.run', '<', 'lists.run'),
        ),
      ).as('isDone'),
    )
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('lists')
    .set({
      ...{ done: sql`done + ${counted}`, leased_until: null, updated_at: new Date() },
      worked_at: sql`clock_timestamp()`,
      ...(isDone && { state: 'done', finished_at: new Date() }),
    })
    .where('id', '=', id)
    .execute()
}

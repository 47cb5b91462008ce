import { setTimeout } from 'node:timers/promises'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { splitRows } from '../../store/cluster/shard-rows.ts'
import type { Row } from '../../store/engines/clickhouse-engine.ts'
import { LostWriteLockError, StoreError } from '../../store/errors.ts'

/** Delays between retries, in milliseconds. Only an unavailable store can recover by waiting. */
const RETRIES = [200, 1_000, 4_000]

/** If more posts than this are refused in one batch, the posts are not the problem. */
const MAX_REFUSED = 100

/** The rows of one post, which must be stored together or not at all. */
export type Unit = { rows: Row[] }
export type Refused<T extends Unit> = { unit: T; reason: string }

/**
 * Stores posts in one insert. If the store refuses it, bisects it down to the single posts that it refuses: those are returned with
 * the reason, all others are stored. Throws if the store is unavailable, or refuses everything.
 */
export async function insertUnits<T extends Unit>(ch: ClickHouse, table: string, units: T[]): Promise<Refused<T>[]> {
  const refused = await insertOrSplit(ch, table, units)
  const [first] = refused
  if (first && units.length > 1 && refused.length === units.length) throw new Error(first.reason)
  return refused
}

/**
 * The same, but refusing everything is not an error: the refused posts are returned. Each shard of a cluster separately: rows accepted
 * by one shard must not be sent again because another refuses its own.
 */
export async function insertOrSplit<T extends Unit>(ch: ClickHouse, table: string, units: T[]): Promise<Refused<T>[]> {
  const { shards } = ch
  if (shards.length < 2) return insertOrHalve(ch, table, units)
  const places = units.map(({ rows }) =>
    splitRows(table, rows.slice(0, 1), shards.length).findIndex(({ length }) => length > 0),
  )
  const done = await Promise.allSettled(
    shards.map((shard, i) =>
      insertOrHalve(
        shard,
        table,
        units.filter((_, unit) => places[unit] === i),
      ),
    ),
  )
  return done.flatMap((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
}

async function insertOrHalve<T extends Unit>(ch: ClickHouse, table: string, units: T[]): Promise<Refused<T>[]> {
  if (units.length === 0) return []
  try {
    await ch.insert(
      table,
      units.flatMap(({ rows }) => rows),
    )
    return []
  } catch (error) {
    if (isOfStore(error)) throw error
    const [unit] = units
    if (!unit || units.length === 1) return unit ? [{ unit, reason: describeRefusal(error) }] : []
    const middle = Math.ceil(units.length / 2)
    const refused = await insertOrHalve(ch, table, units.slice(0, middle))
    if (refused.length <= MAX_REFUSED) refused.push(...(await insertOrHalve(ch, table, units.slice(middle))))
    if (refused.length > MAX_REFUSED) throw error
    return refused
  }
}

/**
 * Retries a whole write turn while the store is unavailable, reads included: an insert may have been stored although the response was
 * lost, and repeating it would duplicate posts. The next turn finds them, with their keys (`resumeWrites`), and counts them as
 * unchanged.
 */
export const withWriteLockAndRetries = <T>(ch: ClickHouse, work: () => Promise<T>): Promise<T> =>
  withRetries(() => ch.withWriteLock(work))

/** For tables in which equal rows of one version count as one: there an insert whose response was lost may be repeated. */
export const insertWithRetries = (ch: ClickHouse, table: string, rows: readonly Row[]): Promise<void> =>
  withRetries(() => ch.insert(table, rows))

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (const wait of RETRIES) {
    try {
      return await work()
    } catch (error) {
      if (!isUnavailable(error) || error instanceof LostWriteLockError) throw error
      await setTimeout(wait)
    }
  }
  return work()
}

/** Not caused by the rows: the store is unavailable, or its disk is full. */
const isOfStore = (error: unknown) =>
  isUnavailable(error) || (error instanceof StoreError && error.fault === 'no_space')

const isUnavailable = (error: unknown) => error instanceof StoreError && error.fault === 'store_unavailable'

function describeRefusal(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return `O banco de dados recusou a publicação (${message.split('\n', 1)[0]?.slice(0, 200)}).`
}

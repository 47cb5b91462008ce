/**
 * Number of copies of each post's message in a download, in the whole store, as shown on screen. For few posts their messages are
 * looked up; from some thousands on it is cheaper to count all messages once.
 */
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, sql } from '../../store/sql.ts'
import type { ExportedRow } from './csv-cells.ts'
import { findMessageGroups } from './message-groups.ts'
import { COPIED } from './posts-by-copies.ts'

/** `copies` includes the post itself; null: not compared, its text is too short. */
export type CountedRow = ExportedRow & { copies: number | null }

export type CopyLimits = {
  /** Posts whose messages are looked up. */
  asked: number
  /** Messages counted in memory; those beyond are looked up. */
  held: number
}

const LIMITS: CopyLimits = { asked: 5_000, held: 1_000_000 }
const NONE = '0'

/** Counts older than this are recomputed for the next download: its file may miss repetitions that arrived within this time. */
const FRESH_MS = 60_000

/** Shared by all running downloads: at ten million posts it may take a hundred megabytes, and slow readers take hours. */
type Held = { downloads: number; countedAt: number; counts: Promise<Map<string, number>> | null }
const heldBy = new WeakMap<ClickHouse, Held>()

/** The same rows, with `copies`. */
export async function* countCopies(
  ch: ClickHouse,
  batches: AsyncIterable<ExportedRow[]>,
  limits: CopyLimits = LIMITS,
): AsyncGenerator<CountedRow[]> {
  let seen = 0
  let held: Held | null = null
  try {
    for await (const rows of batches) {
      if (seen >= limits.asked) held ??= hold(ch, limits.held)
      seen += rows.length
      yield await countRows(ch, rows, await held?.counts, limits.held)
    }
  } finally {
    if (held) leave(held)
  }
}

function hold(ch: ClickHouse, most: number): Held {
  const held = heldBy.get(ch) ?? { downloads: 0, countedAt: 0, counts: null }
  heldBy.set(ch, held)
  held.downloads += 1
  if (held.counts && performance.now() - held.countedAt < FRESH_MS) return held
  const counts = countAll(ch, most)
  Object.assign(held, { counts, countedAt: performance.now() })
  // The error is reported to the waiting downloads; the next one counts again.
  counts.catch(() => {
    if (held.counts === counts) held.counts = null
  })
  return held
}

function leave(held: Held): void {
  held.downloads -= 1
  if (held.downloads === 0) held.counts = null
}

async function countRows(
  ch: ClickHouse,
  rows: ExportedRow[],
  known: Map<string, number> | null | undefined,
  most: number,
): Promise<CountedRow[]> {
  const isWhole = known !== undefined && known !== null && known.size < most
  const unknown = isWhole ? [] : rows.map((row) => row.message_group).filter((group) => !known?.has(group))
  const found = await findMessageGroups(ch, new Set(unknown.filter((group) => group !== NONE)))
  const count = (group: string) => known?.get(group) ?? found.get(group)?.size ?? 1
  return rows.map((row) => Object.assign(row, { copies: row.message_group === NONE ? null : count(row.message_group) }))
}

type Copied = { copied_group: string; copies: number }

async function countAll(ch: ClickHouse, held: number): Promise<Map<string, number>> {
  const question = sql`SELECT toString(copied_group) AS copied_group, copies FROM ${COPIED} LIMIT ${integer(held)}`
  const counts = new Map<string, number>()
  for await (const rows of ch.stream<Copied>('count-all-copies', question, undefined, 'nested')) {
    for (const { copied_group, copies } of rows) counts.set(copied_group, copies)
  }
  return counts
}

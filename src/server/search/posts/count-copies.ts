/**
 * How often the message of each post of a download was posted, in the whole store, as its line on the screen counts it. Few
 * posts are asked for by their messages; from some thousands on it costs less to count all messages once.
 */
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, sql } from '../../store/sql.ts'
import type { ExportedRow } from './csv-cells.ts'
import { findMessageGroups } from './message-groups.ts'
import { COPIED } from './posts-by-copies.ts'

/** `copies` counts the post itself; null: it was compared with nothing, its text is too short. */
export type CountedRow = ExportedRow & { copies: number | null }

export type CopyLimits = {
  /** Posts whose messages are asked for. */
  asked: number
  /** Messages that are held in memory; those beyond are asked for as well. */
  held: number
}

const LIMITS: CopyLimits = { asked: 5_000, held: 1_000_000 }
const NONE = '0'

/** Counts older than this are made anew for whoever comes: so long a repetition may be missing in a file. */
const FRESH_MS = 60_000

/** What all downloads that run hold together: at ten million posts it may take a hundred megabytes, and slow readers take hours. */
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
  // Told to who waits for it; the next one asks again.
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

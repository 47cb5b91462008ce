/**
 * How often the message of each post of a download was posted, in the whole store, as its line on the screen counts it. Few
 * posts are asked for by their messages; from some thousands on it costs less to count all messages once.
 */
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, sql } from '../../store/sql.ts'
import { findMessageGroups } from './message-groups.ts'
import type { ExportedRow } from './post-row.ts'
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

/** The same rows, with `copies`. */
export async function* countCopies(
  ch: ClickHouse,
  batches: AsyncIterable<ExportedRow[]>,
  { asked, held }: CopyLimits = LIMITS,
): AsyncGenerator<CountedRow[]> {
  let seen = 0
  let all: Map<string, number> | undefined
  for await (const rows of batches) {
    if (seen >= asked) all ??= await countAll(ch, held)
    seen += rows.length
    const known = all
    const isWhole = known !== undefined && known.size < held
    const unknown = isWhole ? [] : rows.map((row) => row.message_group).filter((group) => !known?.has(group))
    const found = await findMessageGroups(ch, new Set(unknown.filter((group) => group !== NONE)))
    const count = (group: string) => known?.get(group) ?? found.get(group)?.size ?? 1
    yield rows.map((row) =>
      Object.assign(row, { copies: row.message_group === NONE ? null : count(row.message_group) }),
    )
  }
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

/**
 * Records which messages have more than one post, and how many at most, so that queries need not find out (docs/decisions/0114, 0149).
 * Nothing is ever removed: a recorded message with one post is still counted correctly. An interrupted run is repeated.
 */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { COVERED_MESSAGES, selectMessages } from '../../store/posts/repeated-messages.ts'
import { bigint, integer, type Sql, sql } from '../../store/sql.ts'
import { readWhole } from '../../store/writes/read-whole.ts'

/** Below this number of new posts a query checks each of them itself. */
const FEW_WRITTEN = 20_000
/** Posts per batch. */
const PORTION = 1_000_000

const State = z.object({ covered: z.string(), covers: z.string(), written: z.number() })

/** Returns the number of recorded messages: 0 on several shards, which do not use them. `few` is for tests. */
export async function recordRepeatedMessages(
  all: ClickHouse,
  signal?: AbortSignal,
  few = FEW_WRITTEN,
): Promise<number> {
  const [ch, another] = all.shards
  if (!ch || another) return 0
  const state = await readWhole(ch, () => readState(ch))
  if (state.written <= few) return 0
  const portions = Math.ceil(state.written / PORTION)
  let noted = 0
  for (let portion = 0; portion < portions; portion += 1) {
    const inPortion = sql`intDiv(message_group, 2) % ${integer(portions)} = ${integer(portion)}`
    const repeated = await listRepeated(ch, selectRepeated(state.covered, inPortion), signal)
    if (repeated.length > 0) await ch.insert('message_sizes', repeated)
    noted += repeated.length
    if (signal?.aborted) return noted
  }
  await ch.insert('message_size_looks', [{ covers: state.covers }])
  return noted
}

/**
 * Having several numbers means having several posts: a change has the number of the post that it changes. `size`: posts and changes,
 * at least as many as the posts. Messages written since the last run are counted anew, recorded or not; of the others no size grew.
 * `identity` disables the index of messages, which is made for few and would be searched for each of a million in every granule.
 */
const selectRepeated = (covered: string, inPortion: Sql): Sql => {
  const written = selectMessages(sql`${inPortion} AND version > ${bigint(BigInt(covered))}`)
  const wasWritten = sql`WHERE identity(message_group) IN (SELECT message_group FROM (${written}))`
  return sql`SELECT toString(message_group) AS message_group, toUInt32(count()) AS size FROM (${selectMessages(inPortion)})
    ${covered === '0' ? sql`` : wasWritten} GROUP BY message_group HAVING min(number) != max(number)`
}

type Repeated = { message_group: string; size: number }

/** A stream: these are more rows than a query may return. */
async function listRepeated(ch: ClickHouse, question: Sql, signal: AbortSignal | undefined): Promise<Repeated[]> {
  const repeated: Repeated[] = []
  for await (const rows of ch.stream<Repeated>('list-repeated-messages', question, signal)) repeated.push(...rows)
  return repeated
}

async function readState(ch: ClickHouse): Promise<z.infer<typeof State>> {
  const [state] = await ch.rows(
    'read-repeated-state',
    sql`SELECT toString(${COVERED_MESSAGES}) AS covered,
        toString(greatest((SELECT max(version) FROM post_rows), (SELECT max(version) FROM post_changes))) AS covers,
        toUInt32(count()) AS written FROM (${selectMessages(sql`version > ${COVERED_MESSAGES}`)})`,
    State,
  )
  return state ?? { covered: '0', covers: '0', written: 0 }
}

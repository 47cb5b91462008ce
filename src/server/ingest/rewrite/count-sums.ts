/**
 * Recounts the days whose posts were written since the last count, so that charts without a filter read sums (docs/decisions/0060).
 * What an interrupted run wrote is ignored and redone.
 */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { COVERED, CURRENT_GENERATIONS, SUM_VIEWS, SUMMED, selectChangedDays } from '../../store/posts/post-sums.ts'
import { bigint, integer, integers, type Sql, sql } from '../../store/sql.ts'
import { readWhole } from '../../store/writes/read-whole.ts'

/** Days per insert. */
const PORTION = 400
/** From this number on, most of the store changed: while posts are written everywhere, days are recounted less often. */
const MANY_DAYS = 200
const SELDOM_SECONDS = 600
/** Number of obsolete sums above which they are deleted. */
const MAX_STALE = 200_000
/** Older than any count still in progress. */
const STALE_SECONDS = 3_600

const State = z.object({ covered: z.string(), covers: z.string(), seconds: z.number() })

/** Returns the number of counted days. */
export async function countSums(ch: ClickHouse, signal?: AbortSignal): Promise<number> {
  let counted = 0
  for (const shard of ch.shards) counted += await countShard(shard, signal)
  return counted
}

async function countShard(ch: ClickHouse, signal: AbortSignal | undefined): Promise<number> {
  const { state, generation } = await readWhole(ch, async () => ({
    state: await readState(ch),
    generation: sql`${bigint(BigInt(ch.nextVersion()))}`,
  }))
  if (!state || BigInt(state.covers) <= BigInt(state.covered)) return 0
  const days = await findDays(ch, state)
  if (days.length > MANY_DAYS && state.seconds < SELDOM_SECONDS) return 0
  const covers = sql`${bigint(BigInt(state.covers))}`
  for (let from = 0; from < days.length; from += PORTION) {
    if (signal?.aborted) return 0
    const some = sql`toDate(date_created, 'UTC') IN (SELECT toDate(arrayJoin(${integers(days.slice(from, from + PORTION))})))`
    for (const { count } of SUM_VIEWS)
      await ch.command(sql`INSERT INTO post_sums (kind, name, day, at, generation, ${SUMMED})
        SELECT kind, name, day, at, ${generation}, ${SUMMED} FROM (${count(sql`post_rows`, sql`${some} AND version <= ${covers}`)})`)
  }
  // The single write that makes all of them valid.
  await ch.command(sql`INSERT INTO post_sum_days (day, generation, covers)
    SELECT toDate(arrayJoin(${integers([0, ...days])})), ${generation}, ${covers}`)
  await deleteStaleRows(ch)
  return days.length
}

/**
 * `covers`: nothing up to this version is pending; pending changes, and those being settled, may or may not be in the table. `seconds`
 * since the last count.
 */
async function readState(ch: ClickHouse): Promise<z.infer<typeof State> | undefined> {
  const [state] = await ch.rows(
    'read-sum-state',
    sql`WITH (SELECT max(version) FROM post_settlements WHERE is_finished = 1) AS settled,
          (SELECT (count(), min(version)) FROM post_changes WHERE version > settled) AS pending
        SELECT toString(${COVERED}) AS covered,
          toString(if(tupleElement(pending, 1) > 0, tupleElement(pending, 2) - 1,
            greatest((SELECT max(version) FROM post_rows), (SELECT max(version) FROM post_changes)))) AS covers,
          toUInt32(least(dateDiff('second', (SELECT max(noted_at) FROM post_sum_days), now()), 4294967295)) AS seconds`,
    State,
  )
  return state
}

/** Days since 1970 on which a post was written, moved or removed. */
async function findDays(ch: ClickHouse, { covered, covers }: z.infer<typeof State>): Promise<number[]> {
  const written: Sql = sql`version > ${bigint(BigInt(covered))} AND version <= ${bigint(BigInt(covers))}`
  const found = await ch.rows(
    'find-changed-days',
    sql`SELECT DISTINCT toUInt32(day) AS day FROM (
        SELECT DISTINCT toDate(date_created, 'UTC') AS day FROM post_rows WHERE ${written}
        UNION ALL SELECT * FROM (${selectChangedDays(written)}))`,
    z.object({ day: z.number() }),
  )
  return found.map(({ day }) => day)
}

async function deleteStaleRows(ch: ClickHouse): Promise<void> {
  const stale = sql`(day, generation) NOT IN (${CURRENT_GENERATIONS}) AND written_at < now() - ${integer(STALE_SECONDS)}`
  const [found] = await ch.rows(
    'count-stale-sums',
    sql`SELECT toUInt32(count()) AS n FROM post_sums WHERE ${stale}`,
    z.object({ n: z.number() }),
  )
  if ((found?.n ?? 0) > MAX_STALE) await ch.command(sql`ALTER TABLE post_sums DELETE WHERE ${stale}`)
}

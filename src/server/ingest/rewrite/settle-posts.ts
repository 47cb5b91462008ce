/**
 * Applies pending changes of posts to `post_rows` and drops them, so that queries read few. The replaced rows are deleted by the
 * engine in the background, which may take as long as a merge; meanwhile, and after an interruption at any point, their changes hide
 * both the old and the new rows. Idempotent.
 */
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { DERIVED_NAMES } from '../../store/posts/post-columns.ts'
import { COVERED } from '../../store/posts/post-sums.ts'
import { bigint, join, numeral, type Sql, sql } from '../../store/sql.ts'

/** Number of pending changes that queries hardly notice. */
const FEW_CHANGES = 20_000
/** Number of pending changes from which writers wait. */
const MAX_CHANGES = 100_000
/** Settled changes are kept for queries that were being planned, and until sums cover them; running queries keep their parts themselves. */
const KEPT_SECONDS = 120
/** Width of a partition of `post_changes`, in versions. */
const VERSIONS_PER_PARTITION = 60_000_000n
const POLL_MS = 50
/** Enough for a merge of the largest parts; after that writers continue, and queries become slower. */
const MAX_WAIT_MS = 120_000

const State = z.object({
  /** Versions: all up to `settled` are only in `post_rows`, all up to `brought` are there as well; `last` is the last change. */
  settled: z.string(),
  brought: z.string(),
  last: z.string(),
  /** Number of changes after `brought`. */
  changes: z.number(),
  /** Mutations that the engine has not finished. */
  deletions: z.number(),
})

/**
 * Settles the pending changes if there are more than `few`, and waits for it, for a limited time: the rest is finished by the next
 * call. Returns the number of changes.
 */
export async function settlePosts(ch: ClickHouse, few = 0, signal?: AbortSignal): Promise<number> {
  let changes = 0
  // Each shard has its own settlements: one that was unavailable lags behind the others.
  for (const shard of ch.shards) changes += await settleShard(shard, few, signal)
  return changes
}

async function settleShard(ch: ClickHouse, few: number, signal?: AbortSignal): Promise<number> {
  if (!(await finishSettlement(ch, signal))) return 0
  const changes = await bringChanges(ch, few)
  if (changes > 0) await finishSettlement(ch, signal)
  return changes
}

/** For bulk writers, after each batch: settles if many changes are pending, and waits only if there are too many. */
export async function settleBehind(ch: ClickHouse): Promise<void> {
  for (const shard of ch.shards) await settleShardBehind(shard)
}

async function settleShardBehind(ch: ClickHouse): Promise<void> {
  const { changes } = await readState(ch)
  if (changes > MAX_CHANGES) await settleShard(ch, 0)
  else if (changes > FEW_CHANGES && (await noteFinished(ch))) await bringChanges(ch, FEW_CHANGES)
}

/** Returns whether it reached the end. */
async function finishSettlement(ch: ClickHouse, signal?: AbortSignal): Promise<boolean> {
  const until = performance.now() + MAX_WAIT_MS
  while (!(await noteFinished(ch))) {
    if (signal?.aborted || performance.now() > until) return false
    await setTimeout(POLL_MS)
  }
  return true
}

/** Records the end of a settlement whose deletions are done. Returns whether none is in progress. */
async function noteFinished(ch: ClickHouse): Promise<boolean> {
  const { brought, settled, deletions } = await readState(ch)
  if (brought === settled) return true
  if (deletions > 0) return false
  await ch.command(sql`INSERT INTO post_settlements (version, is_finished) SELECT ${bigint(BigInt(brought))}, 1`)
  await deleteSettledRows(ch)
  return true
}

/**
 * In a turn: every write up to the last version is complete, and no other process settles the same. Changes newer than the running
 * queries are left for the next time: those queries would miss posts whose rows are replaced and whose changes they do not know.
 */
async function bringChanges(ch: ClickHouse, few: number): Promise<number> {
  const { last, changes: waiting } = await ch.withWriteLock(() => readState(ch))
  if (waiting <= few) return 0
  await ch.queriesEnded()
  return ch.withWriteLock(async () => {
    const { settled, brought, changes } = await readState(ch, last)
    if (changes <= few || brought !== settled) return 0
    const pending = sql`version > ${bigint(BigInt(settled))} AND version <= ${bigint(BigInt(last))}`
    await ch.command(removeReplaced(pending))
    // Written after the deletion, which therefore does not affect it.
    await bringLatest(ch, pending)
    await ch.command(sql`INSERT INTO post_settlements (version, is_finished) SELECT ${bigint(BigInt(last))}, 0`)
    return changes
  })
}

/** @param until only changes up to this version count */
async function readState(ch: ClickHouse, until = '18446744073709551615'): Promise<z.infer<typeof State>> {
  const [state] = await ch.rows(
    'read-settlement',
    sql`WITH (SELECT (maxIf(version, is_finished = 1), max(version)) FROM post_settlements) AS settlement,
          (SELECT (max(version), countIf(version > tupleElement(settlement, 2))) FROM post_changes
            WHERE version <= ${numeral(BigInt(until))}) AS changed
        SELECT toString(tupleElement(settlement, 1)) AS settled, toString(tupleElement(settlement, 2)) AS brought,
          toString(tupleElement(changed, 1)) AS last, toUInt32(tupleElement(changed, 2)) AS changes,
          toUInt32((SELECT count() FROM system.mutations
            WHERE database = currentDatabase() AND table = 'post_rows' AND is_done = 0)) AS deletions`,
    State,
  )
  return state ?? { settled: '0', brought: '0', last: '0', changes: 0, deletions: 0 }
}

/** Rows are found by their date: the one before the change, or that of a change applied by an interrupted run. */
const removeReplaced = (pending: Sql): Sql => sql`DELETE FROM post_rows
  WHERE date_created IN (SELECT arrayJoin([date_created, replaces_date]) FROM post_changes WHERE ${pending})
    AND number IN (SELECT number FROM post_changes WHERE ${pending})
  SETTINGS lightweight_deletes_sync = 0`

/**
 * Copies the last change of each post, including the derived columns (word codes, written forms, hashtag keys): computing them anew
 * takes 200 MB for 20,000 posts, copying them half as much (docs/decisions/0140).
 */
async function bringLatest(ch: ClickHouse, pending: Sql): Promise<void> {
  const derived = await listCopied(ch)
  await ch.command(sql`INSERT INTO post_rows (${join([sql`*`, ...derived])})
    SELECT ${join([sql`* EXCEPT (replaces_date, is_deleted)`, ...derived])} FROM post_changes
    WHERE is_deleted = 0 AND ${pending}
      AND (number, version) IN (SELECT number, max(version) FROM post_changes WHERE ${pending} GROUP BY number)
    SETTINGS insert_allow_materialized_columns = 1`)
}

/**
 * Derived columns with the same definition in both tables. None while `post_changes` has unfinished mutations, such as a migration that
 * recomputes them: outdated values would be copied and never corrected.
 */
async function listCopied(ch: ClickHouse): Promise<Sql[]> {
  const same = await ch.rows(
    'list-derived-columns',
    sql`SELECT name FROM system.columns
      WHERE database = currentDatabase() AND table IN ('post_rows', 'post_changes') AND default_kind = 'MATERIALIZED'
        AND (SELECT count() FROM system.mutations
          WHERE NOT is_done AND database = currentDatabase() AND table = 'post_changes') = 0
      GROUP BY name HAVING count() = 2 AND uniqExact(type, default_expression) = 1`,
    z.object({ name: z.string() }),
  )
  const names = new Set(same.map(({ name }) => name))
  return DERIVED_NAMES.filter((one) => names.has(one.strings.join('')))
}

async function deleteSettledRows(ch: ClickHouse): Promise<void> {
  const partitions = await ch.rows(
    'find-settled-partitions',
    sql`SELECT toString(intDiv(version, ${bigint(VERSIONS_PER_PARTITION)})) AS partition FROM post_changes
      GROUP BY partition HAVING max(version) <= (SELECT max(version) FROM post_settlements
        WHERE is_finished = 1 AND noted_at < now() - ${numeral(BigInt(KEPT_SECONDS))})
        AND max(version) <= ${COVERED} LIMIT 1000`,
    z.object({ partition: z.string() }),
  )
  for (const { partition } of partitions)
    await ch.command(sql`ALTER TABLE post_changes DROP PARTITION ${numeral(BigInt(partition))}`)
}

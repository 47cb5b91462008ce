/**
 * Brings the changes of posts into `post_rows` and forgets them, so that questions read few. May be ended anywhere: what it
 * touches in `post_rows` is hidden by its change until `post_settlements` says that all is there, and doing it again does the
 * same. One at a time.
 */
import { z } from 'zod'
import type { ClickHouse } from '../store/clickhouse.ts'
import { bigint, numeral, type Sql, sql } from '../store/sql.ts'

/** Changes that questions do not feel. */
export const MOST_CHANGES = 20_000

/** Longer than any question takes: what is settled is kept for those that began before. */
const KEPT_SECONDS = 3_600
/** As the table is partitioned. */
const VERSIONS_PER_PARTITION = 60_000_000n

const Span = z.object({ changes: z.number(), settled: z.string(), last: z.string() })

/** Settles when there are more changes than `most`. Returns how many there were. */
export async function settlePosts(ch: ClickHouse, most = 0): Promise<number> {
  // In turn: every write up to the last version is whole.
  const [span] = await ch.inTurn(() => ch.rows('find-changes', CHANGES, Span))
  if (!span || span.changes <= most) return 0
  const [settled, last] = [BigInt(span.settled), BigInt(span.last)]
  const pending = sql`version > ${bigint(settled)} AND version <= ${bigint(last)}`
  await ch.command(removeReplaced(pending))
  await ch.command(bringChanged(pending))
  await ch.command(sql`INSERT INTO post_settlements (version) VALUES (${bigint(last)})`)
  await forgetSettled(ch)
  return span.changes
}

const CHANGES = sql`WITH (SELECT max(version) FROM post_settlements) AS settled_version
  SELECT toUInt32(count()) AS changes, toString(settled_version) AS settled, toString(max(version)) AS last
  FROM post_changes WHERE version > settled_version`

/** Rows are found by the date under which they stand: that of before a change, or that of one which was brought by a run cut short. */
const removeReplaced = (pending: Sql): Sql => sql`DELETE FROM post_rows
  WHERE date_created IN (SELECT arrayJoin([date_created, replaces_date]) FROM post_changes WHERE ${pending})
    AND number IN (SELECT number FROM post_changes WHERE ${pending})
  SETTINGS lightweight_deletes_sync = 2`

const bringChanged = (pending: Sql): Sql => sql`INSERT INTO post_rows
  SELECT * EXCEPT (replaces_date, is_deleted) FROM post_changes WHERE is_deleted = 0
    AND (number, version) IN (SELECT number, max(version) FROM post_changes WHERE ${pending} GROUP BY number)`

async function forgetSettled(ch: ClickHouse): Promise<void> {
  const partitions = await ch.rows(
    'find-settled-partitions',
    sql`SELECT toString(intDiv(version, ${bigint(VERSIONS_PER_PARTITION)})) AS partition FROM post_changes
      GROUP BY partition HAVING max(version) <= (SELECT max(version) FROM post_settlements
        WHERE settled_at < now() - ${numeral(BigInt(KEPT_SECONDS))}) LIMIT 1000`,
    z.object({ partition: z.string() }),
  )
  for (const { partition } of partitions)
    await ch.command(sql`ALTER TABLE post_changes DROP PARTITION ${numeral(BigInt(partition))}`)
}

import { z } from 'zod'
import type { ClickHouse } from '../clickhouse.ts'
import { bigint, type Sql, sql } from '../sql.ts'

/** Writes the keys of stored rows and changes that meet a condition on their `version`. Idempotent. */
export const insertKeys = (ch: ClickHouse, condition: Sql): Promise<void> =>
  ch.command(sql`INSERT INTO post_keys (id, version, is_deleted, fingerprint, date_created, number)
    SELECT id, version, toUInt8(0), fingerprint, date_created, number FROM post_rows WHERE ${condition}
    UNION ALL
    SELECT id, version, is_deleted, fingerprint, date_created, number FROM post_changes WHERE ${condition}`)

/**
 * Runs before the first turn, and after one that was interrupted: there may be posts without a key, because keys are written last, and
 * without a key a repeated import would store the post a second time. Such posts have versions above those of all keys. Returns the
 * highest version that was written.
 */
export async function resumeWrites(ch: ClickHouse): Promise<number> {
  return Math.max(...(await Promise.all(ch.shards.map(resumeShard))))
}

async function resumeShard(ch: ClickHouse): Promise<number> {
  const keyed = await findLastVersion(ch, sql`SELECT toString(max(version)) AS last FROM post_keys`)
  await insertKeys(ch, sql`version > ${bigint(keyed)}`)
  const last = await findLastVersion(
    ch,
    // A version once covered is not checked again, even if all posts with such versions are gone and the clock was set back.
    sql`SELECT toString(greatest((SELECT max(version) FROM post_keys), (SELECT max(version) FROM post_settlements),
      (SELECT max(covers) FROM post_sum_days), (SELECT max(covers) FROM message_size_looks))) AS last`,
  )
  return Number(last)
}

async function findLastVersion(ch: ClickHouse, question: Sql): Promise<bigint> {
  const [row] = await ch.rows('find-last-version', question, z.object({ last: z.string() }))
  return BigInt(row?.last ?? 0)
}

/**
 * A turn in which posts are changed: everything that decides by what is stored and then writes does so here, one after the
 * other. Every row written gets a version, higher than of any write before.
 */
import { z } from 'zod'
import type { ClickHouse } from '../store/clickhouse.ts'
import { bigint, sql } from '../store/sql.ts'

/** Gives the next version; a microsecond of the clock, or more where the clock stands or goes back. Exact as a number. */
export type IssueVersion = () => number

export function inWriteTurn<T>(ch: ClickHouse, work: (issueVersion: IssueVersion) => Promise<T>): Promise<T> {
  return ch.inTurn(async (turn) => {
    turn.lastVersion ??= await resume(ch)
    return work(() => {
      turn.lastVersion = Math.max(Date.now() * 1000, (turn.lastVersion ?? 0) + 1)
      return turn.lastVersion
    })
  })
}

/**
 * After an end in the middle of a write there may be posts without a key: keys are written last, and without one a repeated
 * import would store the post a second time. Their versions are above those of all keys. Returns the highest version.
 */
async function resume(ch: ClickHouse): Promise<number> {
  const keyed = await findLastVersion(ch, sql`SELECT toString(max(version)) AS last FROM post_keys`)
  await ch.command(sql`INSERT INTO post_keys (id, version, is_deleted, fingerprint, date_created, number)
    SELECT id, version, toUInt8(0), fingerprint, date_created, number FROM post_rows WHERE version > ${bigint(keyed)}
    UNION ALL
    SELECT id, version, is_deleted, fingerprint, date_created, number FROM post_changes WHERE version > ${bigint(keyed)}`)
  const last = await findLastVersion(
    ch,
    sql`SELECT toString(greatest((SELECT max(version) FROM post_keys), (SELECT max(version) FROM post_settlements))) AS last`,
  )
  return Number(last)
}

async function findLastVersion(ch: ClickHouse, question: ReturnType<typeof sql>): Promise<bigint> {
  const [row] = await ch.rows('find-last-version', question, z.object({ last: z.string() }))
  return BigInt(row?.last ?? 0)
}

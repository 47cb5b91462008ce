/** Detects records of a file that were imported before and would change nothing. */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { StoreError } from '../../store/errors.ts'
import { sql, uuids } from '../../store/sql.ts'

export type KnownRecord = { id: string; is_of_person: number }

const KnownRow = z.object({ digest: z.string(), id: z.string(), is_of_person: z.number() })

type KnownRecords = ReadonlyMap<string, KnownRecord>
const NONE: KnownRecords = new Map()
/** Maximum number of batches skipped without a lookup, after lookups without a match. */
const MAX_PASSED = 16

/**
 * Looks up the records of one file, a batch at a time, by their digests. In a turn: a post that was written without its key, because
 * that write failed or its process was killed, gets its key before the lookup. This is only an optimisation: after an error of the
 * store no more lookups are made, and without matches more and more batches are skipped.
 */
export function openKnownRecords(ch: ClickHouse): (digests: readonly string[]) => Promise<KnownRecords> {
  let isAnswering = true
  let unknown = 0
  let passing = 0
  return async (digests) => {
    if (digests.length === 0 || !isAnswering) return NONE
    if (passing > 0) {
      passing -= 1
      return NONE
    }
    try {
      const found = await ch.withWriteLock(() => findKnownRecords(ch, digests))
      unknown = found.size > 0 ? 0 : Math.min(unknown * 2 || 1, MAX_PASSED)
      passing = unknown
      return found
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      isAnswering = false
      return NONE
    }
  }
}

/** By their digests. Any later write of the post wrote a newer key, with another digest or none. */
async function findKnownRecords(ch: ClickHouse, digests: readonly string[]): Promise<KnownRecords> {
  const asked = uuids(digests)
  const newest = sql`SELECT post_keys.id AS post, source_digest, is_of_person, is_deleted FROM post_keys
    WHERE post_keys.id IN (SELECT id FROM post_keys WHERE source_digest IN ${asked})
    ORDER BY post_keys.version DESC, source_digest DESC LIMIT 1 BY post_keys.id`
  const question = sql`SELECT toString(source_digest) AS digest, toString(post) AS id, is_of_person FROM (${newest})
    WHERE is_deleted = 0 AND source_digest IN ${asked}`
  const rows = await ch.rows('find-known-records', question, KnownRow)
  return new Map(rows.map((row) => [row.digest, row]))
}

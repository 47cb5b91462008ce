/** Records of a file that were imported before and would change nothing now. */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { sql, uuids } from '../../store/sql.ts'

export type KnownRecord = { id: string; is_of_person: number }

const KnownRow = z.object({ digest: z.string(), id: z.string(), is_of_person: z.number() })

/** By their digests. Whatever wrote the post since wrote a newer key, without a digest or with another one. */
export async function findKnownRecords(ch: ClickHouse, digests: readonly string[]): Promise<Map<string, KnownRecord>> {
  if (digests.length === 0) return new Map()
  const asked = uuids(digests)
  const newest = sql`SELECT post_keys.id AS post, source_digest, is_of_person, is_deleted FROM post_keys
    WHERE post_keys.id IN (SELECT id FROM post_keys WHERE source_digest IN ${asked})
    ORDER BY post_keys.version DESC, source_digest DESC LIMIT 1 BY post_keys.id`
  const question = sql`SELECT toString(source_digest) AS digest, toString(post) AS id, is_of_person FROM (${newest})
    WHERE is_deleted = 0 AND source_digest IN ${asked}`
  const rows = await ch.rows('find-known-records', question, KnownRow)
  return new Map(rows.map((row) => [row.digest, row]))
}

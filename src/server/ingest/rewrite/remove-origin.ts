import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { sql, string } from '../../store/sql.ts'
import type { Origin } from '../write/changed-rows.ts'

/** The URLs of all attachments of posts of an origin. */
export async function listMediaUrls(ch: ClickHouse, origin: Origin): Promise<string[]> {
  const found = await ch.rows(
    'list-media-urls',
    sql`SELECT DISTINCT arrayJoin(media_url) AS url FROM posts WHERE origin = ${string(origin)}`,
    z.object({ url: z.string() }),
  )
  return found.map(({ url }) => url)
}

/**
 * Deletes the posts of an origin permanently, from disk too. Keys are deleted first: after an interruption the posts still exist, and
 * repeating the call finishes it.
 */
export function removeOrigin(ch: ClickHouse, origin: Origin): Promise<void> {
  // In a turn: a concurrent settlement would restore changes.
  return ch.withWriteLock(() => removePosts(ch, origin))
}

async function removePosts(ch: ClickHouse, origin: Origin): Promise<void> {
  await ch.command(
    sql`ALTER TABLE post_keys DELETE WHERE id IN (SELECT id FROM posts WHERE origin = ${string(origin)})
        SETTINGS mutations_sync = 2`,
  )
  await ch.command(
    sql`ALTER TABLE message_posts DELETE WHERE id IN (SELECT id FROM posts WHERE origin = ${string(origin)})
        SETTINGS mutations_sync = 2`,
  )
  for (const table of [sql`post_versions`, sql`post_counts`]) {
    await ch.command(
      sql`ALTER TABLE ${table} DELETE WHERE post_id IN (SELECT id FROM posts WHERE origin = ${string(origin)})
          SETTINGS mutations_sync = 2`,
    )
  }
  await ch.command(
    sql`ALTER TABLE post_documents DELETE WHERE number IN (SELECT number FROM posts WHERE origin = ${string(origin)})
        SETTINGS mutations_sync = 2`,
  )
  await ch.command(sql`ALTER TABLE post_changes DELETE WHERE origin = ${string(origin)} SETTINGS mutations_sync = 2`)
  await ch.command(sql`ALTER TABLE post_rows DELETE WHERE origin = ${string(origin)} SETTINGS mutations_sync = 2`)
}

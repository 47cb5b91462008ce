import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, sql, string, strings } from '../../store/sql.ts'
import type { Origin } from '../write/changed-rows.ts'

/**
 * Deletes the results for files that only posts of this origin show. Called before those posts are deleted. Returns the names of the
 * files that are no longer needed: pictures, thumbnails, face crops.
 */
export async function removeAttachments(ch: ClickHouse, origin: Origin): Promise<string[]> {
  const files = await listNames(
    ch,
    sql`SELECT DISTINCT arrayJoin(arrayConcat(media_file, media_thumb)) AS name FROM ${POSTS}
        WHERE origin = ${string(origin)} AND name != '' AND name NOT IN (
          SELECT arrayJoin(arrayConcat(media_file, media_thumb)) FROM ${POSTS} WHERE origin != ${string(origin)})
        LIMIT 100000`,
  )
  const cutouts = await listNames(
    ch,
    sql`SELECT DISTINCT cutout AS name FROM faces WHERE cutout != '' AND file IN ${strings(files)} LIMIT 100000`,
  )
  const isTheirs = sql`file IN ${strings(files)} SETTINGS mutations_sync = 2`
  await ch.command(sql`ALTER TABLE attachments DELETE WHERE ${isTheirs}`)
  await ch.command(sql`ALTER TABLE faces DELETE WHERE ${isTheirs}`)
  await ch.command(sql`ALTER TABLE image_clusters DELETE WHERE ${isTheirs}`)
  await ch.command(sql`ALTER TABLE image_parts DELETE WHERE ${isTheirs}`)
  await ch.command(sql`ALTER TABLE video_stills DELETE WHERE ${isTheirs}`)
  await ch.command(sql`ALTER TABLE face_looks DELETE WHERE ${isTheirs}`)
  await ch.command(sql`ALTER TABLE media_files DELETE WHERE name IN ${strings(files)} SETTINGS mutations_sync = 2`)
  return [...files, ...cutouts]
}

async function listNames(ch: ClickHouse, question: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await ch.rows('list-file-names', question, z.object({ name: z.string() }))
  return rows.map(({ name }) => name)
}

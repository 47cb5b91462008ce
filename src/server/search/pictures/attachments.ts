import { z } from 'zod'
import { ATTACHMENT_TYPES } from '../../../contract/labels.ts'
import type { Appearance } from '../../../contract/media/attachments.ts'
import type { Attachment } from '../../../contract/posts/post.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, integers, POSTS, type Sql, sql, strings, uuids } from '../../store/sql.ts'
import { showsFile } from '../conditions/conditions.ts'
import { describeBySourceOrService } from '../posts/post-row.ts'
import { describeStoredProblem } from './attachment-problem.ts'
import type { SimilarFile } from './similar-files.ts'

/** An attachment as listed in its post, with its stored file. */
export type StoredAttachment = { attachment: Attachment; post_id: string; file: string }

const AttachmentRow = z.object({
  post_id: z.string(),
  id: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  url: z.string(),
  file: z.string(),
  thumb: z.string(),
  ocr: z.string(),
  description: z.string(),
  problem: z.string(),
  said: z.string(),
})

/** The analysed attachments with these ids, in the given order. */
export async function findAttachments(ch: ClickHouse, ids: readonly string[]): Promise<StoredAttachment[]> {
  if (ids.length === 0) return []
  const rows = await ch.rows(
    'find-attachments',
    sql`SELECT toString(post) AS post_id, media.1 AS id, media.2 AS type, media.3 AS url, media.4 AS file, media.5 AS thumb,
          media.6 AS ocr, media.7 AS description, media.8 AS problem, media.9 AS said
        FROM (SELECT id AS post, arrayJoin(arrayZip(media_id, media_type, media_url, ${aligned(sql`media_file`)},
            ${aligned(sql`media_thumb`)}, ${aligned(sql`media_ocr`)}, ${aligned(sql`media_description`)},
            ${aligned(sql`media_problem`)}, ${aligned(sql`media_generated_caption`)})) AS media
          FROM ${POSTS}
          WHERE (posts.date_created, posts.id) IN (SELECT date_created, id FROM post_keys
            WHERE id IN (SELECT post_id FROM attachments WHERE media_id IN ${uuids(ids)})))
        WHERE media.1 IN ${strings(ids)}`,
    AttachmentRow,
  )
  const byId = new Map(rows.map((row) => [row.id, toStoredAttachment(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Columns added later are empty in posts that were not analysed since. */
const aligned = (column: Sql): Sql => sql`arrayMap(one -> toString(one), arrayResize(${column}, length(media_id)))`

function toStoredAttachment({ post_id, file, ...row }: z.infer<typeof AttachmentRow>): StoredAttachment {
  const attachment: Attachment = {
    id: row.id,
    type: row.type,
    url: isPoster(row.type, file) ? null : file === '' ? row.url || null : `media/${file}`,
    thumbnail: row.thumb === '' ? null : `media/${row.thumb}`,
    faces: [],
    ...describeBySourceOrService(row.description, row.said),
    ocr: row.ocr || null,
    problem: describeStoredProblem(row.problem),
  }
  return { attachment, post_id, file }
}

/** What is stored of a video whose network does not provide the file. */
const isPoster = (type: string, file: string) => type === 'video' && /\.(jpg|png|webp|avif)$/.test(file)

/**
 * For each of these files an attachment that shows it, with the file's distance; files without a post are left out. According to the
 * posts: `attachments` lists a file moments before its post does.
 */
export async function findAttachmentOfFiles(ch: ClickHouse, files: readonly SimilarFile[]) {
  if (files.length === 0) return []
  const rows = await ch.rows(
    'find-attachment-of-files',
    sql`SELECT file, toString(any(attachment_id)) AS media_id FROM (${selectAppearances(files)}) GROUP BY file`,
    z.object({ file: z.string(), media_id: z.string() }),
  )
  const found = await findAttachments(
    ch,
    rows.map(({ media_id }) => media_id),
  )
  return files.flatMap(({ name, distance, second }) => {
    const one = found.find(({ file }) => file === name)
    return one ? [{ ...one, distance, second: second === undefined ? null : Math.floor(second) }] : []
  })
}

const FileRow = z.object({
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  seconds: z.number(),
})

/** Properties of a file; unknown is null. */
export async function findFileSize(ch: ClickHouse, name: string) {
  const [row] = await ch.rows(
    'find-file-size',
    sql`SELECT width, height, toFloat64(bytes) AS bytes, seconds FROM media_files FINAL WHERE name IN ${strings([name])}`,
    FileRow,
  )
  return {
    width: row?.width || null,
    height: row?.height || null,
    bytes: row?.bytes || null,
    seconds: row?.seconds || null,
  }
}

const AppearanceRow = z.object({
  post_id: z.string(),
  attachment_id: z.string(),
  date_created: z.string(),
  author: z.string(),
  full_name: z.string(),
  platform: z.string(),
  link: z.string(),
  thumb: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  distance: z.number(),
  second: z.number(),
})

/** Posts that show one of these files, oldest first, each with the attachment that is closest; and their total. */
export async function listAppearances(
  ch: ClickHouse,
  files: readonly SimilarFile[],
  { page, page_size }: { page: number; page_size: number },
): Promise<{ items: Appearance[]; total_items: number }> {
  if (files.length === 0) return { items: [], total_items: 0 }
  const appearances = selectAppearances(files)
  const [rows, [count]] = await Promise.all([
    ch.rows(
      'list-appearances',
      sql`SELECT * FROM (SELECT * FROM (${appearances}) ORDER BY distance, attachment_id LIMIT 1 BY post_id)
          ORDER BY date_created, attachment_id
          LIMIT ${integer(page_size)} OFFSET ${integer((page - 1) * page_size)}`,
      AppearanceRow,
    ),
    ch.rows(
      'count-appearances',
      sql`SELECT toUInt32(uniqExact(post_id)) AS total FROM (${appearances})`,
      z.object({ total: z.number() }),
    ),
  ])
  const items = rows.map(({ thumb, link, second, ...row }) => ({
    ...row,
    link: link || null,
    second: second === 0 ? null : second - 1,
    thumbnail: thumb === '' ? null : `media/${thumb}`,
  }))
  return { items, total_items: count?.total ?? 0 }
}

/** Posts with a picture or video that waits to be analysed: until then no search by image finds it. */
export async function countPendingPosts(ch: ClickHouse): Promise<number> {
  const [row] = await ch.rows(
    'count-pending-posts',
    sql`SELECT toUInt32(count()) AS total FROM ${POSTS}
        WHERE media_pending = 1 AND hasAny(media_type, ${strings(['image', 'video'])})`,
    z.object({ total: z.number() }),
  )
  return row?.total ?? 0
}

function selectAppearances(files: readonly SimilarFile[]): Sql {
  const names = files.map(({ name }) => name)
  const distances = files.map(({ distance }) => distance)
  // One more than the value: 0 means unknown.
  const seconds = files.map(({ second = -1 }) => Math.floor(second) + 1)
  return sql`SELECT toString(id) AS post_id, media.1 AS attachment_id, date_created, account AS author, full_name, platform, link,
      media.2 AS file, media.3 AS thumb, media.4 AS type, transform(media.2, ${strings(names)}, ${integers(distances)}, 64) AS distance,
      transform(media.2, ${strings(names)}, ${integers(seconds)}, 0) AS second
    FROM (SELECT id, date_created, account, full_name, platform, link,
        arrayJoin(arrayZip(media_id, ${aligned(sql`media_file`)}, ${aligned(sql`media_thumb`)}, media_type)) AS media
      FROM ${POSTS} WHERE ${showsFile(names)})
    WHERE media.2 IN ${strings(names)}`
}

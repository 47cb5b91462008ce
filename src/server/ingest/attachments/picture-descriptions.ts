import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, moment, POSTS, sql, strings } from '../../store/sql.ts'
import type { PostPlace } from '../write/stored-posts.ts'

/** Delays before a failed request for a picture is retried, in minutes; the last one repeats. */
const WAITS = [10, 60, 6 * 60, 24 * 60, 7 * 24 * 60]
const NEVER = new Date('2100-01-01T00:00:00Z')

/** A picture of a post without a description. `thumbnail` is a name in the blob store. */
export type Undescribed = { post: PostPlace; file: string; thumbnail: string }

const Row = z.object({ id: z.string(), date_created: z.number(), file: z.string(), thumbnail: z.string() })

/** Of the newest posts: those due for a request, and those described for another post; demonstration posts are left out. */
export async function listUndescribed(ch: ClickHouse, limit: number, now: Date): Promise<Undescribed[]> {
  const rows = await ch.rows(
    'list-undescribed',
    sql`SELECT toString(posts.id) AS id, toUnixTimestamp(posts.date_created) AS date_created, file,
          media_thumb[indexOf(media_file, file)] AS thumbnail
        FROM ${POSTS} ARRAY JOIN media_undescribed AS file
        WHERE notEmpty(media_undescribed) AND origin != 'demo' AND file NOT IN
          (SELECT picture_descriptions.file FROM picture_descriptions FINAL WHERE text = '' AND next_at > ${moment(now)})
        ORDER BY posts.date_created DESC, posts.id LIMIT ${integer(limit)}`,
    Row,
  )
  return rows.map(({ file, thumbnail, ...post }) => ({ post, file, thumbnail }))
}

/** Descriptions of these files and their failed requests; a file without a request is missing. */
export async function findDescriptions(ch: ClickHouse, files: readonly string[]) {
  const rows = await ch.rows(
    'find-descriptions',
    sql`SELECT file, text, tries FROM picture_descriptions FINAL WHERE file IN ${strings(files)}`,
    z.object({ file: z.string(), text: z.string(), tries: z.number() }),
  )
  return new Map(rows.map(({ file, ...said }) => [file, said]))
}

/** Stores a description of a file; an empty text is final: there is nothing to describe. */
export async function saveDescription(ch: ClickHouse, file: string, text: string, model: string): Promise<void> {
  await insert(ch, { file, text, said_by: model, tries: 0 }, NEVER)
}

/** Records the `tries`th failed request. */
export async function recordNoAnswer(
  ch: ClickHouse,
  { file, tries, model }: { file: string; tries: number; model: string },
  now: Date,
): Promise<void> {
  const minutes = WAITS[tries - 1] ?? WAITS.at(-1) ?? 0
  await insert(
    ch,
    { file, text: '', said_by: model, tries: Math.min(tries, 255) },
    new Date(now.getTime() + minutes * 60_000),
  )
}

type Kept = { file: string; text: string; said_by: string; tries: number }

const insert = (ch: ClickHouse, kept: Kept, next: Date) =>
  ch.insert('picture_descriptions', [{ ...kept, version: Date.now(), next_at: Math.floor(next.getTime() / 1000) }])

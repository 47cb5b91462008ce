/** History of a post: its texts, and its counts over time. */
import { z } from 'zod'
import {
  type CountPoint,
  MAX_COUNT_POINTS,
  MAX_VERSIONS,
  type PostHistory,
} from '../../../contract/posts/post-history.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, sql, uuids } from '../../store/sql.ts'
import { wherePostIs } from '../conditions/one-post.ts'

const Count = z.number().nullable()
const COUNTS = { views: Count, views_step: z.number(), likes: Count, shares: Count, comments: Count }

const Current = z.object({
  content: z.string(),
  media: z.number(),
  files: z.string(),
  text_first_seen_at: z.number(),
  counted_at: z.number(),
  ...COUNTS,
})
const VersionRow = z.object({ seen_at: z.number(), content: z.string(), media: z.number(), files: z.string() })
const CountRow = z.object({ taken_at: z.number(), ...COUNTS })
type VersionRow = z.infer<typeof VersionRow>

/** Equal if links and attachments are equal. */
const FILES = sql`toString(cityHash64(links, media_type, media_url)) AS files`

/** Oldest first, at most MAX_VERSIONS and MAX_COUNT_POINTS; undefined if there is no such post. */
export async function findPostHistory(ch: ClickHouse, id: string): Promise<PostHistory | undefined> {
  const one = uuids([id])
  const current = sql`SELECT content, toUInt32(length(media_id)) AS media, ${FILES}, toUnixTimestamp(text_first_seen_at) AS text_first_seen_at,
      toUnixTimestamp(counted_at) AS counted_at, views, views_step, likes, shares, comments
    FROM ${POSTS}
    ${wherePostIs(id)}`
  const versions = sql`SELECT toUnixTimestamp(seen_at) AS seen_at, content, toUInt32(length(media_url)) AS media, ${FILES}
    FROM post_versions FINAL WHERE post_id IN ${one}
    ORDER BY post_versions.seen_at DESC LIMIT ${integer(MAX_VERSIONS)}`
  const counts = sql`SELECT toUnixTimestamp(taken_at) AS taken_at, views, views_step, likes, shares, comments
    FROM post_counts FINAL WHERE post_id IN ${one}
    ORDER BY post_counts.taken_at DESC LIMIT ${integer(MAX_COUNT_POINTS)}`
  const [[post], versionRows, countRows] = await Promise.all([
    ch.rows('post-now', current, Current),
    ch.rows('post-versions', versions, VersionRow),
    ch.rows('post-counts', counts, CountRow),
  ])
  if (!post) return undefined
  const { text_first_seen_at, counted_at, content, media, files, ...now } = post
  return {
    versions: endWith(versionRows, { seen_at: text_first_seen_at, content, media, files }).map(
      ({ seen_at, files: _, ...version }) => ({
        seenAt: seen_at > 0 ? toMoment(seen_at) : null,
        ...version,
      }),
    ),
    // A count without a known time is not a point of the curve.
    counts: [...countRows.filter(({ taken_at }) => taken_at !== counted_at), { taken_at: counted_at, ...now }]
      .filter(({ taken_at }) => taken_at > 0)
      .sort((a, b) => a.taken_at - b.taken_at)
      .map(
        ({ taken_at, views_step, ...values }): CountPoint => ({
          takenAt: toMoment(taken_at),
          viewsStep: views_step,
          ...values,
        }),
      ),
  }
}

/** The current text is the last one, also if several were seen in the same second, or only attachments changed. */
function endWith(rows: readonly VersionRow[], now: VersionRow): VersionRow[] {
  const isNow = ({ seen_at, content }: VersionRow) => seen_at === now.seen_at && content === now.content
  const before = rows.filter((row) => !isNow(row)).sort((a, b) => a.seen_at - b.seen_at)
  return joinRepeated([...before, now])
}

/** A program that crashed between writing the history and the post records the same again: the first time seen counts. */
const joinRepeated = (rows: readonly VersionRow[]): VersionRow[] =>
  rows.filter(({ content, files }, i) => rows[i - 1]?.content !== content || rows[i - 1]?.files !== files)

const toMoment = (seconds: number) => new Date(seconds * 1000).toISOString()

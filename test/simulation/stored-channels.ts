/** The stored data of a simulated channel, read directly. Times in milliseconds. */
import { z } from 'zod'
import type { ClickHouse } from '../../src/server/store/clickhouse.ts'
import { sql, string } from '../../src/server/store/sql.ts'

export type StoredMessage = {
  number: number
  pictures: number
  /** Its texts, oldest first; the last is the current one. */
  texts: { at: number; content: string }[]
  /** Oldest first. */
  counts: { at: number; views: number | null; step: number }[]
  deleted: { after: number; before: number } | null
}

const Post = z.object({
  id: z.string(),
  number: z.number(),
  content: z.string(),
  pictures: z.number(),
  text_first_seen_at: z.number(),
  counted_at: z.number(),
  views: z.number().nullable(),
  step: z.number(),
  deleted_after: z.number().nullable(),
  deleted_before: z.number().nullable(),
})
const Version = z.object({ id: z.string(), at: z.number(), content: z.string() })
const Count = z.object({ id: z.string(), at: z.number(), views: z.number().nullable(), step: z.number() })

/** Every row of `posts` of an account, with its history: a message stored twice is listed twice. */
export async function listStored(ch: ClickHouse, account: string): Promise<StoredMessage[]> {
  const own = sql`SELECT id FROM posts WHERE account = ${string(account)}`
  const [posts, versions, counts] = await Promise.all([
    ch.rows(
      'simulated-posts',
      sql`SELECT toString(id) AS id, toUInt32(native_id) AS number, content, toUInt32(length(media_id)) AS pictures,
            toUnixTimestamp(text_first_seen_at) AS text_first_seen_at, toUnixTimestamp(counted_at) AS counted_at, views, views_step AS step,
            toUnixTimestamp(deleted_after) AS deleted_after, toUnixTimestamp(deleted_before) AS deleted_before
          FROM posts WHERE account = ${string(account)} ORDER BY number`,
      Post,
    ),
    ch.rows(
      'simulated-versions',
      sql`SELECT toString(post_id) AS id, toUnixTimestamp(seen_at) AS at, content FROM post_versions FINAL
          WHERE post_id IN (${own}) ORDER BY at`,
      Version,
    ),
    ch.rows(
      'simulated-counts',
      sql`SELECT toString(post_id) AS id, toUnixTimestamp(taken_at) AS at, views, views_step AS step
          FROM post_counts FINAL WHERE post_id IN (${own}) ORDER BY at`,
      Count,
    ),
  ])
  const [versionsOf, countsOf] = [Map.groupBy(versions, ({ id }) => id), Map.groupBy(counts, ({ id }) => id)]
  return posts.map((post) => ({
    number: post.number,
    pictures: post.pictures,
    texts: joinTexts(versionsOf.get(post.id) ?? [], post),
    counts: joinCounts(countsOf.get(post.id) ?? [], post),
    deleted:
      post.deleted_before === null
        ? null
        : { after: (post.deleted_after ?? 0) * 1000, before: post.deleted_before * 1000 },
  }))
}

type Post = z.infer<typeof Post>

/** A post with a single text has no version row; the last of several texts is the post's own. */
function joinTexts(rows: z.infer<typeof Version>[], { text_first_seen_at, content }: Post): StoredMessage['texts'] {
  const texts = rows.map(({ at, content }) => ({ at: at * 1000, content }))
  const isThere = texts.some((one) => one.at === text_first_seen_at * 1000 && one.content === content)
  const all = isThere ? texts : [...texts, { at: text_first_seen_at * 1000, content }]
  // As the history shows it: a text noted twice around a death is seen once (search/posts/post-history.ts).
  return all.filter((one, i) => all[i - 1]?.content !== one.content)
}

function joinCounts(rows: z.infer<typeof Count>[], { counted_at, views, step }: Post): StoredMessage['counts'] {
  return [...rows.filter(({ at }) => at !== counted_at), { at: counted_at, views, step }]
    .map((one) => ({ views: one.views, step: one.step, at: one.at * 1000 }))
    .sort((a, b) => a.at - b.at)
}

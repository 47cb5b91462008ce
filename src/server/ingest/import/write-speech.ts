/** Writes the speech of lives as posts, and removes it. */
import { z } from 'zod'
import type { EnrichmentStep } from '../../enrich/draft-post.ts'
import { enrichPost } from '../../enrich/index.ts'
import { findPassageStart, listSpokenPosts, type SpokenChapter, type SpokenLive } from '../../sources/spoken-posts.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, sql } from '../../store/sql.ts'
import { createEnd } from '../write/changed-rows.ts'
import { insertWithRetries, withWriteLockAndRetries } from '../write/insert.ts'
import { insertPosts } from '../write/insert-posts.ts'
import { createPostId } from '../write/post-id.ts'
import { BATCH_SIZE, writePosts } from '../write/write.ts'

export type Speech = {
  live: SpokenLive & { personId: number | null; demo: boolean }
  /** All passages that start at `from` or later, in order. */
  chapters: readonly SpokenChapter[]
  /** A second at which a passage starts. */
  from: number
}

/** Writes the speech from a second on, and removes passages that no longer exist there. Idempotent. */
export async function writeSpeech(
  ch: ClickHouse,
  { live, chapters, from }: Speech,
  steps: readonly EnrichmentStep[],
): Promise<void> {
  const posts = [...listSpokenPosts(live, chapters)].map((post) => ({
    ...enrichPost(post, steps),
    person_id: live.personId,
  }))
  for (let at = 0; at < posts.length; at += BATCH_SIZE) {
    await writePosts(ch, posts.slice(at, at + BATCH_SIZE), live.demo ? 'demo' : 'import')
  }
  await removePassages(ch, live.id, { from, began: live.began, kept: new Set(posts.map(createPostId)) })
}

/** Removes all speech of a live from the posts. */
export const removeSpeech = (ch: ClickHouse, liveId: number) =>
  removePassages(ch, liveId, { from: 0, began: new Date(0), kept: new Set() })

const Passage = z.object({
  id: z.string(),
  number: z.number(),
  date_created: z.number(),
  fingerprint: z.string(),
  message_group: z.string(),
  second: z.number(),
})

async function removePassages(
  ch: ClickHouse,
  liveId: number,
  { from, began, kept }: { from: number; began: Date; kept: ReadonlySet<string> },
): Promise<void> {
  // From the beginning, all of them: the live's date may have been changed. Later passages keep the date with which they were written.
  const since = from === 0 ? 0 : Math.floor(began.getTime() / 1000) + from
  await withWriteLockAndRetries(ch, async () => {
    const stored = await ch.rows(
      'list-passages',
      sql`SELECT toString(id) AS id, toFloat64(number) AS number, toUnixTimestamp(date_created) AS date_created,
            toString(fingerprint) AS fingerprint, toString(message_group) AS message_group,
            JSONExtractFloat(extras, 'live', 'second') AS second
          FROM ${POSTS}
          WHERE posts.date_created >= toDateTime(${integer(since)}, 'UTC') AND live_id = ${integer(liveId)}`,
      Passage,
    )
    const gone = stored.filter(({ id, second }) => findPassageStart(second) >= from && !kept.has(id))
    const ends = gone.map((post) => ({ ...createEnd(post, ch.nextVersion()), message_group: post.message_group }))
    await insertWithRetries(
      ch,
      'message_posts',
      ends.flatMap(({ message_group, key: { id, version } }) =>
        message_group === '0' ? [] : [{ message_group, id, version, is_deleted: 1 }],
      ),
    )
    const [refused] = await insertPosts(ch, ends)
    if (refused) throw new Error(refused.reason)
  })
}

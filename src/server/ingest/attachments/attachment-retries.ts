import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, moment, sql, uuids } from '../../store/sql.ts'
import { chunk, type PostPlace } from '../write/stored-posts.ts'

/** Delays before a URL that did not respond is retried, in minutes; after the last one it is given up. */
const WAITS = [10, 60, 6 * 60, 24 * 60]
const NEVER = new Date('2100-01-01T00:00:00Z')

export type Failure = { media_id: string; post: PostPlace; url: string }

const Try = z.object({ media_id: z.string(), post_id: z.string(), date_created: z.number(), tries: z.number() })

export type Due = Omit<Failure, 'url'>

/** Attachments whose next retry is due, the longest due first. */
export async function listDueTries(ch: ClickHouse, limit: number, now: Date): Promise<Due[]> {
  const rows = await ch.rows(
    'list-due-tries',
    sql`SELECT toString(media_id) AS media_id, toString(post_id) AS post_id, toUnixTimestamp(date_created) AS date_created,
          tries FROM media_tries FINAL WHERE next_at <= ${moment(now)}
        ORDER BY next_at, media_id LIMIT ${integer(limit)}`,
    Try,
  )
  return rows.map((row) => ({ media_id: row.media_id, post: { id: row.post_id, date_created: row.date_created } }))
}

/** Which of these attachments have failed, waiting for a retry or given up. */
export async function findTried(ch: ClickHouse, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await listTries(ch, ids)).map(({ media_id }) => media_id))
}

/** Records failures, to be retried later until the last attempt. A new URL starts over. */
export async function recordFailures(ch: ClickHouse, failures: readonly Failure[], now: Date): Promise<void> {
  const tried = await listTries(
    ch,
    failures.map(({ media_id }) => media_id),
  )
  const before = new Map(tried.map((one) => [`${one.media_id} ${one.url}`, one.tries]))
  const rows = failures.map(({ media_id, post, url }) => {
    const tries = (before.get(`${media_id} ${url}`) ?? 0) + 1
    const wait = WAITS[tries - 1]
    const next = wait === undefined ? NEVER : new Date(now.getTime() + wait * 60_000)
    return createRow({ media_id, post, url }, tries, next, now)
  })
  await ch.insert('media_tries', rows)
}

/** Removes retries that were made, whatever their outcome. */
export async function clearRetries(ch: ClickHouse, ended: readonly Due[], now: Date): Promise<void> {
  await ch.insert(
    'media_tries',
    ended.map((one) => createRow({ ...one, url: '' }, 0, NEVER, now)),
  )
}

function createRow({ media_id, post, url }: Failure, tries: number, next: Date, now: Date) {
  return {
    media_id,
    version: now.getTime(),
    post_id: post.id,
    date_created: post.date_created,
    url,
    tries,
    next_at: Math.floor(next.getTime() / 1000),
  }
}

const Tried = z.object({ media_id: z.string(), url: z.string(), tries: z.number() })

async function listTries(ch: ClickHouse, ids: readonly string[]): Promise<z.infer<typeof Tried>[]> {
  const found: z.infer<typeof Tried>[] = []
  for (const some of chunk(ids)) {
    const question = sql`SELECT toString(media_id) AS media_id, url, tries FROM media_tries FINAL
      WHERE media_tries.media_id IN ${uuids(some)} AND tries > 0`
    found.push(...(await ch.rows('list-tries', question, Tried)))
  }
  return found
}

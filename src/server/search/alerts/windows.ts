/** Posts of a search per clock hour, or per day of a time zone. */
import { z } from 'zod'
import type { AlertPost } from '../../../contract/alerts/notifications.ts'
import { type AlertSpan, MAX_ALERT_TEXT, SPIKE_DAYS, SPIKE_POSTS, SPIKE_TIMES } from '../../../contract/limits.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, integers, moment, POSTS, type Sql, sql, string } from '../../store/sql.ts'
import { type AlertSearch, matchesSearch } from './alert-search.ts'

/** Start of the window and of the next one, in Unix seconds: a day on which clocks change has 23 or 25 hours. */
export type Window = { at: number; until: number; posts: number }
export type Place = { timeZone: string; alertZone: string }

const HOUR = 3600
const DAY = 24 * HOUR
/** No day on which clocks change is longer. */
export const MAX_DAY_SECONDS = 26 * HOUR

export async function countWindows(
  ch: ClickHouse,
  search: Omit<AlertSearch, 'id'>,
  { from, until, span }: { from: number; until: number; span: AlertSpan },
  { timeZone, alertZone }: Place,
): Promise<Window[]> {
  return ch.rows(
    'count-windows',
    sql`SELECT toUnixTimestamp(${beginOf(span, alertZone)}) AS at, toUInt32(count()) AS posts,
        toUnixTimestamp(${endOf(span, alertZone, sql`fromUnixTimestamp(at)`)}) AS until FROM ${POSTS}
      WHERE posts.date_created >= ${moment(new Date(from * 1000))} AND posts.date_created < ${moment(new Date(until * 1000))}
        AND ${matchesSearch(search, timeZone)}
      GROUP BY at ORDER BY at LIMIT 5000`,
    z.object({ at: z.number(), until: z.number(), posts: z.number() }),
  )
}

const Shown = z.object({
  ...{ at: z.number(), id: z.string(), name: z.string(), account: z.string(), platform: z.string() },
  ...{ published: z.number(), text: z.string(), link: z.string(), message_group: z.string() },
})

/** The first five posts of each window, by its start; no more than five of each are held in memory. */
export async function listFirstOfWindows(
  ch: ClickHouse,
  search: Omit<AlertSearch, 'id'>,
  { begins, span }: { begins: readonly number[]; span: AlertSpan },
  { timeZone, alertZone }: Place,
): Promise<Map<number, AlertPost[]>> {
  if (begins.length === 0) return new Map()
  const [from, until] = [Math.min(...begins), Math.max(...begins) + (span === 'hour' ? HOUR : MAX_DAY_SECONDS)]
  const rows = await ch.rows(
    'list-first-of-windows',
    sql`SELECT at, toUnixTimestamp(post.1) AS published, toString(post.2) AS id, post.3 AS name, post.4 AS account, post.5 AS platform,
        post.6 AS text, post.7 AS link, toString(post.8) AS message_group
      FROM (
        SELECT toUnixTimestamp(${beginOf(span, alertZone)}) AS at, arrayJoin(groupArraySorted(5)((posts.date_created, posts.id,
          posts.full_name, posts.account, posts.platform, substringUTF8(posts.content, 1, ${integer(MAX_ALERT_TEXT + 1)}), posts.link, posts.message_group))) AS post
        FROM ${POSTS}
        WHERE posts.date_created >= ${moment(new Date(from * 1000))} AND posts.date_created < ${moment(new Date(until * 1000))}
          AND has(${integers(begins)}, at) AND ${matchesSearch(search, timeZone)}
        GROUP BY at)
      ORDER BY at, published, id LIMIT 100`,
    Shown,
  )
  const found = new Map<number, AlertPost[]>()
  for (const { at, published, ...post } of rows) {
    const shown = { ...post, date_created: new Date(published * 1000).toISOString() }
    found.set(at, [...(found.get(at) ?? []), shown])
  }
  return found
}

const beginOf = (span: AlertSpan, alertZone: string) =>
  span === 'hour'
    ? sql`toStartOfHour(posts.date_created, ${string(alertZone)})`
    : sql`toStartOfDay(posts.date_created, ${string(alertZone)})`

/** The day is looked up twice: where clocks change at midnight, a day begins at one o'clock. */
const endOf = (span: AlertSpan, alertZone: string, begin: Sql) =>
  span === 'hour'
    ? sql`addHours(${begin}, 1)`
    : sql`toStartOfDay(addDays(toStartOfDay(${begin}, ${string(alertZone)}), 1), ${string(alertZone)})`

/** Number of seconds before a window that are counted to detect a spike. */
export const USUAL_SECONDS = SPIKE_DAYS * DAY

/**
 * Windows with at least SPIKE_POSTS posts and more than SPIKE_TIMES the mean of all hours of the SPIKE_DAYS before; an hour without
 * posts counts as zero.
 */
export function findSpikes(windows: readonly Window[]): Window[] {
  const hours = SPIKE_DAYS * 24
  let from = 0
  let sum = 0
  return windows.filter((window, i) => {
    if (i > 0) sum += windows[i - 1]?.posts ?? 0
    for (let first = windows[from]; first && first.at < window.at - USUAL_SECONDS; first = windows[from]) {
      sum -= first.posts
      from += 1
    }
    return window.posts >= SPIKE_POSTS && window.posts > SPIKE_TIMES * (sum / hours)
  })
}

/** What an alert would have reported in the last 30 days, by publication date. */
import { z } from 'zod'
import type { AlertPreview } from '../../../contract/alerts/alerts.ts'
import { type AlertRule, type AlertSpan, type Cadence, MAX_ALERT_TEXT } from '../../../contract/limits.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, moment, POSTS, type Sql, sql, string } from '../../store/sql.ts'
import { type AlertSearch, matchesSearch } from './alert-search.ts'
import { countWindows, findSpikes, listFirstOfWindows, type Place, USUAL_SECONDS } from './windows.ts'

export type PreviewRule = { rule: AlertRule; threshold: number; span: AlertSpan; cadence: Cadence }

const DAYS = 30
const EXAMPLES = 10
const iso = (seconds: number) => new Date(seconds * 1000).toISOString()

export function previewAlert(
  ch: ClickHouse,
  filters: AlertSearch['filters'],
  rule: PreviewRule,
  place: Place,
  now: Date,
): Promise<AlertPreview> {
  const search = { filters, withFormer: rule.rule === 'changed' }
  return rule.rule === 'more' || rule.rule === 'spike'
    ? previewWindows(ch, search, rule, place, now)
    : previewPosts(ch, search, rule, place, now)
}

async function previewWindows(
  ch: ClickHouse,
  search: Omit<AlertSearch, 'id'>,
  { rule, threshold, span, cadence }: PreviewRule,
  place: Place,
  now: Date,
): Promise<AlertPreview> {
  const until = Math.floor(now.getTime() / 1000)
  const from = until - DAYS * 24 * 3600
  const isSpike = rule === 'spike'
  const range = { from: from - (isSpike ? USUAL_SECONDS : 0), until, span: isSpike ? ('hour' as const) : span }
  const windows = await countWindows(ch, search, range, place)
  const told = (isSpike ? findSpikes(windows) : windows.filter(({ posts }) => posts > threshold)).filter(
    ({ at }) => at >= from,
  )
  const newest = told.slice(-EXAMPLES).reverse()
  const begins = newest.map(({ at }) => at)
  const found = await listFirstOfWindows(ch, search, { begins, span: range.span }, place)
  const cut = { now: 1, hourly: 3600, daily: 24 * 3600, weekly: 7 * 24 * 3600 }[cadence]
  return {
    times: new Set(told.map(({ at }) => Math.floor(at / cut))).size,
    items: told.length,
    examples: newest.map(({ at, posts }) => ({ at: iso(at), posts, post: null, found: found.get(at) ?? [] })),
  }
}

const Times = z.object({ items: z.number(), hours: z.number(), days: z.number(), weeks: z.number() })
const Example = z.object({
  at: z.number(),
  posts: z.number(),
  id: z.string(),
  name: z.string(),
  account: z.string(),
  platform: z.string(),
  published: z.number(),
  text: z.string(),
  link: z.string(),
  message_group: z.string(),
})

async function previewPosts(
  ch: ClickHouse,
  search: Omit<AlertSearch, 'id'>,
  { rule, cadence }: PreviewRule,
  { timeZone, alertZone }: Place,
  now: Date,
): Promise<AlertPreview> {
  const since = moment(new Date(now.getTime() - DAYS * 24 * 3_600_000))
  const events = selectEvents(rule, matchesSearch(search, timeZone), since)
  const zone = string(alertZone)
  const [[counted], examples] = await Promise.all([
    ch.rows(
      'preview-times',
      sql`SELECT toUInt32(count()) AS items, toUInt32(uniqExact(toStartOfHour(event, ${zone}))) AS hours,
        toUInt32(uniqExact(toDate(event, ${zone}))) AS days, toUInt32(uniqExact(toMonday(event, ${zone}))) AS weeks FROM (${events})`,
      Times,
    ),
    ch.rows(
      'preview-examples',
      sql`SELECT toUnixTimestamp(event) AS at, toUInt32(same) AS posts, toString(post.1) AS id, post.2 AS name, post.3 AS account,
        post.4 AS platform, toUnixTimestamp(post.5) AS published, substringUTF8(post.6, 1, ${integer(MAX_ALERT_TEXT + 1)}) AS text, post.7 AS link,
        toString(post.8) AS message_group FROM (${events}) ORDER BY event DESC, id LIMIT 10`,
      Example,
    ),
  ])
  const { items, hours, days, weeks } = counted ?? { items: 0, hours: 0, days: 0, weeks: 0 }
  return {
    times: { now: items, hourly: hours, daily: days, weekly: weeks }[cadence],
    items,
    examples: examples.map(({ at, posts, published, ...post }) => ({
      at: iso(at),
      posts,
      post: { ...post, date_created: iso(published) },
      found: [],
    })),
  }
}

/** One row per notification: its time, its number of posts, and the first of them. */
function selectEvents(rule: AlertRule, isMatch: Sql, since: ReturnType<typeof moment>): Sql {
  const post = sql`(posts.id, posts.full_name, posts.account, posts.platform, posts.date_created, posts.content, posts.link,
    posts.message_group)`
  if (rule === 'changed') {
    const at = sql`greatest(ifNull(posts.deleted_before, toDateTime(0, 'UTC')), ifNull(posts.edited_at, toDateTime(0, 'UTC')))`
    return sql`SELECT ${at} AS event, 1 AS same, ${post} AS post FROM ${POSTS}
      WHERE (posts.deleted_before >= ${since} OR posts.edited_at >= ${since}) AND ${isMatch}`
  }
  const first = sql`min(posts.date_created) AS event, count() AS same, argMin(${post}, posts.date_created) AS post`
  if (rule === 'first')
    return sql`SELECT ${first} FROM ${POSTS} WHERE ${isMatch} GROUP BY posts.platform, posts.account HAVING event >= ${since}`
  return sql`SELECT ${first} FROM ${POSTS} WHERE posts.date_created >= ${since} AND ${isMatch}
    GROUP BY if(posts.message_group = 0, toString(posts.id), toString(posts.message_group))`
}

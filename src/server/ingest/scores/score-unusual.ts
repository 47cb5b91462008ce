import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { findMarkProgress, saveMarkProgress } from '../../records/jobs/job-watermarks.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import type { Postgres } from '../../store/postgres.ts'
import { integer, integers, POSTS, type Sql, sql, strings, uuids } from '../../store/sql.ts'
import { SETTLED_MS } from '../rewrite/post-places.ts'
import { rewritePosts } from '../rewrite/rewrite.ts'
import { chunk, findStoredPosts, isAt, type PostPlace } from '../write/stored-posts.ts'
import { COMPARED, type CountedPost, isNewScore, scorePosts } from './unusual.ts'

/** Includes the rule's number: a new rule scores every post again. */
const PROGRESS = 'unusual 2'
/**
 * Posts per call, more if many were counted in the same second. A hundred earlier posts of each account are read with them: thousands
 * of accounts cost the same for few posts as for many.
 */
const PORTION = 20_000
/** Minimum posts read per account: a post that was counted again need not be among its latest. */
const MIN_READ = 3_000
/** Posts whose counts are held in memory at once. */
const POSTS_AT_ONCE = 2_500
/** Names are sent in the URL of a query to a server, where a parameter may have 128 KiB. */
const ACCOUNTS_PER_QUERY = 1_000

/**
 * Scores the posts counted since the last call, oldest count first, in batches. Idempotent if nothing is new. @returns number of posts
 * with a new score, and whether none are left
 */
export async function scoreUnusual(
  ch: ClickHouse,
  pg: Postgres,
  now = Date.now(),
): Promise<{ changed: number; is_done: boolean }> {
  const since = Math.floor(((await findMarkProgress(pg, PROGRESS))?.getTime() ?? 0) / 1000)
  const fresh = await listCounted(ch, since, Math.floor((now - SETTLED_MS) / 1000))
  const last = fresh.at(-1)
  if (!last) return { changed: 0, is_done: true }
  const stored = await findStoredPosts(ch, [...new Set(fresh.map(({ id }) => id))])
  const places = [...stored].flatMap(([id, { is_deleted, date_created }]) => (is_deleted ? [] : [{ id, date_created }]))
  const changed = places.length > 0 ? await scorePlaces(ch, places) : 0
  await saveMarkProgress(pg, PROGRESS, new Date(last.at * 1000))
  return { changed, is_done: fresh.length < PORTION }
}

/** Posts with counts taken at this time, whether changed or not. In Unix seconds. */
function listCounted(ch: ClickHouse, since: number, until: number) {
  const after = sql`toDateTime(${integer(since)}, 'UTC')`
  const to = sql`toDateTime(${integer(until)}, 'UTC')`
  return ch.rows(
    'list-counted-posts',
    sql`SELECT toString(counted_id) AS id, toUnixTimestamp(at) AS at FROM (
          SELECT posts.id AS counted_id, counted_at AS at FROM ${POSTS} WHERE counted_at > ${after} AND counted_at <= ${to}
          UNION ALL
          SELECT post_id AS counted_id, taken_at AS at FROM post_counts WHERE taken_at > ${after} AND taken_at <= ${to})
        ORDER BY at LIMIT ${integer(PORTION)} WITH TIES`,
    z.object({ id: z.string(), at: z.number() }),
  )
}

async function scorePlaces(ch: ClickHouse, places: readonly PostPlace[]): Promise<number> {
  const asked = new Set(places.map(({ id }) => id))
  const scores = new Map<string, number | null>()
  for await (const accounts of readAccounts(ch, places)) {
    for (const posts of accounts) {
      const before = new Map(posts.map(({ id, ratio }) => [id, ratio]))
      for (const [id, score] of scorePosts(posts, (one) => asked.has(one)))
        if (isNewScore(before.get(id) ?? null, score)) scores.set(id, score)
      // Thousands of accounts: yields to the event loop in between.
      await setImmediate()
    }
  }
  // Only posts with a new score are read completely: they are few, and every write slows down all queries.
  const differing = places.filter(({ id }) => scores.has(id))
  return rewritePosts(ch, differing, ({ id, draft, later }) => {
    const score = scores.get(id)
    if (score === undefined || !isNewScore(later.engagement_ratio, score)) return null
    return { draft, later: { ...later, engagement_ratio: score } }
  })
}

const Count = z.number().nullable()
type PostRow = {
  id: string
  account: string
  date: number
  taken: number
  views: number | null
  likes: number | null
  /** The stored score. */
  ratio: number | null
}
type Scored = CountedPost & Pick<PostRow, 'ratio'>
const CountsRow = z.object({ id: z.string(), counts: z.array(z.tuple([z.number(), Count, Count])) })

/**
 * The accounts of these posts, each with its posts up to the newest of these, oldest first; some accounts at a time: all of them would
 * take hundreds of megabytes.
 */
async function* readAccounts(ch: ClickHouse, places: readonly PostPlace[]): AsyncGenerator<Scored[][]> {
  const names = await listNames(ch, places)
  const newest = Math.max(...places.map(({ date_created }) => date_created))
  const most = Math.max(MIN_READ, ...names.map(({ posts }) => posts + COMPARED))
  for (const some of chunk(names, ACCOUNTS_PER_QUERY)) {
    let rows: PostRow[] = []
    // A stream: these are more rows than a query may return.
    for await (const page of ch.stream<PostRow>('list-posts-of-accounts', selectAccounts(some, newest, most))) {
      rows.push(...page)
      if (rows.length < POSTS_AT_ONCE) continue
      // The last account may continue in the next chunk.
      const last = rows.at(-1)?.account
      const end = rows.findIndex(({ account }) => account === last)
      if (end === 0) continue
      yield await addCounts(ch, rows.slice(0, end))
      rows = rows.slice(end)
    }
    yield await addCounts(ch, rows)
  }
}

/** @param rows grouped by account, newest first */
async function addCounts(ch: ClickHouse, rows: readonly PostRow[]): Promise<Scored[][]> {
  const earlier = await listCounts(
    ch,
    rows.map(({ id }) => id),
  )
  const accounts = Map.groupBy(rows.toReversed(), ({ account }) => account)
  return [...accounts.values()].map((posts) =>
    posts.map(({ id, date, ratio, ...now }) => ({ id, date, ratio, counts: [...(earlier.get(id) ?? []), now] })),
  )
}

/**
 * The last posts of each account up to `newest`, and of those the ones needed for scores: every post since the first requested one,
 * and the earlier ones it is compared with.
 */
function selectAccounts(names: readonly Name[], newest: number, most: number): Sql {
  const accounts = strings(names.map(({ platform, name }) => `${platform} ${name}`))
  const first = sql`transform(account, ${accounts}, ${integers(names.map((one) => one.first))}, toUInt32(0))`
  return sql`SELECT toString(post_id) AS id, account, date, taken, views, likes, ratio FROM (
      SELECT posts.id AS post_id, concat(toString(platform), ' ', lowerUTF8(account)) AS account,
        toUnixTimestamp(date_created) AS date, toUnixTimestamp(counted_at) AS taken, views, likes,
        engagement_ratio AS ratio
      FROM ${POSTS}
      WHERE posts.date_created <= toDateTime(${integer(newest)}, 'UTC')
        AND posts.platform IN ${strings([...new Set(names.map(({ platform }) => platform))])}
        AND lowerUTF8(posts.account) IN ${strings([...new Set(names.map(({ name }) => name))])}
      ORDER BY posts.date_created DESC, posts.id LIMIT ${integer(most)} BY account)
    WHERE account IN ${accounts}
    ORDER BY account, date DESC, post_id
    LIMIT ${integer(COMPARED)} BY account, if(date >= ${first}, toString(post_id), '')`
}

const NameRow = z.object({ platform: z.string(), name: z.string(), posts: z.number(), first: z.number() })
type Name = z.infer<typeof NameRow>

/** The accounts of these posts with their number of posts, and the date of the first, in Unix seconds. */
async function listNames(ch: ClickHouse, places: readonly PostPlace[]): Promise<Name[]> {
  const names = new Map<string, Name>()
  // Sequential: the connections are shared with searches.
  for (const some of chunk(places)) {
    const question = sql`SELECT toString(platform) AS platform, lowerUTF8(account) AS name, toUInt32(count()) AS posts,
        toUnixTimestamp(min(date_created)) AS first
      FROM ${POSTS} WHERE ${isAt(some)} GROUP BY platform, name`
    for (const one of await ch.rows('list-accounts-of-posts', question, NameRow)) {
      const key = `${one.platform} ${one.name}`
      const { posts, first } = names.get(key) ?? { posts: 0, first: one.first }
      names.set(key, { ...one, posts: posts + one.posts, first: Math.min(first, one.first) })
    }
  }
  return [...names.values()]
}

/** Earlier counts of each of these, oldest first. */
async function listCounts(ch: ClickHouse, ids: readonly string[]): Promise<Map<string, CountedPost['counts']>> {
  const found = new Map<string, CountedPost['counts']>()
  const [kept] = await ch.rows('has-counts', sql`SELECT 1 AS n FROM post_counts LIMIT 1`, z.object({ n: z.number() }))
  for (const some of kept ? chunk(ids) : []) {
    // One row per post: hourly counts would exceed the result limit. Filters before `FINAL`, which would otherwise read all rows of a
    // granule: equal rows have the same post.
    const question = sql`SELECT toString(post_id) AS id, arraySort(groupArray((toUnixTimestamp(taken_at), views, likes))) AS counts
      FROM post_counts FINAL PREWHERE post_id IN ${uuids(some)} GROUP BY post_id`
    for (const { id, counts } of await ch.rows('list-counts', question, CountsRow))
      found.set(
        id,
        counts.map(([taken, views, likes]) => ({ taken, views, likes })),
      )
  }
  return found
}

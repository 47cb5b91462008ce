/** What a series, or its group, counts: posts on the time axis, and what they add up to. */
import { z } from 'zod'
import type { TimeUnit } from '../../../contract/posts/metrics.ts'
import type { Counted } from '../../../contract/posts/post-series.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, type Sql, sql, string } from '../../store/sql.ts'
import { type Counting, IN_POSTS } from '../metrics/kept-sums.ts'
import { UNIT_STARTS } from '../metrics/unit-starts.ts'

const Sum = z.number().nullable()
/** Day, posts, views, likes, shares, comments. */
const Place = z.tuple([z.string(), z.number(), Sum, Sum, Sum, Sum])
/** `people`: public persons that wrote one of the posts; `others`: posts of accounts that belong to nobody. */
const Row = z.object({ places: z.array(Place), people: z.number(), others: z.number() })
const Accounts = z.object({ accounts: z.number() })

export type SeriesAxis = { readonly unit: TimeUnit; readonly timeZone: string }

export async function countSeries(ch: ClickHouse, where: Sql, counting: Counting, axis: SeriesAxis): Promise<Counted> {
  const [row] = await ch.rows('post-series', selectSeries(where, counting, axis), Row)
  const places = (row?.places ?? []).map(([day, posts, views, likes, shares, comments]) => ({
    ...{ day, posts, views, likes, shares, comments },
  }))
  const add = (measure: 'views' | 'likes' | 'shares' | 'comments') =>
    places.reduce<number | null>((sum, { [measure]: one }) => (one === null ? sum : (sum ?? 0) + one), null)
  const posts = places.reduce((sum, place) => sum + place.posts, 0)
  const sums = { views: add('views'), likes: add('likes'), shares: add('shares'), comments: add('comments') }
  const accounts = row?.others ? await countAccounts(ch, where) : 0
  return { total: { posts, ...sums, authors: (row?.people ?? 0) + accounts }, places }
}

/**
 * Posts are looked through once for their places and their authors. Sums know no authors: those are counted in the posts beside them.
 * No name here is a column's: it would stand for that column in the filters too. Sums are exact as floats up to 2^53.
 */
export function selectSeries(where: Sql, counting: Counting, { unit, timeZone }: SeriesAxis): Sql {
  const inPosts = counting === IN_POSTS
  const people = sql`uniqExactIf(posts.person_id, posts.person_id != 0)`
  const others = sql`countIf(posts.person_id = 0)`
  const each = sql`, uniqExactStateIf(posts.person_id, posts.person_id != 0) AS writers, ${others} AS strangers`
  const places = sql`SELECT ${UNIT_STARTS[unit](sql`${string(timeZone)}`)} AS day, toUInt32(${counting.posts}) AS found,
      toFloat64(${counting.sum('views')}) AS all_views, toFloat64(${counting.sum('likes')}) AS all_likes,
      toFloat64(${counting.sum('shares')}) AS all_shares, toFloat64(${counting.sum('comments')}) AS all_comments
      ${inPosts ? each : sql``}
    FROM ${counting.from} ${where} GROUP BY day ORDER BY day LIMIT 50000`
  const authors = inPosts
    ? sql`toUInt32(uniqExactMerge(writers)) AS people, toUInt32(sum(strangers)) AS others`
    : sql`any(told.people) AS people, any(told.others) AS others`
  const beside = sql`CROSS JOIN (SELECT toUInt32(${people}) AS people, toUInt32(${others}) AS others FROM ${POSTS} ${where}) AS told`
  return sql`SELECT arraySort(groupArray((toString(day), found, all_views, all_likes, all_shares, all_comments))) AS places, ${authors}
    FROM (${places}) AS counted ${inPosts ? sql`` : beside}`
}

/** Names of accounts are read only where there are posts of nobody. A hash tells them apart; two in a billion billion have the same. */
async function countAccounts(ch: ClickHouse, where: Sql): Promise<number> {
  const [row] = await ch.rows(
    'series-accounts',
    sql`SELECT toUInt32(uniqExact(cityHash64(network, lowerUTF8(handle)))) AS accounts
      FROM (SELECT posts.platform AS network, posts.account AS handle, posts.person_id AS person FROM ${POSTS} ${where})
      WHERE person = 0`,
    Accounts,
  )
  return row?.accounts ?? 0
}

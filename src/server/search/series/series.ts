/** One series of a comparison: posts over time, and beside them all that the same group posted (docs/decisions/0064). */
import { z } from 'zod'
import type { TimeUnit } from '../../../contract/posts/metrics.ts'
import type { Counted, PostSeriesReply } from '../../../contract/posts/post-series.ts'
import type { SearchNode } from '../../../search-language/ast.ts'
import { parseSearch } from '../../../search-language/parse.ts'
import { printSearch } from '../../../search-language/print.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { renderSql, type Sql, sql, string } from '../../store/sql.ts'
import { type BoundFilters, whereFilters } from '../conditions/conditions.ts'
import { type Counting, IN_POSTS } from '../metrics/kept-sums.ts'
import { UNIT_STARTS } from '../metrics/unit-starts.ts'
import { chooseGroupCounting } from './group-sums.ts'
import { countSeriesAuthors } from './series-authors.ts'

const Sum = z.number().nullable()
const Row = z.object({
  day: z.string(),
  found: z.number(),
  all_views: Sum,
  all_likes: Sum,
  all_shares: Sum,
  all_comments: Sum,
})

/** `sumsFrom` is for tests. */
export async function getPostSeries(
  ch: ClickHouse,
  { unit, ...filters }: BoundFilters & { unit: TimeUnit },
  timeZone: string,
  sumsFrom?: number,
): Promise<PostSeriesReply> {
  const { public_person, party, role, uf, platform, start_date, end_date, search_people } = filters
  const search = findWho(filters.search ?? '')
  const group = {
    ...{ public_person, party, role, uf, platform, start_date, end_date, search },
    ...(search_people && { search_people }),
  }
  const all = whereFilters(group, timeZone)
  const asked = whereFilters(filters, timeZone)
  const isAll = renderSql(asked).text === renderSql(all).text
  const axis = { unit, timeZone }
  const counting = await chooseGroupCounting(ch, group, axis, sumsFrom)
  // Two questions at a time, as for charts.
  const [everything, part] = await Promise.all([
    count(ch, all, counting, axis),
    isAll ? null : count(ch, asked, IN_POSTS, axis),
  ])
  return { found: part ?? everything, group: everything }
}

const WHO: readonly string[] = [
  'pessoa',
  'conta',
  'partido',
  'uf',
  'regiao',
  'cargo',
  'genero',
  'plataforma',
  'de',
  'ate',
  'em',
]

/** What a search says of who wrote, where and when; its words and other fields are no part of the group. */
function findWho(search: string): string {
  const tree = parseSearch(search)
  const parts = tree?.type === 'and' ? tree.children : tree ? [tree] : []
  const who = parts.filter(saysWho)
  return who.length > 0 ? printSearch(who.length === 1 ? (who[0] ?? null) : { type: 'and', children: who }) : ''
}

function saysWho(node: SearchNode): boolean {
  if (node.type === 'not') return saysWho(node.child)
  if ('children' in node) return node.children.every(saysWho)
  return node.type === 'field' && WHO.includes(node.name)
}

type Axis = { unit: TimeUnit; timeZone: string }

async function count(ch: ClickHouse, where: Sql, counting: Counting, { unit, timeZone }: Axis): Promise<Counted> {
  // No name here is a column's: it would stand for that column in the filters too. Sums are exact as floats up to 2^53.
  const rows = await ch.rows(
    'post-series',
    sql`SELECT toString(${UNIT_STARTS[unit](sql`${string(timeZone)}`)}) AS day, toUInt32(${counting.posts}) AS found,
        toFloat64(${counting.sum('views')}) AS all_views, toFloat64(${counting.sum('likes')}) AS all_likes,
        toFloat64(${counting.sum('shares')}) AS all_shares, toFloat64(${counting.sum('comments')}) AS all_comments
      FROM ${counting.from} ${where} GROUP BY day ORDER BY day LIMIT 50000`,
    Row,
  )
  const places = rows.map(({ day, found, ...sums }) => ({
    ...{ day, posts: found, views: sums.all_views, likes: sums.all_likes },
    ...{ shares: sums.all_shares, comments: sums.all_comments },
  }))
  const add = (measure: 'views' | 'likes' | 'shares' | 'comments') =>
    places.reduce<number | null>((sum, { [measure]: one }) => (one === null ? sum : (sum ?? 0) + one), null)
  const posts = places.reduce((sum, place) => sum + place.posts, 0)
  const sums = { views: add('views'), likes: add('likes'), shares: add('shares'), comments: add('comments') }
  return { total: { posts, ...sums, authors: await countSeriesAuthors(ch, where) }, places }
}

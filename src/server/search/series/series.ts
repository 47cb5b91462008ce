/** One series of a comparison: posts over time, and beside them all that the same group posted (docs/decisions/0064). */
import { z } from 'zod'
import type { TimeUnit } from '../../../contract/posts/metrics.ts'
import type { Counted, PostSeriesReply } from '../../../contract/posts/post-series.ts'
import type { SearchNode } from '../../../search-language/ast.ts'
import { parseSearch } from '../../../search-language/parse.ts'
import { printSearch } from '../../../search-language/print.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, renderSql, type Sql, sql, string } from '../../store/sql.ts'
import { type BoundFilters, whereFilters } from '../conditions/conditions.ts'
import { UNIT_STARTS } from '../metrics/time-charts.ts'

const Sum = z.number().nullable()
const Row = z.object({
  day: z.string(),
  is_total: z.number(),
  found: z.number(),
  sum_views: Sum,
  sum_likes: Sum,
  sum_shares: Sum,
  sum_comments: Sum,
})
type Row = z.infer<typeof Row>

export async function getPostSeries(
  ch: ClickHouse,
  { unit, ...filters }: BoundFilters & { unit: TimeUnit },
  timeZone: string,
): Promise<PostSeriesReply> {
  const { public_person, party, role, uf, platform, start_date, end_date, search_people } = filters
  const search = findWho(filters.search ?? '')
  const asked = whereFilters(filters, timeZone)
  const all = whereFilters(
    { public_person, party, role, uf, platform, start_date, end_date, search, ...(search_people && { search_people }) },
    timeZone,
  )
  const isAll = renderSql(asked).text === renderSql(all).text
  // Two questions at a time, as for charts.
  const [group, part] = await Promise.all([
    count(ch, all, { unit, timeZone }),
    isAll ? null : count(ch, asked, { unit, timeZone }),
  ])
  return { found: part ?? group, group }
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

async function count(
  ch: ClickHouse,
  where: Sql,
  { unit, timeZone }: { unit: TimeUnit; timeZone: string },
): Promise<Counted> {
  // No name here is a column's: it would stand for that column in the filters too. Sums are exact as floats up to 2^53.
  const rows = await ch.rows(
    'post-series',
    sql`SELECT toString(place) AS day, toUInt8(grouping(place)) AS is_total, toUInt32(count()) AS found,
        toFloat64(sum(views)) AS sum_views, toFloat64(sum(likes)) AS sum_likes,
        toFloat64(sum(shares)) AS sum_shares, toFloat64(sum(comments)) AS sum_comments
      FROM (SELECT ${UNIT_STARTS[unit](sql`${string(timeZone)}`)} AS place, views, likes, shares, comments
        FROM ${POSTS} ${where})
      GROUP BY GROUPING SETS ((place), ()) ORDER BY place LIMIT 50000`,
    Row,
  )
  const [authors] = await ch.rows(
    'series-authors',
    // A hash tells accounts apart; two in a billion billion have the same.
    sql`SELECT toUInt32(uniqExact(if(posts.person_id != 0, toUInt64(posts.person_id),
        cityHash64(posts.platform, lowerUTF8(posts.account))))) AS n FROM ${POSTS} ${where}`,
    z.object({ n: z.number() }),
  )
  const total = rows.find(({ is_total }) => is_total === 1)
  return {
    total: { ...toCounts(total), authors: authors?.n ?? 0 },
    places: rows.filter(({ is_total }) => is_total === 0).map((row) => ({ day: row.day, ...toCounts(row) })),
  }
}

const toCounts = (row: Row | undefined) => ({
  posts: row?.found ?? 0,
  views: row?.sum_views ?? null,
  likes: row?.sum_likes ?? null,
  shares: row?.sum_shares ?? null,
  comments: row?.sum_comments ?? null,
})

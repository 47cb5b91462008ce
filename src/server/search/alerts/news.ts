/** New posts in saved searches since their last visit. */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, join, numeral, POSTS, sql } from '../../store/sql.ts'
import type { BoundFilters } from '../conditions/conditions.ts'
import { matchesSearch } from './alert-search.ts'

export type Seen = { filters: BoundFilters; seenNumber: number }

/** Number of new posts of each search, in the given order. */
export async function countNews(ch: ClickHouse, searches: readonly Seen[], timeZone: string): Promise<number[]> {
  const oldest = Math.min(...searches.map(({ seenNumber }) => seenNumber))
  const counts = searches.map(
    ({ filters, seenNumber }) =>
      sql`countIf(posts.number > ${numeral(BigInt(seenNumber))} AND ${matchesSearch({ filters, withFormer: false }, timeZone)})`,
  )
  const [row] = await ch.rows(
    'count-news',
    sql`SELECT arrayMap(one -> toUInt32(one), [${join(counts)}]) AS counts FROM ${POSTS}
      WHERE posts.version > ${numeral(BigInt(oldest))} AND posts.number > ${numeral(BigInt(oldest))}`,
    z.object({ counts: z.array(z.number()) }),
  )
  return row?.counts ?? searches.map(() => 0)
}

/** New posts of a search, newest by date, at most `most`. */
export async function listNews(
  ch: ClickHouse,
  { filters, seenNumber }: Seen,
  timeZone: string,
  most: number,
): Promise<string[]> {
  const after = numeral(BigInt(seenNumber))
  const rows = await ch.rows(
    'list-news',
    sql`SELECT toString(posts.id) AS id FROM ${POSTS}
      WHERE posts.version > ${after} AND posts.number > ${after} AND ${matchesSearch({ filters, withFormer: false }, timeZone)}
      ORDER BY posts.date_created DESC, posts.id DESC LIMIT ${integer(most)}`,
    z.object({ id: z.string() }),
  )
  return rows.map(({ id }) => id)
}

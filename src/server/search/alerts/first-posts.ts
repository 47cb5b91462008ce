/** Accounts that had no earlier posts in a search. */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, sql, strings } from '../../store/sql.ts'
import { type AlertSearch, matchesSearch } from './alert-search.ts'

export const accountKey = (platform: string, account: string) => `${platform}\n${account}`

/** The first post of each of these accounts in the search. @returns post id by `accountKey` */
export async function findFirstPosts(
  ch: ClickHouse,
  search: Omit<AlertSearch, 'id'>,
  accounts: readonly string[],
  timeZone: string,
): Promise<Map<string, string>> {
  const key = sql`concat(posts.platform, '\n', posts.account)`
  const rows = await ch.rows(
    'find-first-posts',
    sql`SELECT ${key} AS account_key, toString(argMin(posts.id, posts.number)) AS id FROM ${POSTS}
      WHERE account_key IN ${strings(accounts)} AND ${matchesSearch(search, timeZone)}
      GROUP BY account_key`,
    z.object({ account_key: z.string(), id: z.string() }),
  )
  return new Map(rows.map((row) => [row.account_key, row.id]))
}

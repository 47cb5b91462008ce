import { z } from 'zod'
import { accountKey } from '../../contract/account-key.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { integer, POSTS, type Sql, sql, string, strings } from '../store/sql.ts'

/** The stored posts of an account. Moments in ISO 8601. */
export type AccountSpan = { posts: number; first_post: string; last_post: string; missing_media: number }

const Span = z.object({
  handle_key: z.string(),
  posts: z.number(),
  first_post: z.string(),
  last_post: z.string(),
  missing_media: z.number(),
})

/** Accounts of one question, whose answer has at most as many rows. */
const ACCOUNTS_AT_ONCE = 50_000

type Account = { platform: string; handle: string }

/**
 * What is stored of these accounts, by `accountKey`; those without a post are not in the answer. A file of comments may
 * have brought a million others, about which nobody asks.
 */
export async function listAccountSpans(
  ch: ClickHouse,
  accounts: readonly Account[],
): Promise<Map<string, AccountSpan>> {
  const spans = new Map<string, AccountSpan>()
  for (const [platform, of] of Map.groupBy(accounts, (one) => one.platform))
    for (let start = 0; start < of.length; start += ACCOUNTS_AT_ONCE) {
      const handles = of.slice(start, start + ACCOUNTS_AT_ONCE).map(({ handle }) => handle.toLowerCase())
      const rows = await ch.rows('list-account-spans', selectSpans(platform, handles), Span)
      for (const { handle_key, ...span } of rows) spans.set(accountKey(platform, handle_key), span)
    }
  return spans
}

/** One platform at a time: to read a list of 50,000 pairs takes the engine a minute and more (measured at 26.7). */
const selectSpans = (platform: string, handles: readonly string[]): Sql =>
  sql`SELECT lowerUTF8(account) AS handle_key, toUInt32(count()) AS posts, min(date_created) AS first_post,
      max(date_created) AS last_post, toUInt32(sum(arrayCount(p -> p != '', media_problem))) AS missing_media
    FROM ${POSTS} WHERE platform = ${string(platform)} AND handle_key IN ${strings(handles)} GROUP BY handle_key`

const Neighbour = z.object({ after: z.string().nullable(), before: z.string().nullable() })

/** When the stored posts on both sides of a stretch of an account's numbers were published. */
export async function findNeighbours(
  ch: ClickHouse,
  account: { platform: string; handle: string },
  { from, to }: { from: number; to: number },
): Promise<{ after: string | null; before: string | null }> {
  const [found] = await ch.rows(
    'find-neighbours',
    sql`SELECT maxOrNullIf(date_created, toUInt64OrZero(native_id) < ${integer(from)}) AS after,
          minOrNullIf(date_created, toUInt64OrZero(native_id) > ${integer(to)}) AS before
        FROM ${POSTS}
        WHERE platform = ${string(account.platform)} AND lowerUTF8(account) = ${string(account.handle.toLowerCase())}`,
    Neighbour,
  )
  return found ?? { after: null, before: null }
}

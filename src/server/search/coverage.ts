import { z } from 'zod'
import type { ClickHouse } from '../store/clickhouse.ts'
import { integer, sql, string } from '../store/sql.ts'

/** The stored posts of an account. Moments in ISO 8601. */
export type AccountSpan = { posts: number; first_post: string; last_post: string; missing_media: number }

const Span = z.object({
  platform: z.string(),
  handle_key: z.string(),
  posts: z.number(),
  first_post: z.string(),
  last_post: z.string(),
  missing_media: z.number(),
})

/** An instance has some thousand accounts; a file of comments may bring a million, of which nobody is asked about. */
const MOST_ACCOUNTS = 200_000

/** What is stored of every account, by platform and handle in lower case, joined as `accountKey` does. */
export async function listAccountSpans(ch: ClickHouse): Promise<Map<string, AccountSpan>> {
  const rows = await ch.rows(
    'list-account-spans',
    sql`SELECT platform, lowerUTF8(account) AS handle_key, toUInt32(count()) AS posts, min(date_created) AS first_post,
          max(date_created) AS last_post, toUInt32(sum(arrayCount(p -> p != '', media_problem))) AS missing_media
        FROM posts GROUP BY platform, handle_key ORDER BY posts DESC LIMIT ${integer(MOST_ACCOUNTS)}`,
    Span,
  )
  return new Map(rows.map(({ platform, handle_key, ...span }) => [`${platform}\0${handle_key}`, span]))
}

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
        FROM posts
        WHERE platform = ${string(account.platform)} AND lowerUTF8(account) = ${string(account.handle.toLowerCase())}`,
    Neighbour,
  )
  return found ?? { after: null, before: null }
}

import { z } from 'zod'
import { accountKey } from '../../../contract/people/account-key.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { and, integer, join, moment, POSTS, type Sql, sql, string, strings } from '../../store/sql.ts'
import { listConditions, where } from '../conditions/conditions.ts'

/** The stored posts of an account. Timestamps in ISO 8601. */
export type AccountSpan = { posts: number; first_post: string; last_post: string; missing_media: number }

const Span = z.object({
  handle_key: z.string(),
  posts: z.number(),
  first_post: z.string(),
  last_post: z.string(),
  missing_media: z.number(),
})

/** Accounts per query; bounds its result. */
const ACCOUNTS_AT_ONCE = 50_000

type Account = { platform: string; handle: string }

/**
 * Coverage of these accounts, by `accountKey`; accounts without a post are missing. Only the given accounts are read: a file of
 * comments may have brought a million others.
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

/** One platform at a time: parsing a list of 50,000 pairs takes the engine a minute and more (measured with 26.7). */
const selectSpans = (platform: string, handles: readonly string[]): Sql =>
  sql`SELECT lowerUTF8(account) AS handle_key, toUInt32(count()) AS posts, min(date_created) AS first_post,
      max(date_created) AS last_post, toUInt32(sum(arrayCount(p -> p != '', media_problem))) AS missing_media
    FROM ${POSTS} WHERE platform = ${string(platform)} AND handle_key IN ${strings(handles)} GROUP BY handle_key`

type Unowned = {
  /** Accounts that are assigned to a person or followed. */
  known: readonly Account[]
  filters: Pick<PostFilters, 'party' | 'role' | 'uf' | 'region' | 'platform'>
  start: number
  end: number
}

/**
 * Accounts known only from imported files (lives are not accounts), among the posts that pass the filters; `stored`: those with posts
 * in the period, or both before and after it.
 */
export async function countUnownedAccounts(
  ch: ClickHouse,
  { known, filters, start, end }: Unowned,
): Promise<{ total: number; stored: number }> {
  const named = [...Map.groupBy(known, ({ platform }) => platform)].map(([platform, accounts]) => {
    const handles = accounts.map(({ handle }) => handle.toLowerCase())
    return sql`NOT (posts.platform = ${string(platform)} AND lowerUTF8(account) IN ${strings(handles)})`
  })
  // Time zones only affect days, which are not used here.
  const conditions = [sql`person_id = 0 AND live_id = 0`, ...named, ...listConditions(filters, 'UTC')]
  const [found] = await ch.rows(
    'count-unowned-accounts',
    sql`SELECT toUInt32(count()) AS total, toUInt32(countIf(${join(overlaps(start, end), and)})) AS stored
      FROM (SELECT min(date_created) AS first_post, max(date_created) AS last_post FROM ${POSTS} ${where(conditions)}
        GROUP BY posts.platform, lowerUTF8(account))`,
    z.object({ total: z.number(), stored: z.number() }),
  )
  return found ?? { total: 0, stored: 0 }
}

/** Clamped to the timestamps that the engine supports. */
const overlaps = (start: number, end: number): Sql[] => [
  sql`last_post >= ${moment(clamp(start))}`,
  sql`first_post < ${moment(clamp(end))}`,
]
const LAST_MOMENT = 4_294_967_295_000
const clamp = (time: number) => new Date(Math.min(Math.max(time, 0), LAST_MOMENT))

const Neighbour = z.object({ after: z.string().nullable(), before: z.string().nullable() })

/** Publication dates of the stored posts on both sides of a range of an account's post numbers. */
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

/** Accounts of posts that are not assigned to a person. */
import { z } from 'zod'
import { accountKey } from '../../../contract/people/account-key.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, integers, POSTS, sql, uuids } from '../../store/sql.ts'

/** Maximum number of accounts considered, those with the most posts first: a file of comments may have brought a million. */
export const MAX_EXAMINED = 20_000
/** Characters of the latest post's text. */
const SHOWN_CHARACTERS = 300

const Row = z.object({
  platform: z.string(),
  handle: z.string(),
  full_name: z.string(),
  uf: z.string(),
  posts: z.number(),
  last_post: z.string(),
  last_id: z.string(),
  last_date: z.number(),
})
export type UnownedAccount = z.infer<typeof Row>

/** Reads seven narrow columns of the posts without a person. Lives are not accounts. */
export function listUnownedAccounts(ch: ClickHouse): Promise<UnownedAccount[]> {
  return ch.rows(
    'list-unowned-accounts',
    sql`SELECT posts.platform AS platform, argMax(account, date_created) AS handle,
        argMax(posts.full_name, date_created) AS full_name,
        if(uniqExactIf(posts.uf, posts.uf != '') = 1, anyIf(posts.uf, posts.uf != ''), '') AS uf,
        toUInt32(count()) AS posts, max(date_created) AS last_post, toString(argMax(id, date_created)) AS last_id,
        toUnixTimestamp(max(date_created)) AS last_date
      FROM ${POSTS} WHERE person_id = 0 AND live_id = 0 AND account != ''
      GROUP BY posts.platform, lowerUTF8(account)
      ORDER BY posts DESC, platform, handle LIMIT ${integer(MAX_EXAMINED)}`,
    Row,
  )
}

/** The beginnings of the latest texts of some accounts, by `accountKey`. */
export async function findLatestTexts(
  ch: ClickHouse,
  accounts: readonly UnownedAccount[],
): Promise<Map<string, string>> {
  if (accounts.length === 0) return new Map()
  const dates = [...new Set(accounts.map(({ last_date }) => last_date))]
  const rows = await ch.rows(
    'find-latest-texts',
    sql`SELECT platform, account, substringUTF8(content, 1, ${integer(SHOWN_CHARACTERS)}) AS text
      FROM ${POSTS} WHERE posts.date_created IN (SELECT toDateTime(arrayJoin(${integers(dates)}), 'UTC'))
        AND posts.id IN ${uuids(accounts.map(({ last_id }) => last_id))}`,
    z.object({ platform: z.string(), account: z.string(), text: z.string() }),
  )
  return new Map(rows.map(({ platform, account, text }) => [accountKey(platform, account), text]))
}

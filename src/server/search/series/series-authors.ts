import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, type Sql, sql } from '../../store/sql.ts'

const People = z.object({ people: z.number(), others: z.number() })
const Accounts = z.object({ accounts: z.number() })

/** People, and accounts of nobody, that wrote one of these posts. Names of accounts are read only where there are such posts. */
export async function countSeriesAuthors(ch: ClickHouse, where: Sql): Promise<number> {
  const [found = { people: 0, others: 0 }] = await ch.rows(
    'series-people',
    sql`SELECT toUInt32(uniqExactIf(posts.person_id, posts.person_id != 0)) AS people,
        toUInt32(countIf(posts.person_id = 0)) AS others FROM ${POSTS} ${where}`,
    People,
  )
  if (found.others === 0) return found.people
  const [row] = await ch.rows(
    'series-accounts',
    // A hash tells accounts apart; two in a billion billion have the same.
    sql`SELECT toUInt32(uniqExact(cityHash64(network, lowerUTF8(handle)))) AS accounts
      FROM (SELECT posts.platform AS network, posts.account AS handle, posts.person_id AS person FROM ${POSTS} ${where})
      WHERE person = 0`,
    Accounts,
  )
  return found.people + (row?.accounts ?? 0)
}

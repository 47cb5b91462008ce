import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, type Sql, sql } from '../../store/sql.ts'

const People = z.object({ people: z.number(), others: z.number() })
const Accounts = z.object({ accounts: z.number() })

/** Distinct people, and accounts without a person, that wrote one of these posts. Account names are read only if there are such posts. */
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
    // Accounts are distinguished by hash; the collision probability is about two in 10^18.
    sql`SELECT toUInt32(uniqExact(cityHash64(network, lowerUTF8(handle)))) AS accounts
      FROM (SELECT posts.platform AS network, posts.account AS handle, posts.person_id AS person FROM ${POSTS} ${where})
      WHERE person = 0`,
    Accounts,
  )
  return found.people + (row?.accounts ?? 0)
}

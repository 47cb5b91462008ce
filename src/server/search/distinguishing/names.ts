/** Hashtags, sites and who writes: counted in the search, and then everywhere. */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, type Sql, sql, strings } from '../../store/sql.ts'
import { SHARED_VALUES } from '../conditions/shared-values.ts'
import type { Counted } from './looked.ts'

/** The most frequent of the search; what is rarer is hardly characteristic. */
const MOST_CANDIDATES = 500
const FEWEST_POSTS = 3

const Row = z.object({ name: z.string(), posts: z.number() })

export const countHashtags = (ch: ClickHouse, where: Sql): Promise<Counted[]> =>
  countShared(ch, { values: SHARED_VALUES.hashtag, stored: sql`posts.hashtags`, sign: '#' }, where)

export const countDomains = (ch: ClickHouse, where: Sql): Promise<Counted[]> =>
  countShared(ch, { values: SHARED_VALUES.domain, stored: sql`posts.domains`, sign: '' }, where)

type Shared = { values: Sql; stored: Sql; sign: string }

async function countShared(ch: ClickHouse, { values, stored, sign }: Shared, where: Sql): Promise<Counted[]> {
  const here = await ch.rows(
    'distinguishing-shared',
    sql`SELECT toString(arrayJoin(${values})) AS name, toUInt32(count()) AS posts FROM ${POSTS} ${where}
      GROUP BY name HAVING posts >= ${integer(FEWEST_POSTS)} ORDER BY posts DESC, name LIMIT ${integer(MOST_CANDIDATES)}`,
    Row,
  )
  if (here.length === 0) return []
  const names = strings(here.map(({ name }) => name))
  const all = await ch.rows(
    'distinguishing-all-shared',
    sql`SELECT name, toUInt32(count()) AS posts FROM (
        SELECT toString(arrayJoin(${values})) AS name FROM ${POSTS} WHERE notEmpty(${stored}))
      WHERE name IN ${names} GROUP BY name`,
    Row,
  )
  const everywhere = new Map(all.map(({ name, posts }) => [name, posts]))
  return here.map(({ name, posts }) => ({
    ...{ value: name, label: `${sign}${name}`, key: name, posts },
    everywhere: everywhere.get(name) ?? posts,
  }))
}

/** `name`: platform and account, in small letters. */
const Account = Row.extend({ network: z.string(), handle: z.string(), full_name: z.string(), person_id: z.number() })

const ACCOUNT = sql`concat(toString(posts.platform), '\n', lowerUTF8(posts.account))`

/** By account; of a person the click asks for the person, so the counts are of all their accounts. */
export async function countAccounts(ch: ClickHouse, where: Sql): Promise<Counted[]> {
  const key = sql`if(posts.person_id = 0, ${ACCOUNT}, toString(posts.person_id))`
  const here = await ch.rows(
    'distinguishing-accounts',
    sql`SELECT ${key} AS name, toUInt32(count()) AS posts, toString(any(posts.platform)) AS network,
        any(posts.account) AS handle, argMax(posts.full_name, posts.date_created) AS full_name, any(posts.person_id) AS person_id
      FROM ${POSTS} ${where} GROUP BY name HAVING posts >= ${integer(FEWEST_POSTS)} AND handle != ''
      ORDER BY posts DESC, name LIMIT ${integer(MOST_CANDIDATES)}`,
    Account,
  )
  if (here.length === 0) return []
  const all = await ch.rows(
    'distinguishing-all-accounts',
    sql`SELECT ${key} AS name, toUInt32(count()) AS posts FROM ${POSTS}
      WHERE name IN ${strings(here.map(({ name }) => name))} GROUP BY name`,
    Row,
  )
  const everywhere = new Map(all.map(({ name, posts }) => [name, posts]))
  return here.map(({ name, posts, network, handle, full_name, person_id }) => ({
    ...{ value: name, posts, everywhere: everywhere.get(name) ?? posts },
    label: person_id === 0 ? `@${handle} (${network})` : full_name || `@${handle}`,
    key: person_id === 0 ? null : String(person_id),
  }))
}

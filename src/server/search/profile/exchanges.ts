/** Other accounts that published the same messages as a person, before or after. */
import { z } from 'zod'
import type { PersonEqualMessages, ProfileQuery, SharedWith, Sharers } from '../../../contract/people/person-profile.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { bigints, integer, POSTS, type Sql, sql } from '../../store/sql.ts'
import { listConditions } from '../conditions/conditions.ts'

const MAX_ACCOUNTS = 100
const MAX_EXAMPLES = 5
const EXCERPT = 120
/** Networks give times to the minute: the order within one minute is unknown. */
const SAME_MOMENT_S = 60

const Row = z.object({
  direction: z.enum(['after', 'before']),
  network: z.string(),
  handle: z.string(),
  name: z.string(),
  messages: z.number(),
  median_seconds: z.number(),
  groups: z.array(z.string()),
  /** Number of accounts in this direction, including those left out. */
  accounts: z.number(),
})
type Row = z.infer<typeof Row>

/**
 * First posts of all times are compared: the period selects the person's messages. Groups of texts have even numbers
 * (docs/decisions/0023); those of pictures are left out.
 */
export async function listExchanges(
  ch: ClickHouse,
  id: number,
  period: ProfileQuery,
  timeZone: string,
): Promise<PersonEqualMessages> {
  const rows = await ch.rows('profile-exchanges', selectExchanges(id, period, timeZone), Row)
  const excerpts = await readExcerpts(ch, id, [...new Set(rows.flatMap(({ groups }) => groups))])
  const of = (direction: Row['direction']): Sharers => {
    const ofIt = rows.filter((row) => row.direction === direction)
    return { accounts: ofIt.map(toShared(excerpts)), total: ofIt[0]?.accounts ?? 0 }
  }
  return { repeated_by: of('after'), repeats: of('before') }
}

const ownPosts = (id: number) =>
  sql`posts.person_id = ${integer(id)} AND posts.message_group != 0 AND posts.message_group % 2 = 0`

function selectExchanges(id: number, period: ProfileQuery, timeZone: string): Sql {
  const inside = listConditions(period, timeZone)
  const isInside = inside.length === 0 ? sql`true` : inside.reduce((all, next) => sql`${all} AND ${next}`)
  const own = sql`SELECT posts.message_group AS own_group, min(date_created) AS own_first FROM ${POSTS}
    WHERE ${ownPosts(id)} GROUP BY own_group HAVING countIf(${isInside}) > 0`
  // Selects the latest row of each post here, as in message-groups.ts.
  const others = sql`SELECT latest.message_group AS other_group, toString(latest.platform) AS network,
      lowerUTF8(latest.account) AS handle, min(latest.date_created) AS other_first,
      argMin(latest.full_name, latest.date_created) AS other_name
    FROM (SELECT message_group, id, is_deleted, date_created, platform, account, full_name FROM message_posts
      WHERE message_posts.message_group IN (SELECT own_group FROM (${own}))
      ORDER BY message_group, id, version DESC, is_deleted LIMIT 1 BY message_group, id) AS latest
    WHERE is_deleted = 0 AND latest.id NOT IN (SELECT posts.id FROM ${POSTS} WHERE ${ownPosts(id)})
    GROUP BY other_group, network, handle`
  const accounts = sql`SELECT if(delay > 0, 'after', 'before') AS direction, network, handle, any(other_name) AS name,
      toUInt32(count()) AS messages, toUInt32(quantileExact(abs(delay))) AS median_seconds,
      arraySlice(arrayMap(one -> toString(one.2), arrayReverseSort(groupArray((own_first, own_group)))), 1,
        ${integer(MAX_EXAMPLES)}) AS groups
    FROM (SELECT own_group, own_first, network, handle, other_name, dateDiff('second', own_first, other_first) AS delay
      FROM (${own}) AS mine INNER JOIN (${others}) AS theirs ON mine.own_group = theirs.other_group)
    WHERE abs(delay) >= ${integer(SAME_MOMENT_S)}
    GROUP BY direction, network, handle`
  return sql`SELECT *, toUInt32(count() OVER (PARTITION BY direction)) AS accounts FROM (${accounts})
    ORDER BY messages DESC, network, handle LIMIT ${integer(MAX_ACCOUNTS)} BY direction`
}

const ExcerptRow = z.object({ group: z.string(), excerpt: z.string() })

async function readExcerpts(ch: ClickHouse, id: number, groups: string[]): Promise<Map<string, string>> {
  if (groups.length === 0) return new Map()
  const rows = await ch.rows(
    'profile-excerpts',
    sql`SELECT toString(posts.message_group) AS group,
        argMin(substringUTF8(content, 1, ${integer(EXCERPT)}), date_created) AS excerpt FROM ${POSTS}
      WHERE posts.person_id = ${integer(id)} AND posts.message_group IN ${bigints(groups.map(BigInt))} GROUP BY group`,
    ExcerptRow,
  )
  return new Map(rows.map(({ group, excerpt }) => [group, excerpt]))
}

const toShared =
  (excerpts: ReadonlyMap<string, string>) =>
  ({ network, handle, name, messages, median_seconds, groups }: Row): SharedWith => ({
    ...{ platform: network, account: handle, name, messages, median_seconds },
    examples: groups.map((group) => ({ group, excerpt: excerpts.get(group) ?? '' })),
  })

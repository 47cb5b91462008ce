import { z } from 'zod'
import type { MessageGroup } from '../../../contract/posts/post.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { bigints, sql } from '../../store/sql.ts'

const GroupRow = z.object({
  message_group: z.string(),
  size: z.number(),
  channels: z.number(),
  platforms: z.array(z.string()),
  id: z.string(),
  author: z.string(),
  fullName: z.string(),
  date: z.string(),
})

/** Of these groups those with more than one post, by their number. */
export async function findMessageGroups(
  ch: ClickHouse,
  numbers: ReadonlySet<string>,
): Promise<Map<string, MessageGroup>> {
  if (numbers.size === 0) return new Map()
  const repeated = await findRepeated(ch, numbers)
  if (repeated.length === 0) return new Map()
  const rows = await ch.rows(
    'find-message-groups',
    // Selects the latest row of each post here: FINAL would read whole blocks, names included, before it filters by message.
    sql`SELECT toString(latest.message_group) AS message_group, toUInt32(count()) AS size,
          toUInt32(uniqExact(platform, lowerUTF8(account))) AS channels, arraySort(groupUniqArray(platform)) AS platforms,
          argMin((toString(latest.id), account, full_name, date_created), (date_created, latest.id)) AS first,
          first.1 AS id, first.2 AS author, first.3 AS fullName, first.4 AS date
        FROM (SELECT message_group, id, is_deleted, date_created, platform, account, full_name FROM message_posts
          WHERE message_posts.message_group IN ${bigints(repeated.map(BigInt))}
          ORDER BY message_group, id, version DESC, is_deleted LIMIT 1 BY message_group, id) AS latest
        WHERE is_deleted = 0 GROUP BY latest.message_group HAVING size > 1`,
    GroupRow,
  )
  return new Map(
    rows.map(({ message_group, size, channels, platforms, ...first }) => [
      message_group,
      { size, channels, platforms, first },
    ]),
  )
}

/** Groups with more than one row, including replaced rows of the same post: most have one, and need no further reading. */
async function findRepeated(ch: ClickHouse, numbers: ReadonlySet<string>): Promise<string[]> {
  const rows = await ch.rows(
    'find-repeated-messages',
    sql`SELECT toString(message_posts.message_group) AS repeated FROM message_posts
      WHERE message_posts.message_group IN ${bigints([...numbers].map(BigInt))}
      GROUP BY message_posts.message_group HAVING count() > 1`,
    z.object({ repeated: z.string() }),
  )
  return rows.map(({ repeated }) => repeated)
}

import { z } from 'zod'
import type { MessageGroup, Post } from '../../contract/post.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { bigints, sql } from '../store/sql.ts'

const GroupRow = z.object({
  message_group: z.string(),
  size: z.number(),
  channels: z.number(),
  id: z.string(),
  author: z.string(),
  fullName: z.string(),
  date: z.string(),
})

/** The posts with who else posted their message, in the whole store. */
export async function addMessageGroups(ch: ClickHouse, posts: readonly Post[]): Promise<Post[]> {
  const groups = await findMessageGroups(ch, new Set(posts.flatMap(({ messageGroup }) => messageGroup ?? [])))
  return posts.map((post) => ({ ...post, group: groups.get(post.messageGroup ?? '') ?? null }))
}

/** Of these groups those with more than one post, by their number. */
async function findMessageGroups(ch: ClickHouse, numbers: ReadonlySet<string>): Promise<Map<string, MessageGroup>> {
  if (numbers.size === 0) return new Map()
  const rows = await ch.rows(
    'find-message-groups',
    sql`SELECT toString(message_posts.message_group) AS message_group, toUInt32(count()) AS size,
          toUInt32(uniqExact(platform, lowerUTF8(account))) AS channels,
          argMin((toString(message_posts.id), account, full_name, date_created), (date_created, message_posts.id)) AS first,
          first.1 AS id, first.2 AS author, first.3 AS fullName, first.4 AS date
        FROM message_posts FINAL WHERE message_posts.message_group IN ${bigints([...numbers].map(BigInt))}
        GROUP BY message_posts.message_group HAVING size > 1`,
    GroupRow,
  )
  return new Map(rows.map(({ message_group, size, channels, ...first }) => [message_group, { size, channels, first }]))
}

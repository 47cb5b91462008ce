import { z } from 'zod'
import type { MessageGroup, Post } from '../../contract/post.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { bigints, type Sql, sql } from '../store/sql.ts'

/** Keeps the first row of every message; a post that was compared with nothing stands for itself. After ORDER BY. */
export const LIMIT_TO_FIRST: Sql = sql`LIMIT 1 BY posts.message_group,
  if(posts.message_group = 0, posts.id, toUUID('00000000-0000-0000-0000-000000000000'))`

/** How many rows LIMIT_TO_FIRST leaves. */
export const COUNT_MESSAGES: Sql = sql`uniqExactIf(posts.message_group, posts.message_group != 0) + countIf(posts.message_group = 0)`

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
    sql`SELECT toString(posts.message_group) AS message_group, toUInt32(count()) AS size,
          toUInt32(uniqExact(platform, lowerUTF8(account))) AS channels,
          argMin((toString(posts.id), account, full_name, posts.date_created), (posts.date_created, posts.id)) AS first,
          first.1 AS id, first.2 AS author, first.3 AS fullName, first.4 AS date
        FROM posts FINAL WHERE posts.message_group IN ${bigints([...numbers].map(BigInt))}
        GROUP BY posts.message_group HAVING size > 1`,
    GroupRow,
  )
  return new Map(rows.map(({ message_group, size, channels, ...first }) => [message_group, { size, channels, first }]))
}

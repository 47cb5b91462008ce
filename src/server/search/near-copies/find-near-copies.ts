/** Who else posted a message: whole, changed, in part, or with other data in the same form. */
import { z } from 'zod'
import { MAX_NEAR_COPIES, type NearCopies, type NearCopy } from '../../../contract/near-copies.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { bigints, integer, join, or, POSTS, type Sql, sql, strings, uuids } from '../../store/sql.ts'
import { chooseWords } from './choose-words.ts'
import { type ComparedMessage, compareMessages, readMessage } from './compare-messages.ts'

/** Posts that are compared; more have these words only where a message has nothing of its own. */
const MOST_COMPARED = 400

const Row = z.object({
  id: z.string(),
  author: z.string(),
  fullName: z.string(),
  platform: z.string(),
  dateCreated: z.string(),
  content: z.string(),
})

/** The oldest first; undefined when there is no such post. */
export async function findNearCopies(ch: ClickHouse, id: string): Promise<NearCopies | undefined> {
  const post = await findMessage(ch, id)
  if (!post) return undefined
  const message = readMessage(post.content)
  const [same, alike] = await Promise.all([
    listRows(
      ch,
      'list-same-messages',
      sql`posts.message_group IN ${bigints([BigInt(post.group)])}`,
      post.group !== '0',
    ),
    listAlike(ch, message),
  ])
  const rows = new Map([...same, ...alike].map((row) => [row.id, row]))
  rows.delete(id)
  const found = [...rows.values()].flatMap((row) => compareRow(message, row))
  found.sort((a, b) => a.dateCreated.localeCompare(b.dateCreated) || a.id.localeCompare(b.id))
  const isComplete = same.length < MOST_COMPARED && alike.length < MOST_COMPARED
  return { items: found.slice(0, MAX_NEAR_COPIES), total: found.length, isComplete }
}

function compareRow(message: ComparedMessage, row: z.infer<typeof Row>): NearCopy[] {
  const likeness = compareMessages(message, readMessage(row.content))
  return likeness === null ? [] : [{ ...row, likeness }]
}

/** The date leads to the post: it begins the key of `posts`. */
async function findMessage(ch: ClickHouse, id: string) {
  const one = uuids([id])
  const question = sql`SELECT content, toString(message_group) AS group FROM ${POSTS}
    WHERE posts.date_created IN (SELECT date_created FROM post_keys WHERE post_keys.id IN ${one}) AND posts.id IN ${one}`
  const [post] = await ch.rows('find-message', question, z.object({ content: z.string(), group: z.string() }))
  return post
}

async function listAlike(ch: ClickHouse, { words }: ComparedMessage) {
  const sets = chooseWords(words)
  const conditions = sets.map((set) => sql`hasAllTokens(posts.folded, ${strings(set)})`)
  return listRows(ch, 'list-near-copies', join(conditions, or), conditions.length > 0)
}

async function listRows(ch: ClickHouse, label: string, condition: Sql, isAsked: boolean) {
  if (!isAsked) return []
  const question = sql`SELECT toString(posts.id) AS id, account AS author, full_name AS fullName, platform,
      posts.date_created AS dateCreated, content
    FROM ${POSTS} WHERE ${condition} LIMIT ${integer(MOST_COMPARED)}`
  return ch.rows(label, question, Row)
}

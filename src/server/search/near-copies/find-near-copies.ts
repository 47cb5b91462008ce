/** Other posts of the same message: complete, changed, in part, or with other data in the same template. */
import { z } from 'zod'
import {
  type Likeness,
  MAX_NEAR_COPIES,
  type NearCopies,
  type NearCopy,
  SAME_FORM,
} from '../../../contract/posts/near-copies.ts'
import { compareMessages, type TieKind } from '../../../text/messages/compare-messages.ts'
import { type Message, readMessage } from '../../../text/messages/read-message.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { StoreError } from '../../store/errors.ts'
import { bigint, integer, join, or, POSTS, type Sql, sql, strings } from '../../store/sql.ts'
import { POST_WORDS } from '../conditions/compile.ts'
import { wherePostIs } from '../conditions/one-post.ts'
import { findPostRows, LISTED_COLUMNS, ListedPost } from '../posts/post-documents.ts'
import type { PostRow } from '../posts/post-row.ts'
import { chooseWords } from './choose-words.ts'

/** Posts that are compared: those with most of the words; there are more only if a message has few words of its own. */
const MAX_COMPARED = 200
/** Time limit in seconds: the user is reading the post meanwhile; a later answer is useless. */
const LONGEST = sql`SETTINGS max_execution_time = 3`

const LIKENESS: Record<TieKind, Likeness> = {
  same: 'mesmo texto',
  changed: 'texto alterado',
  part: 'trecho deste texto',
  longer: 'texto maior',
  'other-data': SAME_FORM,
}

/** Copies before other matches, each oldest first; undefined if there is no such post. */
export async function findNearCopies(ch: ClickHouse, id: string): Promise<NearCopies | undefined> {
  const post = await findMessage(ch, id)
  if (!post) return undefined
  const message = readMessage(post.content)
  const [same, alike] = await Promise.all([listSame(ch, post.group), listAlike(ch, message)])
  const listed = new Map([...same, ...(alike ?? [])].map((one) => [one.post_number, one]))
  listed.delete(post.number)
  const rows = await findPostRows(ch, [...listed.values()])
  const found = rows.flatMap((row) => compareRow(message, row))
  found.sort((a, b) => rank(a) - rank(b) || a.dateCreated.localeCompare(b.dateCreated) || a.id.localeCompare(b.id))
  const isCut = same.length === MAX_COMPARED || alike?.length === MAX_COMPARED
  return {
    items: found.slice(0, MAX_NEAR_COPIES),
    total: found.length,
    sameForm: found.filter(rank).length,
    missing: alike === null ? 'time' : isCut ? 'many' : null,
  }
}

/** Daily posts of one template must not crowd out the copies. */
const rank = ({ likeness }: NearCopy) => Number(likeness === SAME_FORM)

function compareRow(message: Message, row: PostRow): NearCopy[] {
  const tie = compareMessages(message, readMessage(row.content))
  if (tie === null) return []
  const likeness = LIKENESS[tie.kind]
  const { id, account, full_name, platform, date_created, content } = row
  return [{ id, author: account, fullName: full_name, platform, dateCreated: date_created, content, likeness }]
}

async function findMessage(ch: ClickHouse, id: string) {
  const question = sql`SELECT toString(posts.number) AS number, content, toString(message_group) AS group
    FROM ${POSTS} ${wherePostIs(id)}`
  const row = z.object({ number: z.string(), content: z.string(), group: z.string() })
  const [post] = await ch.rows('find-message', question, row)
  return post
}

/** Via the table of messages, which leads to dates. */
async function listSame(ch: ClickHouse, group: string): Promise<ListedPost[]> {
  if (group === '0') return []
  const number = bigint(BigInt(group))
  return ch.rows(
    'list-same-messages',
    sql`SELECT ${LISTED_COLUMNS} FROM ${POSTS}
      WHERE posts.date_created IN (SELECT date_created FROM message_posts WHERE message_posts.message_group = ${number})
        AND posts.message_group = ${number}
      ORDER BY posts.date_created LIMIT ${integer(MAX_COMPARED)}`,
    ListedPost,
  )
}

/** null: out of time. Reads only the index, and the keys of the matching posts. */
async function listAlike(ch: ClickHouse, { words }: Message): Promise<ListedPost[] | null> {
  try {
    const { counts, posts } = await countWords(ch, words)
    const sets = chooseWords(words, counts, posts)
    if (sets.length === 0) return []
    const conditions = sets.map((set): Sql => sql`hasAllTokens(posts.folded, ${strings(set)})`)
    const question = sql`SELECT ${LISTED_COLUMNS} FROM ${POSTS} WHERE ${join(conditions, or)}
      ORDER BY ${join(conditions, sql` + `)} DESC, posts.date_created, posts.id
      LIMIT ${integer(MAX_COMPARED)} ${LONGEST}`
    return await ch.rows('list-near-copies', question, ListedPost)
  } catch (error) {
    if (error instanceof StoreError && error.fault === 'query_too_heavy') return null
    throw error
  }
}

const WordCount = z.object({ token: z.string(), posts: z.number() })

/** From the dictionary of the text index: document frequencies, and the number of posts. */
async function countWords(ch: ClickHouse, words: readonly string[]) {
  const question = sql`SELECT token, toFloat64(sum(cardinality)) AS posts FROM ${POST_WORDS}
    WHERE token IN ${strings([...new Set(words)])} GROUP BY token ${LONGEST}`
  const total = sql`SELECT toFloat64(count()) AS posts FROM ${POSTS}`
  const [rows, [all]] = await Promise.all([
    ch.rows('count-words', question, WordCount),
    ch.rows('count-all-posts', total, z.object({ posts: z.number() })),
  ])
  return { counts: new Map(rows.map(({ token, posts }) => [token, posts])), posts: all?.posts ?? 0 }
}

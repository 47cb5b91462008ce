/** Posts as shown in lists, found by the sorted key columns. */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { SHOWN_COLUMNS, unsetShown } from '../../store/posts/post-columns.ts'
import { bigints, integers, POSTS, type Sql, sql } from '../../store/sql.ts'
import { POST_COLUMNS } from './columns.ts'
import { PostRow } from './post-row.ts'
import { getRowCache, nameRow } from './row-cache.ts'

/**
 * One row of a sorted list: the post's number, the version of its row, its message; 64-bit numbers as text. Without its id, which does
 * not compress: reading ids takes as long as everything else in a list sorted by a count.
 */
export type ListedPost = z.infer<typeof ListedPost>
export const ListedPost = z.object({
  post_number: z.string(),
  post_version: z.string(),
  seconds: z.number(),
  message: z.string(),
})

/** No alias here may be the name of a column: it would replace that column in the order too. */
export const LISTED_COLUMNS: Sql = sql`toString(posts.number) AS post_number, toString(posts.version) AS post_version,
  toUnixTimestamp(posts.date_created) AS seconds, toString(posts.message_group) AS message`

/** A document that lacks a column was written before it existed: the post has the column's default. */
const UNSET = unsetShown(SHOWN_COLUMNS)

/** Documents written before a column was renamed keep the old name; maps the old name to the current one. */
const FORMER_NAMES = { media_said: 'media_generated_caption', unusual: 'engagement_ratio' } as const

/** @returns not validated, with the current column names */
function readDocument(document: string): unknown {
  const values: Record<string, unknown> = { ...UNSET, ...JSON.parse(document) }
  for (const [former, name] of Object.entries(FORMER_NAMES)) if (former in values) values[name] = values[former]
  return values
}

const DocumentRow = z.object({ number: z.string(), version: z.string(), document: z.string() })

/** In the order of the list. A post whose document is of another version is read itself; a deleted one is left out. */
export async function findPostRows(ch: ClickHouse, listed: readonly ListedPost[]): Promise<PostRow[]> {
  const held = getRowCache(ch)
  const rows = new Map<string, PostRow>()
  const unknown: ListedPost[] = []
  for (const one of listed) {
    const row = held.get(nameRow(one.post_number, one.post_version))
    if (row === undefined) unknown.push(one)
    else rows.set(one.post_number, row)
  }
  const documents = await readDocuments(ch, unknown)
  const missing: ListedPost[] = []
  for (const one of unknown) {
    const name = nameRow(one.post_number, one.post_version)
    const document = documents.get(name)
    if (document === undefined) {
      missing.push(one)
      continue
    }
    const row = freeze(PostRow.parse(readDocument(document)))
    held.set(name, row, { size: document.length })
    rows.set(one.post_number, row)
  }
  for (const { post_number, ...row } of await readPosts(ch, missing)) rows.set(post_number, row)
  return listed.flatMap(({ post_number }) => rows.get(post_number) ?? [])
}

function freeze(row: PostRow): PostRow {
  for (const value of Object.values(row)) Object.freeze(value)
  return Object.freeze(row)
}

/** The newest document of each post, by number and version. */
async function readDocuments(ch: ClickHouse, listed: readonly ListedPost[]): Promise<Map<string, string>> {
  if (listed.length === 0) return new Map()
  const found = await ch.rows(
    'find-documents',
    sql`SELECT toString(number) AS number, toString(version) AS version, document FROM post_documents
        WHERE post_documents.number IN ${bigints(listed.map(({ post_number }) => BigInt(post_number)))}
        ORDER BY post_documents.number, post_documents.version DESC LIMIT 1 BY post_documents.number`,
    DocumentRow,
  )
  return new Map(found.map(({ number, version, document }) => [nameRow(number, version), document]))
}

const NumberedPost = PostRow.extend({ post_number: z.string() })

async function readPosts(ch: ClickHouse, listed: readonly ListedPost[]): Promise<z.infer<typeof NumberedPost>[]> {
  if (listed.length === 0) return []
  const dates = integers(listed.map(({ seconds }) => seconds))
  return ch.rows(
    'read-posts',
    sql`SELECT toString(posts.number) AS post_number, ${POST_COLUMNS} FROM ${POSTS}
        WHERE posts.date_created IN (SELECT toDateTime(arrayJoin(${dates}), 'UTC'))
          AND posts.number IN ${bigints(listed.map(({ post_number }) => BigInt(post_number)))}`,
    NumberedPost,
  )
}

import { RowPieces } from '../../store/engines/row-pieces.ts'
import type { Change } from './changes.ts'
import { joinFacts, listOtherTexts, type PostAnnotations } from './post-annotations.ts'
import type { PostFacts } from './post-facts.ts'
import type { PostInsertRow } from './post-insert-row.ts'
import type { PreparedPost } from './prepared-post.ts'
import type { StoredPost } from './stored-posts.ts'

/** Origin of posts: an import, or the demonstration set. */
export type Origin = 'import' | 'demo'

/** A row, as JSON, for the table of new posts or of changes of stored ones; and its row of `post_keys`. */
export type WrittenPost = { table: PostTable; rows: [string | RowPieces]; key: PostKey }
export type PostTable = 'post_rows' | 'post_changes'
export type PostKey = {
  id: string
  number: number
  version: number
  is_deleted: 0 | 1
  fingerprint: string
  date_created: number
  source_digest?: string
  is_of_person?: 0 | 1
}

/** Identity of a row. `written_at` in Unix seconds. */
export type Write = { version: number; origin: string; importedAt: number }

type Bookkeeping = Omit<PostInsertRow, keyof PostFacts | keyof PostAnnotations>

/** The row of one change. */
export function createRow({ before, after, later }: Change, write: Write): WrittenPost {
  const { id, fingerprint } = after
  const place = findPlace(before, write.version)
  const head = describeHead({ id, fingerprint, number: place.number }, write)
  const key = { ...describeKey(head, after.date_created), ...describeRecord(after) }
  return { table: place.table, rows: [printRow({ ...head, ...place.hidden }, after, later)], key }
}

/** The key of a stored post, with the digest of a record that changes nothing. */
export const createLearnedKey = (id: string, stored: StoredPost, post: PreparedPost): PostKey => {
  const { number, version, fingerprint, date_created } = stored
  return { ...{ id, number, version, is_deleted: 0, fingerprint, date_created }, ...describeRecord(post) }
}

const describeRecord = ({ record }: PreparedPost): Pick<PostKey, 'source_digest' | 'is_of_person'> =>
  record ? { source_digest: record.digest, is_of_person: record.isOfPerson ? 1 : 0 } : {}

/** The row of a stored post with changed columns. */
export function createRewrittenRow(
  before: Pick<StoredPost, 'number' | 'date_created'> & { id: string },
  columns: PostFacts & PostAnnotations,
  { fingerprint, ...write }: Write & { fingerprint: string },
): WrittenPost {
  const head = describeHead({ id: before.id, fingerprint, number: before.number }, write)
  const row = { ...head, replaces_date: before.date_created, is_deleted: 0, ...columns }
  return { table: 'post_changes', rows: [JSON.stringify(row)], key: describeKey(head, columns.date_created) }
}

/** The row that marks a stored post as deleted. */
export function createEnd(
  before: Pick<StoredPost, 'number' | 'date_created' | 'fingerprint'> & { id: string },
  version: number,
): WrittenPost {
  const { id, number, date_created, fingerprint } = before
  const key: PostKey = { id, number, version, is_deleted: 1, fingerprint, date_created }
  return { table: 'post_changes', rows: [JSON.stringify({ ...key, replaces_date: date_created })], key }
}

/** A post keeps its number, even after deletion; posts deleted before numbers existed have none. */
function findPlace(before: StoredPost | undefined, version: number) {
  if (!before || before.number === 0) return { table: 'post_rows' as const, number: version, hidden: {} }
  const hidden = { replaces_date: before.date_created, is_deleted: 0 }
  return { table: 'post_changes' as const, number: before.number, hidden }
}

const describeHead = (
  post: Pick<PostKey, 'id' | 'fingerprint' | 'number'>,
  { version, origin, importedAt }: Write,
): Bookkeeping => ({ ...post, version, origin, written_at: importedAt })

const describeKey = ({ id, number, version, fingerprint }: Bookkeeping, date_created: number): PostKey => ({
  id,
  number,
  version,
  is_deleted: 0,
  fingerprint,
  date_created,
})

/** The facts were serialised for their hash already: most rows need only the rest. */
function printRow(head: Bookkeeping, after: PreparedPost, later: PostAnnotations): string | RowPieces {
  const { json, isPlain } = after
  if (!isPlain && listOtherTexts(after.facts, later).length > 0) {
    return JSON.stringify({ ...head, ...joinFacts(after.facts, later) })
  }
  const first = `${JSON.stringify({ ...head, ...later }).slice(0, -1)},`
  return typeof json === 'string' ? first + json.slice(1) : new RowPieces(first, json.subarray(1))
}

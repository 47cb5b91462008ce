/** Which shard a row belongs to: all rows of one post are on the same shard, and so are all versions of a row. */
import { crc32 } from 'node:zlib'
import { ROW_JSON, type Row } from '../engines/clickhouse-engine.ts'
import { RowPieces } from '../engines/row-pieces.ts'

/** Sharding column of each table that rows are inserted into. */
const SHARDED_BY: Record<string, string> = {
  post_rows: 'id',
  post_changes: 'id',
  post_keys: 'id',
  message_posts: 'id',
  post_versions: 'post_id',
  post_counts: 'post_id',
  message_groups: 'id',
  news: 'id',
  media_files: 'name',
  media_tries: 'media_id',
  attachments: 'file',
  image_clusters: 'file',
  image_parts: 'file',
  video_stills: 'file',
  picture_descriptions: 'file',
  fetched_files: 'url',
  faces: 'face_id',
  face_looks: 'file',
}

/** All tables that rows are inserted into; all others are filled by views, statements and jobs. */
export const INSERTED_TABLES: readonly string[] = Object.keys(SHARDED_BY)

/** The same in SQL, for copying tables into a cluster; null for a table filled only by views and statements on each shard. */
export function shardKey(table: string): string | null {
  const column = SHARDED_BY[table]
  return column ? `CRC32(toString(${column}))` : null
}

/** Groups rows by shard, keeping their order. */
export function splitRows(table: string, rows: readonly Row[], shards: number): Row[][] {
  const column = SHARDED_BY[table]
  if (!column) throw new Error(`nothing says on which shard a row of ${table} is kept`)
  const split: Row[][] = Array.from({ length: shards }, () => [])
  for (const row of rows) split[crc32(readColumn(row, column)) % shards]?.push(row)
  return split
}

/** Serialised rows start with the id of their post. */
const BEGINS_WITH_ID = /^\{"id":"([\w-]+)"/

function readColumn(row: Row, column: string): string {
  const json = row instanceof RowPieces ? row.head : row
  const first = column === 'id' && typeof json === 'string' ? BEGINS_WITH_ID.exec(json)?.[1] : undefined
  if (first) return first
  const values: Record<string, unknown> =
    typeof row === 'object' && !(row instanceof RowPieces) ? { ...row } : JSON.parse(ROW_JSON.stringify(row))
  const value = values[column]
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint')
    throw new Error(`a row without ${column}`)
  return String(value)
}

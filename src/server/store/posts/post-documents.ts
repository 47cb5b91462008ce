/**
 * The columns of a post that lists show, as one JSON text: reading twenty rows from forty columns takes ten times as long. The engine
 * writes a document with every row; if one is missing, as after a crash in between, the post itself is read.
 */
import { z } from 'zod'
import type { ClickHouse } from '../clickhouse.ts'
import { type Sql, sql } from '../sql.ts'
import { SHOWN_COLUMNS, selectForDocument } from './post-columns.ts'

export async function createPostDocuments(ch: ClickHouse): Promise<void> {
  await ch.command(sql`CREATE TABLE IF NOT EXISTS post_documents (
      number UInt64 CODEC(Delta, LZ4),
      -- Of the row that it was written with.
      version UInt64 CODEC(Delta, LZ4),
      document String CODEC(ZSTD(1))
    )
    ENGINE = ReplacingMergeTree(version)
    ORDER BY number
    SETTINGS index_granularity = 64, fsync_after_insert = 1, fsync_part_directory = 1`)
  const known = await ch.rows('list-document-views', DOCUMENT_VIEWS, z.object({ name: z.string(), query: z.string() }))
  for (const { name, view, select } of VIEWS) {
    const query = known.find((one) => one.name === name)?.query
    if (query === undefined)
      await ch.command(sql`CREATE MATERIALIZED VIEW IF NOT EXISTS ${view} TO post_documents AS ${select}`)
    // A version with fewer columns wrote the earlier ones: new rows have all columns in their documents.
    else if (!showsAll(query)) await ch.command(sql`ALTER TABLE ${view} MODIFY QUERY ${select}`)
  }
}

const showsAll = (query: string) => Object.keys(SHOWN_COLUMNS).every((name) => new RegExp(`\\b${name}\\b`).test(query))

/** JSON with the column names; timestamps in ISO 8601 whatever the settings of the writer. */
const selectDocuments = (table: Sql): Sql => sql`SELECT number, version,
  formatRowNoNewline('JSONEachRow', ${selectForDocument(SHOWN_COLUMNS)}) AS document
  FROM ${table} AS changed`

const VIEWS = [
  { name: 'post_documents_of_rows', view: sql`post_documents_of_rows`, select: selectDocuments(sql`post_rows`) },
  {
    name: 'post_documents_of_changes',
    view: sql`post_documents_of_changes`,
    select: sql`${selectDocuments(sql`post_changes`)} WHERE is_deleted = 0`,
  },
]

const DOCUMENT_VIEWS = sql`SELECT name, as_select AS query FROM system.tables
  WHERE database = currentDatabase() AND startsWith(name, 'post_documents_of_')`

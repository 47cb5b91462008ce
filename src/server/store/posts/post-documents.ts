/**
 * What a list shows of a post, as one text: reading twenty rows from forty columns takes ten times as long. The engine writes
 * a document with every row; one that is missing, as after an end in between, is read from the post itself.
 */
import type { ClickHouse } from '../clickhouse.ts'
import { type Sql, sql } from '../sql.ts'

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
  await ch.command(sql`CREATE MATERIALIZED VIEW IF NOT EXISTS post_documents_of_rows TO post_documents
    AS ${selectDocuments(sql`post_rows`)}`)
  await ch.command(sql`CREATE MATERIALIZED VIEW IF NOT EXISTS post_documents_of_changes TO post_documents
    AS ${selectDocuments(sql`post_changes`)} WHERE is_deleted = 0`)
}

/** JSON with the names of the columns; moments in ISO 8601 whatever the settings of who inserts. */
const selectDocuments = (table: Sql): Sql => sql`SELECT number, version,
  formatRowNoNewline('JSONEachRow', id, native_id, platform, account, full_name,
    ${toIso(sql`changed.date_created`)} AS date_created, content, link, links, description, duration, media_id, media_type,
    media_url, media_description, views, views_step, likes, shares, comments, person_id, party, role, uf, hate, hate_score,
    hate_kinds, hate_by, hate_review, misleading_links, fact_checks, media_file, media_thumb, media_ocr, media_problem,
    media_said, toString(changed.message_group) AS message_group, ${toIso(sql`changed.edited_at`)} AS edited_at, versions,
    ${toIso(sql`changed.deleted_after`)} AS deleted_after, ${toIso(sql`changed.deleted_before`)} AS deleted_before, unusual,
    extras) AS document
  FROM ${table} AS changed`

const toIso = (moment: Sql): Sql => sql`formatDateTime(${moment}, '%Y-%m-%dT%H:%i:%SZ', 'UTC')`

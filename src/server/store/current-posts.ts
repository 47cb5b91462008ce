/**
 * From the table `posts` of versions before migration 015 to the view `posts`. Copies in pieces that are one insert each, so
 * that a copy cut short goes on where it was; nothing else writes meanwhile.
 */
import { z } from 'zod'
import type { ClickHouse } from './clickhouse.ts'
import { createPostDocuments } from './post-documents.ts'
import { bigint, integer, type Sql, sql, string } from './sql.ts'

/** Posts of a piece, more when many have the same second. */
const PIECE = 50_000

export type CopyProgress = (copied: number, total: number) => void

/** Does nothing where it was done before. @param piece posts copied at once */
export async function replacePostsTable(
  ch: ClickHouse,
  onProgress: CopyProgress = () => {},
  piece = PIECE,
): Promise<void> {
  const engine = await findEngine(ch, 'posts')
  if (engine === 'View') return
  await createPostDocuments(ch)
  if (engine !== null) {
    await copyPosts(ch, onProgress, piece)
    await ch.command(sql`DROP TABLE IF EXISTS posts SYNC`)
  }
  await ch.command(CREATE_VIEW)
}

async function findEngine(ch: ClickHouse, table: string): Promise<string | null> {
  const [found] = await ch.rows(
    'find-engine',
    sql`SELECT engine FROM system.tables WHERE database = currentDatabase() AND name = ${string(table)}`,
    z.object({ engine: z.string() }),
  )
  return found?.engine ?? null
}

const Count = z.object({ n: z.number() })

async function copyPosts(ch: ClickHouse, onProgress: CopyProgress, piece: number): Promise<void> {
  const [all] = await ch.rows('count-old', sql`SELECT toFloat64(count()) AS n FROM posts FINAL`, Count)
  const total = all?.n ?? 0
  for (;;) {
    const [place] = await ch.rows('find-copied', COPIED, z.object({ copied: z.number(), last: z.number() }))
    const { copied, last } = place ?? { copied: 0, last: 0 }
    onProgress(copied, total)
    const until = await findPieceEnd(ch, copied === 0 ? null : last, piece)
    if (until === null) break
    await ch.command(copyPiece(copied, copied === 0 ? null : last, until))
  }
  await ch.command(sql`INSERT INTO post_keys (id, version, is_deleted, fingerprint, date_created, number)
    SELECT id, version, 0, fingerprint, date_created, number FROM post_rows`)
}

const COPIED = sql`SELECT toFloat64(count()) AS copied, toUnixTimestamp(max(date_created)) AS last FROM post_rows`

const since = (last: number | null): Sql =>
  last === null ? sql`true` : sql`date_created > toDateTime(${integer(last)}, 'UTC')`

/** The last second of the next piece, or null when nothing is left. */
async function findPieceEnd(ch: ClickHouse, last: number | null, piece: number): Promise<number | null> {
  const [found] = await ch.rows(
    'find-piece-end',
    sql`SELECT toUnixTimestamp(max(date)) AS n, count() > 0 AS is_some FROM
          (SELECT date_created AS date FROM posts FINAL WHERE ${since(last)} ORDER BY date_created LIMIT ${integer(piece)})`,
    z.object({ n: z.number(), is_some: z.number() }),
  )
  return found?.is_some ? found.n : null
}

/**
 * Versions of before counted a post's own changes, of now all writes: those copied count from here on, above every one of before.
 */
const FIRST_NUMBER = 1_000_000_000n

function copyPiece(copied: number, last: number | null, until: number): Sql {
  const number = sql`${bigint(FIRST_NUMBER + BigInt(copied))} + rowNumberInAllBlocks()`
  return sql`INSERT INTO post_rows (number, version, ${COLUMNS})
    SELECT ${number} AS n, n, ${COLUMNS}
    FROM (SELECT ${COLUMNS} FROM posts FINAL WHERE ${since(last)} AND date_created <= toDateTime(${integer(until)}, 'UTC'))
    SETTINGS max_threads = 1, max_insert_threads = 1, min_insert_block_size_rows = 1000000, min_insert_block_size_bytes = 0,
      max_block_size = 65409`
}

/** Every column of the table of before but its bookkeeping. */
const COLUMNS = sql`id, fingerprint, origin, imported_at, platform, account, native_id, full_name, date_created, content, link,
  links, description, duration, media_id, media_type, media_url, media_description, media_file, media_thumb, media_ocr,
  media_words, media_problem, media_said, extras, views, views_step, likes, shares, comments, unusual, person_id, party, role,
  uf, hate, hate_score, hate_kinds, hate_by, hate_review, canonical_links, misleading_links, misleading_by, fact_checks,
  message_group, text_seen, counted_at, versions, edited_at, deleted_after, deleted_before, folded, stems`

/** `SELECT *` leaves out what the engine derives. */
export const DERIVED_COLUMNS = sql`domains, hashtags, media_waits, media_undescribed, forwarded_from, live_id, views_rank, likes_rank,
  shares_rank, comments_rank, hate_score_rank, unusual_rank`

/**
 * What a question sees of the changes: those after the last settlement that were there when it began. A settlement counts
 * after some seconds: a question that began to be read before it was made sees its rows hidden.
 */
const SETTLED = sql`(SELECT max(version) FROM post_settlements WHERE is_finished = 1 AND noted_at < now() - 5)`
const PENDING = sql`(SELECT (max(version), if(count() = 0, toDateTime(4294967295, 'UTC'), min(least(date_created, replaces_date))))
  FROM post_changes WHERE version > ${SETTLED})`
const SEEN = sql`version > ${SETTLED} AND version <= tupleElement(${PENDING}, 1)`
const FIRST_DAY = sql`tupleElement(${PENDING}, 2)`

/**
 * All that is older than every change is read as it is; of the rest, posts without a change; and the last change of each
 * other post. The same scalar questions stand in each part: the engine answers each once, so that the parts agree.
 */
const CREATE_VIEW = sql`CREATE VIEW IF NOT EXISTS posts AS
  SELECT *, ${DERIVED_COLUMNS} FROM post_rows WHERE date_created < ${FIRST_DAY}
  UNION ALL
  SELECT *, ${DERIVED_COLUMNS} FROM post_rows WHERE date_created >= ${FIRST_DAY}
    AND number NOT IN (SELECT number FROM post_changes WHERE ${SEEN})
  UNION ALL
  SELECT * EXCEPT (replaces_date, is_deleted), ${DERIVED_COLUMNS} FROM post_changes
  WHERE is_deleted = 0 AND ${SEEN}
    AND (number, version) IN (SELECT number, max(version) FROM post_changes WHERE ${SEEN} GROUP BY number)`

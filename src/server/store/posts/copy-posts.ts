/**
 * Copies the table `posts` of versions before migration 015 into `post_rows`, in batches of one insert each: an interrupted copy
 * continues where it stopped.
 */
import { z } from 'zod'
import type { ClickHouse } from '../clickhouse.ts'
import { bigint, integer, type Sql, sql } from '../sql.ts'
import { insertKeys } from './post-keys.ts'

/** Posts per batch, more if many have the same second. */
const PIECE = 50_000

export type CopyProgress = (copied: number, total: number) => void

const Count = z.object({ n: z.number() })

export async function copyPosts(ch: ClickHouse, onProgress: CopyProgress, piece = PIECE): Promise<void> {
  const [all] = await ch.rows('count-old', sql`SELECT toFloat64(count()) AS n FROM posts FINAL`, Count)
  const total = all?.n ?? 0
  // Serialised: the batch of a dead process may still be running on a server, and is ended before the next one is determined.
  while (await ch.withWriteLock(() => copyNext(ch, (copied) => onProgress(copied, total), piece)));
}

/** Returns whether there was anything left. */
async function copyNext(ch: ClickHouse, onCopied: (copied: number) => void, piece: number): Promise<boolean> {
  const [place] = await ch.rows('find-copied', COPIED, z.object({ copied: z.number(), last: z.number() }))
  const { copied, last } = place ?? { copied: 0, last: 0 }
  onCopied(copied)
  const until = await findPieceEnd(ch, copied === 0 ? null : last, piece)
  if (until === null) return false
  await ch.command(copyPiece(copied, copied === 0 ? null : last, until))
  await insertKeys(ch, sql`version >= ${bigint(FIRST_NUMBER + BigInt(copied))}`)
  return true
}

const COPIED = sql`SELECT toFloat64(count()) AS copied, toUnixTimestamp(max(date_created)) AS last FROM post_rows`

const since = (last: number | null): Sql =>
  last === null ? sql`true` : sql`date_created > toDateTime(${integer(last)}, 'UTC')`

/** The last second of the next batch, or null if nothing is left. */
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
 * Earlier versions of the program counted the changes of each post, this one counts all writes: copied rows get versions from here on,
 * above every old one.
 */
const FIRST_NUMBER = 1_000_000_000n

function copyPiece(copied: number, last: number | null, until: number): Sql {
  const number = sql`${bigint(FIRST_NUMBER + BigInt(copied))} + rowNumberInAllBlocks()`
  return sql`INSERT INTO post_rows (number, version, ${COLUMNS})
    SELECT ${number} AS number, number AS version, ${FORMER_COLUMNS}
    FROM (SELECT ${FORMER_COLUMNS} FROM posts FINAL WHERE ${since(last)} AND date_created <= toDateTime(${integer(until)}, 'UTC'))
    SETTINGS max_threads = 1, max_insert_threads = 1, min_insert_block_size_rows = 1000000, min_insert_block_size_bytes = 0,
      max_block_size = 65409`
}

/** All columns of the old table except its bookkeeping. */
const COLUMNS = sql`id, fingerprint, origin, written_at, platform, account, native_id, full_name, date_created, content, link,
  links, description, duration, media_id, media_type, media_url, media_description, media_file, media_thumb, media_ocr,
  media_ocr_extra, media_problem, media_generated_caption, extras, views, views_step, likes, shares, comments, engagement_ratio, person_id, party, role,
  uf, hate, hate_score, hate_kinds, hate_by, hate_review, canonical_links, misleading_links, misleading_by, fact_checks,
  message_group, text_first_seen_at, counted_at, versions, edited_at, deleted_after, deleted_before, folded, stems`

/** The same columns in the same order, by their old names. */
const FORMER_COLUMNS = sql`id, fingerprint, origin, imported_at, platform, account, native_id, full_name, date_created, content, link,
  links, description, duration, media_id, media_type, media_url, media_description, media_file, media_thumb, media_ocr,
  media_words, media_problem, media_said, extras, views, views_step, likes, shares, comments, unusual, person_id, party, role,
  uf, hate, hate_score, hate_kinds, hate_by, hate_review, canonical_links, misleading_links, misleading_by, fact_checks,
  message_group, text_seen, counted_at, versions, edited_at, deleted_after, deleted_before, folded, stems`

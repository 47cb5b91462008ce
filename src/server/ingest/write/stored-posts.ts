import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import {
  ANNOTATION_COLUMNS,
  BOOKKEEPING_COLUMNS,
  FACT_COLUMNS,
  selectStored,
  storedRow,
} from '../../store/posts/post-columns.ts'
import { integers, POSTS, type Sql, sql, uuids } from '../../store/sql.ts'
import type { KnownFacts } from './fill-unknown.ts'
import type { Before } from './history-facts.ts'

/**
 * The stored data of a post needed to tell a new post, a change and a repetition apart. `date_created` in Unix seconds; a post deleted
 * before posts had numbers has the number 0.
 */
export type StoredPost = {
  number: number
  version: number
  is_deleted: number
  fingerprint: string
  date_created: number
}

/** A whole batch is one query of keys: each reads most of the table. */
const IDS_PER_QUERY = 10_000
/** Posts per query that reads many columns. */
const AT_ONCE = 2_500

const StoredRow = z.object({
  id: z.string(),
  number: z.number(),
  version: z.number(),
  is_deleted: z.number(),
  fingerprint: z.string(),
  date_created: z.number(),
})

/** Which of these posts are stored, by id. */
export async function findStoredPosts(ch: ClickHouse, ids: readonly string[]): Promise<Map<string, StoredPost>> {
  const found = await Promise.all(
    chunk(ids, IDS_PER_QUERY).map((batch) =>
      ch.rows(
        'find-stored-posts',
        sql`SELECT toString(id) AS id, toFloat64(number) AS number, toFloat64(version) AS version, is_deleted,
              toString(fingerprint) AS fingerprint, toUnixTimestamp(date_created) AS date_created
            FROM post_keys WHERE post_keys.id IN ${uuids(batch)} ORDER BY post_keys.version DESC LIMIT 1 BY post_keys.id`,
        StoredRow,
      ),
    ),
  )
  return new Map(found.flat().map((row) => [row.id, row]))
}

export type KnownPost = KnownFacts & Before

/** Author and date are given by every source; `canonical_links` and `fact_checks` are recomputed. */
const {
  platform: _platform,
  account: _account,
  native_id: _nativeId,
  full_name: _fullName,
  date_created: _date,
  person_id: _person,
  canonical_links: _compared,
  fact_checks: _checks,
  ...keptFacts
} = FACT_COLUMNS
const KNOWN_COLUMNS = { id: BOOKKEEPING_COLUMNS.id, ...keptFacts, ...ANNOTATION_COLUMNS }
const KnownRow: z.ZodType<KnownPost & { id: string }> = storedRow(KNOWN_COLUMNS)

/** Known values of stored posts that a new file may omit, by id. */
export async function findKnownFacts(ch: ClickHouse, posts: readonly PostPlace[]): Promise<Map<string, KnownPost>> {
  const found = await Promise.all(
    chunk(posts).map((some) =>
      ch.rows(
        'find-known-facts',
        sql`SELECT ${selectStored(KNOWN_COLUMNS)}
            FROM ${POSTS}
            WHERE ${isAt(some)}`,
        KnownRow,
      ),
    ),
  )
  return new Map(found.flat().map((row) => [row.id, row]))
}

/** Whether there is any post at all. */
export async function hasPosts(ch: ClickHouse): Promise<boolean> {
  const found = await ch.rows('has-posts', sql`SELECT 1 AS n FROM post_keys LIMIT 1`, z.object({ n: z.number() }))
  return found.length > 0
}

/** A position in the table: the date is the prefix of its key. `date_created` in Unix seconds. */
export type PostPlace = { id: string; date_created: number }

/** Condition on `posts` that finds these and reads little else. */
export function isAt(places: readonly PostPlace[]): Sql {
  const dates = [...new Set(places.map((place) => place.date_created))]
  return sql`posts.date_created IN (SELECT toDateTime(arrayJoin(${integers(dates)}), 'UTC'))
    AND posts.id IN ${uuids(places.map(({ id }) => id))}`
}

export function chunk<T>(list: readonly T[], size: number = AT_ONCE): T[][] {
  const count = Math.ceil(list.length / size)
  return Array.from({ length: count }, (_, i) => list.slice(i * size, (i + 1) * size))
}

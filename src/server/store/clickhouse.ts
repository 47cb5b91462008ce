/**
 * ClickHouse as the rest of the program sees it: embedded (`chdb.ts`, a directory) or a server (`clickhouse-server.ts`, a URL);
 * callers cannot tell which. Every query has limits and ends when its signal is aborted.
 */

import type { z } from 'zod'
import { named, openConsistentReads, translate } from './consistent-reads.ts'
import { openDiskSpace } from './disk-space.ts'
import type { ClickHouseEngine, LabelledQuery, Row, StreamPlace } from './engines/clickhouse-engine.ts'
import { openServer } from './engines/clickhouse-server.ts'
import { toStoreError } from './errors.ts'
import { type MatchStore, openMatchCache, type PostsMoment } from './posts/match-cache.ts'
import {
  openPendingChanges,
  type PendingChanges,
  PendingRange,
  type PendingStore,
  READ_PENDING,
  unknownChanges,
} from './posts/pending-changes.ts'
import { type OnQuery, observeQuery, startQuery } from './query-event.ts'
import { renderSql, type Sql, sql, type WordsOf } from './sql.ts'
import { openLoneLease } from './writes/lone-lease.ts'
import { type Announcements, openWriteFence, type WriteFence } from './writes/write-fence.ts'
import { changesGuarded, isGuarded } from './writes/write-guard.ts'
import type { WriteLease } from './writes/write-lease.ts'
import { openLeasedWriteLock, openLocalWriteLock, type WriteLock } from './writes/write-lock.ts'
import { openWriteVersions } from './writes/write-versions.ts'

export type ClickHouseTarget = { directory: string } | { url: string }

/** Kinds of statements that must not start while one of another process may still be running. */
export type StatementKind = 'migration'

/**
 * Posting lists are read only as far as a query needs, not completely before it starts (10 M posts: newest 20 with a common word 8 ms
 * of processor time instead of 15, its count 30 instead of 45; docs/decisions/0126). Must not be combined with the postings cache,
 * which a server's profile may turn on: together the engine leaves rows out (ClickHouse issue 120951).
 */
const LAZY_POSTINGS = "text_index_posting_list_apply_mode = 'lazy', use_text_index_postings_cache = 0"

/** For every query. Most results are small: formatting threads cost more than they save (embedded: 0.3 ms of 2 to 8). */
const QUERY_SETTINGS =
  'max_execution_time = 10, max_memory_usage = 800000000, max_result_rows = 100000, max_threads = 2, ' +
  `date_time_output_format = 'iso', output_format_parallel_formatting = 0, ${LAZY_POSTINGS}`

/**
 * The top-k filter defeats the text index when sorting by another column (10 M posts: 867 ms instead of 41), but speeds up queries
 * that use no text index (45 ms instead of 77). Measured with 26.7; test again at every engine upgrade.
 */
const TEXT_SEARCH =
  /\bhas(?:All|Any)(?:Tokens\(|\((?:word_pairs|mentions|hashtag_keys|symbols)\b)|\bhas\(posts\.(?:domains|canonical_links)\b/
const WITHOUT_TOP_K = ', use_top_k_dynamic_filtering = 0'

/** In a query sorted in table order the engine would stop early and count only the rows it has read. */
const FIRST_ROWS_SETTINGS = `${QUERY_SETTINGS}, exact_rows_before_limit = 1, optimize_read_in_order = 0`

/**
 * A download reads everything once: no row limit, small blocks so that memory stays flat, disk before memory, and no hash table of all
 * messages when the sort order already groups them (docs/decisions/0128).
 */
const STREAM_SETTINGS =
  'max_memory_usage = 800000000, max_threads = 2, max_block_size = 4096, ' +
  'preferred_block_size_bytes = 1000000, max_bytes_before_external_sort = 100000000, ' +
  'max_bytes_ratio_before_external_sort = 0, optimize_aggregation_in_order = 1, ' +
  `date_time_output_format = 'iso', ${LAZY_POSTINGS}`

/** Time limits of streams in seconds, by place. Time during which the consumer writes elsewhere counts. */
const MAX_STREAM = { own: 3_600, nested: 3_600, copy: 7 * 86_400 } as const

export type ClickHouse = {
  /**
   * Returns all rows of a bounded query. `label` appears in the query log: letters, digits, `-` and `_` only.
   * @throws AbortError when the signal is aborted; the engine stops computing
   */
  rows<Row>(label: string, query: Sql, row: z.ZodType<Row>, signal?: AbortSignal): Promise<Row[]>
  /**
   * Returns the rows of a query that ends with a LIMIT, and its total without the LIMIT, in one pass: for sort orders other than the
   * table's, which read everything anyway. If the matching posts are held (`posts/match-cache.ts`) they are not counted again: a
   * condition that has to be read (`ReadCondition`) must then be the whole filter on posts.
   */
  firstRows<Row>(label: string, query: Sql, row: z.ZodType<Row>, signal?: AbortSignal): Promise<FirstRows<Row>>
  /**
   * Streams the rows of an unbounded query in batches; leaving the loop or aborting the signal stops the engine. Rows are not
   * validated.
   * `place`: 'nested' for a stream read within the loop of another, 'copy' for a whole table.
   */
  stream<Row>(label: string, query: Sql, signal?: AbortSignal, place?: StreamPlace): AsyncGenerator<Row[]>
  /** Runs a schema change or deletion and resolves when it is done. `kind`: how `endStatements` finds it. */
  command(statement: Sql, kind?: StatementKind): Promise<void>
  /** Kills the statements that a dead process left running on a server: they would run concurrently with the next ones. */
  endStatements(kind: StatementKind): Promise<void>
  /** Resolves when the rows are durable on disk. */
  insert(table: string, rows: readonly Row[]): Promise<void>
  /**
   * Runs work that reads posts and writes them changed. Serialised across all processes that share these stores, so that no update is
   * lost. Must not be called from within such work. Rejects with LostWriteLockError if the process was paused for so long that another took
   * over: the whole work must then be repeated, reads included.
   */
  withWriteLock<T>(work: () => Promise<T>): Promise<T>
  /** Within a turn: a version higher than all that any process has written. */
  nextVersion(): number
  /**
   * Resolves when no query is running that started earlier and sees only the changes pending at that time; at once if the engine
   * determines pending changes within each query.
   */
  queriesEnded(): Promise<void>
  /**
   * The stores that together hold everything, each post and all its data whole in one of them: this store alone, or the shards of a
   * cluster. Maintenance that depends on the progress of a store is done for each.
   */
  readonly shards: readonly ClickHouse[]
  /** As in `engines/clickhouse-engine.ts`; used by `backup/`. */
  holdStill?: ClickHouseEngine['holdStill']
  close(): Promise<void>
}

/** `total`: exact. */
export type FirstRows<Row> = { rows: Row[]; total: number }

export type ClickHouseOptions = {
  /** Set if several processes share the stores; without it this is the only one. */
  lease?: WriteLease
  /** Reads the highest version among the posts; called before a turn that may find writes of other processes. */
  readLastVersion?: (ch: ClickHouse) => Promise<number>
  /** Called when a query has ended. */
  onQuery?: OnQuery | undefined
  /** For tests: minimum number of posts from which results are held (`posts/match-cache.ts`). */
  holdFrom?: number
}

/** The same store with every query bound to the signal: aborting it ends whatever is running. */
export function askUntil(ch: ClickHouse, signal: AbortSignal): ClickHouse {
  return {
    ...ch,
    rows: (label, query, row, own = signal) => ch.rows(label, query, row, own),
    firstRows: (label, query, row, own = signal) => ch.firstRows(label, query, row, own),
    stream: (label, query, own = signal, place) => ch.stream(label, query, own, place),
  }
}

/** Opens the store; migrations are run by `migrate.ts`. The caller of an embedded store must hold the directory lock. */
export async function openClickHouse(target: ClickHouseTarget, options: ClickHouseOptions = {}): Promise<ClickHouse> {
  if ('url' in target) return openStore(openServer(target.url), options, options.lease ?? openLoneLease())
  // The engine's library takes 250 MB: it is loaded only if it is used.
  const { openChdb } = await import('./engines/chdb.ts')
  const engine = openChdb(target.directory)
  const diskSpace = openDiskSpace([target.directory])
  const insert: ClickHouseEngine['insert'] = async (table, rows) => {
    await diskSpace.require()
    await engine.insert(table, rows)
  }
  return openStore({ ...engine, insert }, options)
}

/** @param lease absent: statements of an earlier process of this store ended with it */
function openStore(engine: ClickHouseEngine, options: ClickHouseOptions, lease?: WriteLease): ClickHouse {
  const fence = openWriteFence(engine.writer)
  const order = openWriteOrder(fence, { ...options, ...(lease && { lease }) }, () => store)
  const pending = options.lease ? unknownChanges : openPendingChanges(toPendingStore(engine))
  const store = buildStore({ engine, fence, order, pending, ...options })
  return store
}

/** Serialises writes and issues their versions: one for all shards of a cluster. */
export type WriteOrder = Pick<WriteLock, 'withWriteLock' | 'current'> & { nextVersion(): number }

export function openWriteOrder(
  fence: Announcements,
  { lease, readLastVersion }: ClickHouseOptions,
  getStore: () => ClickHouse,
): WriteOrder {
  const versions = openWriteVersions()
  const begin = async () => versions.startAbove((await readLastVersion?.(getStore())) ?? 0)
  const turns = lease ? openLeasedWriteLock(lease, fence, begin) : openLocalWriteLock(begin)
  return { ...turns, nextVersion: versions.next }
}

export type StoreParts = {
  engine: ClickHouseEngine
  fence: WriteFence
  order: WriteOrder
  pending: PendingChanges
  /** Replaces the source of a text index's words, if it is not the index itself. */
  words?: WordsOf
  onQuery?: OnQuery | undefined
  holdFrom?: number
}

export function buildStore(parts: StoreParts): ClickHouse {
  const { engine, fence, order, pending, words, onQuery } = parts
  const { insert, ask, askFirst, read, command, endStatements, close } = engine
  const finds = openMatchCache(toMatchStore(engine), parts.holdFrom)
  const { readConsistently, writing } = openConsistentReads({ pending, finds, onQuery })
  const store: ClickHouse = {
    async rows(label, query, row, signal) {
      const answer = (at: PostsMoment) => ask(prepare(label, query, QUERY_SETTINGS, at, words), signal)
      return (await readConsistently(label, query, answer, signal)).map((one) => row.parse(one))
    },
    async firstRows(label, query, row, signal) {
      const answer = async (at: PostsMoment) => {
        if (at.found === undefined) return askFirst(prepare(label, query, FIRST_ROWS_SETTINGS, at, words), signal)
        return { rows: await ask(prepare(label, query, QUERY_SETTINGS, at, words), signal), total: at.found }
      }
      const { rows, total } = await readConsistently(label, query, answer, signal)
      return { rows: rows.map((one) => row.parse(one)), total }
    },
    async *stream(label, query, signal, place = 'own') {
      const settings = `max_execution_time = ${MAX_STREAM[place]}, ${STREAM_SETTINGS}`
      const end = startQuery(onQuery, named(label, 'stream'))
      try {
        yield* read(prepare(label, query, settings, {}, words), signal, place)
        end('answered', null)
      } catch (error) {
        end(signal?.aborted ? 'given up' : 'failed', null)
        throw toStoreError(error, signal)
      } finally {
        // Reached when the consumer leaves the loop early.
        end('given up', null)
      }
    },
    async command(statement, kind) {
      const { text, params } = renderSql(statement)
      const turn = order.current()
      const isFenced = turn && changesGuarded(text)
      const run = () => (isFenced ? fence.command(turn, text, params) : command(text, params, kind))
      await observeQuery(onQuery, named('command', 'write'), () => writing(text, run))
    },
    async insert(table, rows) {
      if (rows.length === 0) return
      const turn = order.current()
      const run = async () => {
        if (turn && isGuarded(table)) await fence.insert(turn, table, rows)
        else await insert(table, rows)
      }
      await observeQuery(onQuery, named(`insert-${table}`, 'write'), () => writing(table, run))
    },
    endStatements: (kind) => translate(() => endStatements(kind)),
    withWriteLock: order.withWriteLock,
    nextVersion: order.nextVersion,
    queriesEnded: pending.queriesEnded,
    holdStill: engine.holdStill,
    get shards() {
      return [store]
    },
    close,
  }
  return store
}

const toPendingStore = ({ ask, createSet }: ClickHouseEngine): PendingStore => ({
  async read() {
    const [range] = await ask(prepare('read-pending', READ_PENDING, QUERY_SETTINGS))
    return PendingRange.parse(range)
  },
  createSet: createSet && ((values) => createSet(prepare('hold-pending', values, QUERY_SETTINGS))),
})

const toMatchStore = ({ ask, findSet }: ClickHouseEngine): MatchStore => ({
  async countRows() {
    const count = sql`SELECT toUInt32(count()) AS n FROM post_rows`
    const [row] = await ask(prepare('count-rows', count, QUERY_SETTINGS))
    return Number((row as { n: number }).n)
  },
  find:
    findSet && ((numbers, posts, signal) => findSet(prepare('hold-find', numbers, QUERY_SETTINGS, { posts }), signal)),
})

const NO_POSTS = sql``

function prepare(
  label: string,
  query: Sql,
  settings: string,
  { posts: source, held }: PostsMoment = {},
  words?: WordsOf,
): LabelledQuery {
  const posts = source?.(renderSql(query, NO_POSTS, words, held).text)
  const { text, params } = renderSql(query, posts, words, held)
  const searched = TEXT_SEARCH.test(text) ? WITHOUT_TOP_K : ''
  return { query: `${text} SETTINGS ${settings}${searched}`, params, label: checkLabel(label) }
}

function checkLabel(label: string): string {
  if (!/^[\w-]{1,60}$/.test(label)) throw new Error(`not a label: ${label}`)
  return label
}

/**
 * ClickHouse as the program sees it: embedded (`chdb.ts`, a directory) or a server (`clickhouse-server.ts`, a URL). What
 * stands above cannot tell which one is open. Every question has limits, and ends when its signal is aborted.
 */

import type { z } from 'zod'
import { openDiskSpace } from './disk-space.ts'
import type { ClickHouseEngine, LabelledQuery, Row, StreamPlace } from './engines/clickhouse-engine.ts'
import { openServer } from './engines/clickhouse-server.ts'
import { toStoreError } from './errors.ts'
import { named, openLooks, translate } from './looks.ts'
import { type FindStore, openHeldFinds, type PostsMoment } from './posts/held-finds.ts'
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
import { openLeasedTurns, openLocalTurns, type WriteTurns } from './writes/write-turns.ts'
import { openWriteVersions } from './writes/write-versions.ts'

export type ClickHouseTarget = { directory: string } | { url: string }

/** Whose statements no other process may still be carrying out when they begin. */
export type StatementKind = 'migration'

/**
 * The places of a word are read as far as a question goes, not all of them before it begins (10 M posts: newest 20 with a common word 8
 * ms of processor for 15, its count 30 for 45; docs/decisions/0126). Never with the cache, which a server's profile may ask for: of the two
 * together the engine leaves rows out (its issue 120951).
 */
const LAZY_POSTINGS = "text_index_posting_list_apply_mode = 'lazy', use_text_index_postings_cache = 0"

/** On every question. Most answers are small: threads of their own for writing them cost more than they write (embedded 0.3 ms of 2 to 8). */
const QUESTION_SETTINGS =
  'max_execution_time = 10, max_memory_usage = 800000000, max_result_rows = 100000, max_threads = 2, ' +
  `date_time_output_format = 'iso', output_format_parallel_formatting = 0, ${LAZY_POSTINGS}`

/**
 * The top-k filter defeats the text index when sorting by another column (10 M posts: 867 ms for 41), and makes what reads no
 * text index faster (45 ms for 77). Measured at 26.7; test again at every engine upgrade.
 */
const TEXT_SEARCH =
  /\bhas(?:All|Any)(?:Tokens\(|\((?:word_pairs|mentions|hashtag_keys|symbols)\b)|\bhas\(posts\.(?:domains|canonical_links)\b/
const WITHOUT_TOP_K = ', use_top_k_dynamic_filtering = 0'

/** In a question that is sorted as its table the engine would stop early and count what it has read. */
const FIRST_ROWS_SETTINGS = `${QUESTION_SETTINGS}, exact_rows_before_limit = 1, optimize_read_in_order = 0`

/**
 * A download reads everything once: no row limit, small blocks so that memory stays flat, disk before memory, and no table of all
 * messages for counting what is sorted by message (docs/decisions/0128).
 */
const STREAM_SETTINGS =
  'max_memory_usage = 800000000, max_threads = 2, max_block_size = 4096, ' +
  'preferred_block_size_bytes = 1000000, max_bytes_before_external_sort = 100000000, ' +
  'max_bytes_ratio_before_external_sort = 0, optimize_aggregation_in_order = 1, ' +
  `date_time_output_format = 'iso', ${LAZY_POSTINGS}`

/** Seconds, by where a stream stands. What is written elsewhere meanwhile counts. */
const LONGEST_STREAM = { own: 3_600, nested: 3_600, copy: 7 * 86_400 } as const

export type ClickHouse = {
  /**
   * All rows of a bounded question. `label` stands in the query log: letters, digits, `-` and `_` only.
   * @throws AbortError when the signal is aborted; the engine stops computing
   */
  rows<Row>(label: string, question: Sql, row: z.ZodType<Row>, signal?: AbortSignal): Promise<Row[]>
  /**
   * The rows of a question that ends with a LIMIT, and how many it has without, in one look: for what is sorted otherwise than its
   * table and therefore read to the end anyway. Where its posts are held they are not counted again: a condition that has to be read
   * (`ReadCondition`) says all that is asked of them.
   */
  firstRows<Row>(label: string, question: Sql, row: z.ZodType<Row>, signal?: AbortSignal): Promise<FirstRows<Row>>
  /**
   * Rows of an unbounded question, some at a time; leaving the loop or the signal stops the engine. Rows are not checked one by one.
   * `place`: 'nested' for one that is read within the loop of another, 'copy' for a whole table.
   */
  stream<Row>(label: string, question: Sql, signal?: AbortSignal, place?: StreamPlace): AsyncGenerator<Row[]>
  /** A change of the schema or a deletion; resolves when it is done. `kind`: by which `endStatements` finds it. */
  command(statement: Sql, kind?: StatementKind): Promise<void>
  /** Ends what a process that died asked a server for: it would go on beside what comes now. */
  endStatements(kind: StatementKind): Promise<void>
  /** Resolves when the rows are on disk. */
  insert(table: string, rows: readonly Row[]): Promise<void>
  /**
   * Runs work that reads posts and writes them changed, one after the other among all processes of these stores, so that no
   * change is lost to another that read the same. Must not be called from within such work. Rejects with LostTurnError
   * when the process stood still for so long that another went on: then the work has to be done again, reading included.
   */
  inTurn<T>(work: () => Promise<T>): Promise<T>
  /** Within a turn: a version above all that were written before, by whatever process. */
  nextVersion(): number
  /**
   * Resolves when no question runs that began before and knows only of changes that were there then; at once where the engine
   * finds out within each question.
   */
  questionsEnded(): Promise<void>
  /**
   * Stores that together hold everything, each post and whatever belongs to it whole in one of them: this one alone, or the
   * shards of a cluster. What depends on how far a store has come is done for each.
   */
  readonly shards: readonly ClickHouse[]
  /** As the engine's (`engines/clickhouse-engine.ts`); for `backup/`. */
  holdStill?: ClickHouseEngine['holdStill']
  close(): Promise<void>
}

/** `total`: exact. */
export type FirstRows<Row> = { rows: Row[]; total: number }

export type ClickHouseOptions = {
  /** Where several processes share the stores; without it this is the only one. */
  lease?: WriteLease
  /** The highest version among the posts; asked before a turn that may find what other processes wrote. */
  readLastVersion?: (ch: ClickHouse) => Promise<number>
  /** Told of every question when it is over. */
  onQuery?: OnQuery | undefined
  /** For tests: from how many posts on finds are held (`posts/held-finds.ts`). */
  holdFrom?: number
}

/** The same store for work that nobody wants any more once the signal is aborted: whatever it is asked ends then. */
export function askUntil(ch: ClickHouse, signal: AbortSignal): ClickHouse {
  return {
    ...ch,
    rows: (label, question, row, own = signal) => ch.rows(label, question, row, own),
    firstRows: (label, question, row, own = signal) => ch.firstRows(label, question, row, own),
    stream: (label, question, own = signal, place) => ch.stream(label, question, own, place),
  }
}

/** Opens the store; migrations are `migrate.ts`. Embedded, the caller holds the directory lock. */
export async function openClickHouse(target: ClickHouseTarget, options: ClickHouseOptions = {}): Promise<ClickHouse> {
  if ('url' in target) return openStore(openServer(target.url), options, options.lease ?? openLoneLease())
  // The engine's library takes a quarter of a gigabyte: it is loaded only where it is used.
  const { openChdb } = await import('./engines/chdb.ts')
  const engine = openChdb(target.directory)
  const diskSpace = openDiskSpace([target.directory])
  const insert: ClickHouseEngine['insert'] = async (table, rows) => {
    await diskSpace.require()
    await engine.insert(table, rows)
  }
  return openStore({ ...engine, insert }, options)
}

/** @param lease absent: what another process of this store had asked for ended with it */
function openStore(engine: ClickHouseEngine, options: ClickHouseOptions, lease?: WriteLease): ClickHouse {
  const fence = openWriteFence(engine.writer)
  const order = openWriteOrder(fence, { ...options, ...(lease && { lease }) }, () => store)
  const pending = options.lease ? unknownChanges : openPendingChanges(toPendingStore(engine))
  const store = buildStore({ engine, fence, order, pending, ...options })
  return store
}

/** Whose turn it is to write, and with which versions: one for all shards of a cluster. */
export type WriteOrder = Pick<WriteTurns, 'inTurn' | 'current'> & { nextVersion(): number }

export function openWriteOrder(
  fence: Announcements,
  { lease, readLastVersion }: ClickHouseOptions,
  getStore: () => ClickHouse,
): WriteOrder {
  const versions = openWriteVersions()
  const begin = async () => versions.startAbove((await readLastVersion?.(getStore())) ?? 0)
  const turns = lease ? openLeasedTurns(lease, fence, begin) : openLocalTurns(begin)
  return { ...turns, nextVersion: versions.next }
}

export type StoreParts = {
  engine: ClickHouseEngine
  fence: WriteFence
  order: WriteOrder
  pending: PendingChanges
  /** Where the words of a text index stand, other than in the index itself. */
  words?: WordsOf
  onQuery?: OnQuery | undefined
  holdFrom?: number
}

export function buildStore(parts: StoreParts): ClickHouse {
  const { engine, fence, order, pending, words, onQuery } = parts
  const { insert, ask, askFirst, read, command, endStatements, close } = engine
  const finds = openHeldFinds(toFindStore(engine), parts.holdFrom)
  const { look, writing } = openLooks({ pending, finds, onQuery })
  const store: ClickHouse = {
    async rows(label, question, row, signal) {
      const answer = (at: PostsMoment) => ask(prepare(label, question, QUESTION_SETTINGS, at, words), signal)
      return (await look(label, question, answer, signal)).map((one) => row.parse(one))
    },
    async firstRows(label, question, row, signal) {
      const answer = async (at: PostsMoment) => {
        if (at.found === undefined) return askFirst(prepare(label, question, FIRST_ROWS_SETTINGS, at, words), signal)
        return { rows: await ask(prepare(label, question, QUESTION_SETTINGS, at, words), signal), total: at.found }
      }
      const { rows, total } = await look(label, question, answer, signal)
      return { rows: rows.map((one) => row.parse(one)), total }
    },
    async *stream(label, question, signal, place = 'own') {
      const settings = `max_execution_time = ${LONGEST_STREAM[place]}, ${STREAM_SETTINGS}`
      const end = startQuery(onQuery, named(label, 'stream'))
      try {
        yield* read(prepare(label, question, settings, {}, words), signal, place)
        end('answered', null)
      } catch (error) {
        end(signal?.aborted ? 'given up' : 'failed', null)
        throw toStoreError(error, signal)
      } finally {
        // Whoever leaves the loop ends the generator here.
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
    inTurn: order.inTurn,
    nextVersion: order.nextVersion,
    questionsEnded: pending.questionsEnded,
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
    const [range] = await ask(prepare('read-pending', READ_PENDING, QUESTION_SETTINGS))
    return PendingRange.parse(range)
  },
  createSet: createSet && ((values) => createSet(prepare('hold-pending', values, QUESTION_SETTINGS))),
})

const toFindStore = ({ ask, findSet }: ClickHouseEngine): FindStore => ({
  async countRows() {
    const count = sql`SELECT toUInt32(count()) AS n FROM post_rows`
    const [row] = await ask(prepare('count-rows', count, QUESTION_SETTINGS))
    return Number((row as { n: number }).n)
  },
  find:
    findSet &&
    ((numbers, posts, signal) => findSet(prepare('hold-find', numbers, QUESTION_SETTINGS, { posts }), signal)),
})

const NO_POSTS = sql``

function prepare(
  label: string,
  question: Sql,
  settings: string,
  { posts: source, held }: PostsMoment = {},
  words?: WordsOf,
): LabelledQuery {
  const posts = source?.(renderSql(question, NO_POSTS, words, held).text)
  const { text, params } = renderSql(question, posts, words, held)
  const searched = TEXT_SEARCH.test(text) ? WITHOUT_TOP_K : ''
  return { query: `${text} SETTINGS ${settings}${searched}`, params, label: checkLabel(label) }
}

function checkLabel(label: string): string {
  if (!/^[\w-]{1,60}$/.test(label)) throw new Error(`not a label: ${label}`)
  return label
}

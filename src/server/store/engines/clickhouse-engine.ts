import type { Readable } from 'node:stream'
import type { ClickHouseClient } from '@clickhouse/client'
import { z } from 'zod'
import type { Sql } from '../sql.ts'
import { RowPieces } from './row-pieces.ts'

/** A row to insert: an object, or its JSON if it has already been serialised, whole or in pieces. */
export type Row = object | string | RowPieces

/** How the client serialises the rows of an insertion: a string is already the JSON of a row. */
export const ROW_JSON = {
  parse: JSON.parse,
  stringify(row: unknown): string {
    if (row instanceof RowPieces) return row.toJson()
    return typeof row === 'string' ? row : JSON.stringify(row)
  },
}

/** A query: text that ends with its settings, parameters, and label for the query log. */
export type LabelledQuery = { query: string; params: Record<string, unknown>; label: string }

/** Text of a query with a comment of letters, digits, spaces, `-` and `_` only. */
export const withComment = (query: string, comment: string): string => `${query}, log_comment = '${comment}'`

/** The first rows of a query and its exact total without its LIMIT: format `JSON` with `exact_rows_before_limit`. */
export type FirstRows = { rows: unknown[]; total: number }

const JsonFormat = z.object({ data: z.array(z.unknown()), rows_before_limit_at_least: z.number() })

export function readFirstRows(answer: unknown): FirstRows {
  const { data, rows_before_limit_at_least } = JsonFormat.parse(answer)
  return { rows: data, total: rows_before_limit_at_least }
}

/** For statements that may take long. */
export type Writer = Pick<ClickHouseClient, 'query'> & {
  command(statement: Parameters<ClickHouseClient['command']>[0]): Promise<unknown>
  exec(insertion: Parameters<ClickHouseClient['exec']>[0]): Promise<{ stream: Readable }>
}

/**
 * Pools of streams: `nested` streams are read to their end within the loop of another, which keeps its place meanwhile; `copy` streams
 * read a whole table and may take long. In a single pool, streams that hold a place and want a second one would deadlock.
 */
export type StreamPlace = 'own' | 'nested' | 'copy'

/** A set of numbers held by the engine: `name` is used after IN. Dropping it does not end queries that use it. */
export type TemporarySet = { readonly name: Sql; drop(): Promise<void> }

export type FoundSet = TemporarySet & { readonly count: number }

/** The differences between the embedded engine and a server; `clickhouse.ts` builds the same store on either. */
export type ClickHouseEngine = {
  /** For statements of turns, which pass the fence. */
  writer: Writer
  /** Resolves when the rows are durable on disk. */
  insert(table: string, rows: readonly Row[]): Promise<void>
  /** All rows of a bounded query; when aborted it leaves the queue and the engine stops computing. */
  ask(question: LabelledQuery, signal?: AbortSignal): Promise<unknown[]>
  /** Like `ask`, for a query that ends with a LIMIT. */
  askFirst(question: LabelledQuery, signal?: AbortSignal): Promise<FirstRows>
  /**
   * Creates a set from one column of a query (64-bit numbers, no parameters) for later queries; absent if the engine is on another
   * machine.
   */
  createSet?(values: LabelledQuery): Promise<TemporarySet>
  /**
   * Like `createSet` for a query that may take long and have parameters; also returns the number of values. When aborted, the engine
   * stops computing.
   */
  findSet?(values: LabelledQuery, signal: AbortSignal): Promise<FoundSet>
  /** Streams the rows of an unbounded query in batches; leaving the loop or aborting the signal stops the engine. */
  read<Row>(question: LabelledQuery, signal?: AbortSignal, place?: StreamPlace): AsyncGenerator<Row[]>
  /** A schema change or mutation; resolves when it is done. `kind`: prefix of its query id on a server. */
  command(text: string, params: Record<string, unknown>, kind?: string): Promise<void>
  /** Kills the statements of a kind started by another process; embedded ones ended with it. */
  endStatements(kind: string): Promise<void>
  /**
   * Runs work while nothing is written, with the folders of all current parts; absent if the engine is on another machine.
   * @throws StoreError when writers take too long
   */
  holdStill?<T>(work: (parts: readonly string[]) => Promise<T>): Promise<T>
  close(): Promise<void>
}

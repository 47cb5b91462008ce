import type { Readable } from 'node:stream'
import type { ClickHouseClient } from '@clickhouse/client'
import { z } from 'zod'
import type { Sql } from '../sql.ts'
import { RowPieces } from './row-pieces.ts'

/** What is inserted: an object, or its JSON where it has been written already, whole or in pieces. */
export type Row = object | string | RowPieces

/** How the client writes the rows of an insertion: a text is the JSON of a row already. */
export const ROW_JSON = {
  parse: JSON.parse,
  stringify(row: unknown): string {
    if (row instanceof RowPieces) return row.toJson()
    return typeof row === 'string' ? row : JSON.stringify(row)
  },
}

/** What is asked: a text that ends with its settings, the values for its places, and the name it has among what runs. */
export type LabelledQuery = { query: string; params: Record<string, unknown>; label: string }

/** The text of a question that carries a comment: letters, digits, spaces, `-` and `_` only. */
export const withComment = (query: string, comment: string): string => `${query}, log_comment = '${comment}'`

/** The first rows of a question, and how many it has without its LIMIT: the format `JSON`, told exactly (`exact_rows_before_limit`). */
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
 * Where a stream waits its turn: `nested` is one that is read to its end within the loop of another, which keeps its place
 * meanwhile; `copy` is a whole table, for as long as it takes. Would they wait in one line, those who have a place and want a second would wait for each other for ever.
 */
export type StreamPlace = 'own' | 'nested' | 'copy'

/** Numbers that the engine holds: `name` stands behind IN. A question that was given it may still be running when it is dropped. */
export type HeldSet = { readonly name: Sql; drop(): Promise<void> }

export type FoundSet = HeldSet & { readonly count: number }

/** What differs between the embedded engine and a server; `clickhouse.ts` builds the same store on either. */
export type ClickHouseEngine = {
  /** For statements of turns, which pass the fence. */
  writer: Writer
  /** Resolves when the rows are on disk. */
  insert(table: string, rows: readonly Row[]): Promise<void>
  /** All rows of a bounded question; aborted, it waits no longer for its turn and the engine stops computing. */
  ask(question: LabelledQuery, signal?: AbortSignal): Promise<unknown[]>
  /** The same of a question that ends with a LIMIT. */
  askFirst(question: LabelledQuery, signal?: AbortSignal): Promise<FirstRows>
  /**
   * Holds what one column of a question has, numbers of 64 bits without parameters, for questions to come; absent where the engine is
   * another machine's.
   */
  createSet?(values: LabelledQuery): Promise<HeldSet>
  /** The same of a question that may take long and have parameters, and how many numbers there are; aborted, the engine stops computing. */
  findSet?(values: LabelledQuery, signal: AbortSignal): Promise<FoundSet>
  /** Rows of an unbounded question, some at a time; leaving the loop stops the engine, and so does the signal. */
  read<Row>(question: LabelledQuery, signal?: AbortSignal, place?: StreamPlace): AsyncGenerator<Row[]>
  /** A change of the schema or of what is stored; resolves when it is done. `kind`: how its id begins on a server. */
  command(text: string, params: Record<string, unknown>, kind?: string): Promise<void>
  /** Ends the statements of a kind that another process began; embedded they ended with it. */
  endStatements(kind: string): Promise<void>
  /**
   * Runs work while nobody writes, with the folders of all parts that the tables consist of; absent where the engine is another
   * machine's.
   * @throws StoreError when somebody writes for too long
   */
  holdStill?<T>(work: (parts: readonly string[]) => Promise<T>): Promise<T>
  close(): Promise<void>
}

import type { ClickHouseClient } from '@clickhouse/client'
import type { Pool } from './pool.ts'

/** How both write the rows of an insertion: a text is the JSON of a row already. */
export const ROW_JSON = {
  parse: JSON.parse,
  stringify: (row: unknown): string => (typeof row === 'string' ? row : JSON.stringify(row)),
}

/** What differs between the embedded engine and a server; `clickhouse.ts` builds the same store on either. */
export type ClickHouseEngine = {
  /** For insertions and changes. */
  writer: ClickHouseClient
  /** For bounded questions. */
  readers: Pool<ClickHouseClient>
  /** Rows of an unbounded question, some at a time; leaving the loop stops the engine. */
  read<Row>(query: string, params: Record<string, unknown>, signal?: AbortSignal): AsyncGenerator<Row[]>
  close(): Promise<void>
}

import type { ClickHouseClient } from '@clickhouse/client'
import type { Pool } from './pool.ts'

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

import type { ClickHouse } from '../src/server/store/clickhouse.ts'
import { migrateClickHouse, readMigrations } from '../src/server/store/migrate.ts'

/** The template of a run keeps the embedded ClickHouse in the state before this migration: most files begin there or later. */
export const KEPT_BEFORE = 26

export const migrateUntil = (ch: ClickHouse, before: number): Promise<string[]> =>
  migrateClickHouse(
    ch,
    readMigrations('clickhouse').filter(({ number }) => number < before),
  )

import { z } from 'zod'
import type { ClickHouse } from '../clickhouse.ts'
import { join, sql } from '../sql.ts'
import { ALL_COLUMNS } from './post-columns.ts'

/** Same order in both tables: rows are copied from one to the other by position. */
const TABLES = [sql`post_rows`, sql`post_changes`]

/** Adds the registered columns that tables of an earlier version lack. Idempotent. */
export async function addPostColumns(ch: ClickHouse, columns: typeof ALL_COLUMNS = ALL_COLUMNS): Promise<void> {
  const found = await ch.rows(
    'list-post-columns',
    sql`SELECT name FROM system.columns WHERE database = currentDatabase() AND table = 'post_changes'`,
    z.object({ name: z.string() }),
  )
  const known = new Set(found.map(({ name }) => name))
  const missing = Object.entries(columns).filter(([name]) => !known.has(name))
  if (missing.length === 0) return
  const additions = join(missing.map(([, { name, type }]) => sql`ADD COLUMN IF NOT EXISTS ${name} ${type}`))
  // `post_changes` last: as long as it lacks one, an interrupted addition is repeated.
  for (const table of TABLES) await ch.command(sql`ALTER TABLE ${table} ${additions}`)
}

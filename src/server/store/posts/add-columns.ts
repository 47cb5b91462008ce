import { z } from 'zod'
import type { ClickHouse } from '../clickhouse.ts'
import { join, sql } from '../sql.ts'
import { ALL_COLUMNS } from './post-columns.ts'

/** In both tables in the same order: rows go from one to the other by their place. */
const TABLES = [sql`post_rows`, sql`post_changes`]

/** Adds the columns of the registry that tables of an earlier version lack. Repeated, it does nothing. */
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
  // `post_changes` last: as long as it lacks one, an addition that was cut short is done again.
  for (const table of TABLES) await ch.command(sql`ALTER TABLE ${table} ${additions}`)
}

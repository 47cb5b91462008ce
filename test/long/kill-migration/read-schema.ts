/** Structure of both stores after a migration, and sums over all rows. Read while no program has them open. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql as kyselySql } from 'kysely'
import { z } from 'zod'
import { quietLog } from '../../../src/server/log.ts'
import type { ClickHouse } from '../../../src/server/store/clickhouse.ts'
import { openStores } from '../../../src/server/store/open.ts'
import type { Postgres } from '../../../src/server/store/postgres.ts'
import { DERIVED_COLUMNS } from '../../../src/server/store/posts/post-columns.ts'
import { type Sql, sql } from '../../../src/server/store/sql.ts'
import type { StoreAddresses } from '../places/place.ts'

export type Schema = Map<string, string>

const here = sql`database = currentDatabase()`

export async function readSchema(stores: StoreAddresses): Promise<Schema> {
  const { ch, pg, close } = await openStores(stores, quietLog)
  try {
    await finishMutations(ch)
    return new Map([...(await readClickHouse(ch)), ...(await readPostgres(pg))])
  } finally {
    await close()
  }
}

const Count = z.object({ n: z.number() })

/** Background mutations continue after a start. */
async function finishMutations(ch: ClickHouse): Promise<void> {
  for (;;) {
    const [open] = await ch.rows(
      'open-mutations',
      sql`SELECT toUInt32(count()) AS n FROM system.mutations WHERE ${here} AND NOT is_done`,
      Count,
    )
    if (!open?.n) return
    await sleep(100)
  }
}

const Fact = z.object({ key: z.string(), value: z.string() })

async function readClickHouse(ch: ClickHouse): Promise<[string, string][]> {
  const facts = await Promise.all(CLICKHOUSE_FACTS.map((question) => ch.rows('schema', question, Fact)))
  return facts.flat().map(({ key, value }) => [`ClickHouse ${key}`, value])
}

const sumUp = (name: Sql, columns: Sql, source: Sql) =>
  sql`SELECT ${name} AS key, toString((count(), sum(cityHash64(toString((${columns})))))) AS value FROM ${source}`

const CLICKHOUSE_FACTS = [
  sql`SELECT concat('table ', name) AS key, engine AS value FROM system.tables WHERE ${here}`,
  sql`SELECT concat('column ', table, '.', name) AS key, concat(type, ' ', default_kind, ' ', default_expression) AS value
      FROM system.columns WHERE ${here}`,
  sql`SELECT concat('index ', table, '.', name) AS key, concat(type_full, ' ', expr) AS value FROM system.data_skipping_indices WHERE ${here}`,
  sql`SELECT concat('migration ', toString(number)) AS key, toString(count()) AS value FROM migrations GROUP BY number`,
  sumUp(
    sql`'posts'`,
    sql`id, fingerprint, origin, platform, account, native_id, full_name, date_created, content, links, views, hate, folded, stems,
      message_group, media_id, media_type, media_file, media_ocr_extra, media_generated_caption, engagement_ratio`,
    sql`posts`,
  ),
  sumUp(sql`'derived from posts'`, sql`id, ${DERIVED_COLUMNS}`, sql`posts`),
  sumUp(
    sql`'posts found by a phrase'`,
    sql`id`,
    sql`posts WHERE hasToken(folded, 'novo') AND has(hashtags, 'eleição')`,
  ),
  sql`SELECT 'post_rows twice' AS key, toString((count() - uniqExact(id), count() - uniqExact(number))) AS value FROM post_rows`,
  sumUp(sql`'post_keys'`, sql`id, fingerprint, date_created, number > 0`, sql`post_keys FINAL`),
  sumUp(sql`'media_files'`, sql`name, whole, framed`, sql`media_files FINAL`),
  sumUp(sql`'image_parts'`, sql`file, part, first, fine`, sql`image_parts FINAL`),
  sumUp(sql`'image_clusters'`, sql`file, leader`, sql`image_clusters FINAL`),
]

/** Filled before; rows written by the running program have their own times. */
const TABLES = ['users', 'people', 'accounts', 'saved_searches', 'audit', 'audit_chain'] as const

async function readPostgres(pg: Postgres): Promise<[string, string][]> {
  const structure = await kyselySql<{ key: string; value: string }>`
    SELECT 'column ' || table_name || '.' || column_name AS key, concat_ws(' ', data_type, is_nullable, column_default) AS value
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT 'index ' || indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT 'constraint ' || conrelid::regclass::text || ' ' || pg_get_constraintdef(oid), count(*) OVER (PARTITION BY conrelid, conname)::text
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT 'trigger ' || tgname, tgrelid::regclass::text FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'migration ' || number, name FROM migrations`.execute(pg)
  const facts = structure.rows.map(({ key, value }): [string, string] => [`PostgreSQL ${key}`, value])
  for (const table of TABLES) {
    const { rows } = await kyselySql<{ value: string }>`
      SELECT count(*) || ' ' || coalesce(md5(string_agg(to_jsonb(one)::text, '' ORDER BY to_jsonb(one)::text)), '') AS value
      FROM ${kyselySql.table(table)} AS one`.execute(pg)
    facts.push([`PostgreSQL ${table}`, rows[0]?.value ?? ''])
  }
  return facts
}

export function compareSchemas(is: Schema, wanted: Schema): string[] {
  return [...new Set([...is.keys(), ...wanted.keys()])].flatMap((key) =>
    is.get(key) === wanted.get(key) ? [] : [`${key} is ${is.get(key)}, undisturbed ${wanted.get(key)}`],
  )
}

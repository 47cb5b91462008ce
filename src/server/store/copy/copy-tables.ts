/** Copies the tables of PostgreSQL in one transaction of the new store: until it commits, other sessions see an empty one. */
import { sql } from 'kysely'
import type { Postgres } from '../postgres.ts'
import { removeMark } from './unfinished-copy.ts'

/** Bookkeeping of a store, not data. The job queue has a schema of its own and is created anew. */
const LEFT_OUT = ['migrations', 'write_lease', 'write_waiters', 'unfinished_copy']
const ROWS_AT_ONCE = 500

type Column = { name: string; type: string }
type Table = { name: string; columns: Column[] }
type ForeignKey = { table: string; name: string; definition: string }

/**
 * @param target without a statement timeout
 * @param check rejects if the copy must not be committed; called when everything has been read
 */
export async function copyTables(source: Postgres, target: Postgres, check: () => Promise<void>): Promise<void> {
  await target.transaction().execute(async (to) => {
    // Tables of other programs are not copied.
    const tables = await listTables(to)
    const keys = await listForeignKeys(to)
    await openTables(to, tables, keys)
    await source
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (from) => {
        for (const table of tables) await copyTable(from, to, table)
        await copySequences(from, to, await listSequences(to))
      })
    await closeTables(to, tables, keys)
    await check()
    await removeMark(to)
  })
}

/**
 * No table order satisfies all foreign keys, and rows written by triggers are copied too: constraints and triggers are restored after
 * the rows.
 */
async function openTables(tx: Postgres, tables: readonly Table[], keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name } of keys)
    await sql`ALTER TABLE ${sql.table(table)} DROP CONSTRAINT ${sql.ref(name)}`.execute(tx)
  for (const { name } of tables) await sql`ALTER TABLE ${sql.table(name)} DISABLE TRIGGER USER`.execute(tx)
  // The few rows inserted by migrations are among the copied rows.
  await sql`TRUNCATE ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx)
}

async function closeTables(tx: Postgres, tables: readonly Table[], keys: readonly ForeignKey[]): Promise<void> {
  for (const { name } of tables) await sql`ALTER TABLE ${sql.table(name)} ENABLE TRIGGER USER`.execute(tx)
  for (const { table, name, definition } of keys)
    await sql`ALTER TABLE ${sql.table(table)} ADD CONSTRAINT ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx)
}

/** Values travel as PostgreSQL's own text for their type: none is converted on its way. */
async function copyTable(from: Postgres, to: Postgres, { name, columns }: Table): Promise<void> {
  const texts = columns.map((column) => sql`${sql.ref(column.name)}::text AS ${sql.ref(column.name)}`)
  await sql`DECLARE copied NO SCROLL CURSOR FOR SELECT ${sql.join(texts)} FROM ${sql.table(name)}`.execute(from)
  for (;;) {
    const { rows } = await sql<Record<string, string | null>>`FETCH ${sql.lit(ROWS_AT_ONCE)} FROM copied`.execute(from)
    if (rows.length > 0) await insertRows(to, { name, columns }, rows)
    if (rows.length < ROWS_AT_ONCE) break
  }
  await sql`CLOSE copied`.execute(from)
}

async function insertRows(to: Postgres, { name, columns }: Table, rows: readonly Record<string, string | null>[]) {
  const names = columns.map((column) => sql.ref(column.name))
  const lists = columns.map((column) => sql`${rows.map((row) => row[column.name] ?? null)}::text[]`)
  const values = columns.map((column) => sql`${sql.ref(column.name)}::${sql.raw(column.type)}`)
  await sql`INSERT INTO ${sql.table(name)} (${sql.join(names)}) OVERRIDING SYSTEM VALUE
    SELECT ${sql.join(values)} FROM unnest(${sql.join(lists)}) AS copied (${sql.join(names)})`.execute(to)
}

async function copySequences(from: Postgres, to: Postgres, known: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string; last: string }>`SELECT sequencename AS name, last_value::text AS last
    FROM pg_sequences WHERE schemaname = current_schema() AND last_value IS NOT NULL`.execute(from)
  for (const { name, last } of rows) {
    if (known.includes(name)) await sql`SELECT setval(${name}::regclass, ${last}::bigint)`.execute(to)
  }
}

async function listSequences(pg: Postgres): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT sequencename AS name FROM pg_sequences WHERE schemaname = current_schema()`.execute(pg)
  return rows.map(({ name }) => name)
}

async function listTables(pg: Postgres): Promise<Table[]> {
  const { rows } = await sql<Table>`
    SELECT relname AS name, jsonb_agg(jsonb_build_object('name', attname, 'type', format_type(atttypid, atttypmod))
      ORDER BY attnum) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
      AND attgenerated = ''
    GROUP BY relname ORDER BY relname`.execute(pg)
  return rows.filter(({ name }) => !LEFT_OUT.includes(name))
}

async function listForeignKeys(pg: Postgres): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    SELECT relname AS table, conname AS name, pg_get_constraintdef(pg_constraint.oid) AS definition
    FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
    WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY relname, conname`.execute(pg)
  return rows
}

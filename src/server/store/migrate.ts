/**
 * Brings a store to the schema of this version: numbered SQL files, forward only, each run once. Several processes may
 * start at once on the same servers: one after the other migrates. ClickHouse files must be repeatable (IF NOT EXISTS), because
 * one that is cut short runs again from its beginning.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { sql as kyselySql } from 'kysely'
import { z } from 'zod'
import type { ClickHouse } from './clickhouse.ts'
import type { Postgres } from './postgres.ts'
import { integer, Sql, sql, string } from './sql.ts'

export type Migration = { number: number; name: string; statements: string[] }

/** Any numbers that nothing else in the database uses as an advisory lock. */
const LOCK = 726_487_001
const WORK_LOCK = 726_487_002

/** The files of one store, in order. Statements end with a semicolon at the end of a line. */
export function readMigrations(store: 'clickhouse' | 'postgres'): Migration[] {
  const folder = new URL(`${store}/`, import.meta.url)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      number: Number.parseInt(file, 10),
      name: file.slice(0, -4),
      statements: readFileSync(new URL(file, folder), 'utf8')
        .split(/;\s*$/m)
        .filter((text) => text.trim() !== ''),
    }))
}

/** Runs what is missing, all of it in one transaction. Returns the names of what ran. */
export async function migratePostgres(pg: Postgres, migrations = readMigrations('postgres')): Promise<string[]> {
  return pg.transaction().execute(async (tx) => {
    await kyselySql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx)
    await kyselySql`CREATE TABLE IF NOT EXISTS migrations (
      number integer PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`.execute(tx)
    const { rows } = await kyselySql<{ number: number }>`SELECT number FROM migrations`.execute(tx)
    const missing = migrations.filter(({ number }) => !rows.some((row) => row.number === number))
    for (const { number, name, statements } of missing) {
      for (const statement of statements) await kyselySql.raw(statement).execute(tx)
      await kyselySql`INSERT INTO migrations (number, name) VALUES (${number}, ${name})`.execute(tx)
    }
    return missing.map(({ name }) => name)
  })
}

/** Runs work while no other process that shares this Postgres does the same; the others wait for it. */
export function inOneProcess<T>(pg: Postgres, work: () => Promise<T>): Promise<T> {
  return pg.connection().execute(async (connection) => {
    await kyselySql`SELECT pg_advisory_lock(${WORK_LOCK})`.execute(connection)
    try {
      return await work()
    } finally {
      await kyselySql`SELECT pg_advisory_unlock(${WORK_LOCK})`.execute(connection)
    }
  })
}

/** Runs what is missing, statement by statement. Returns the names of what ran. */
export async function migrateClickHouse(ch: ClickHouse, migrations = readMigrations('clickhouse')): Promise<string[]> {
  await ch.command(sql`CREATE TABLE IF NOT EXISTS migrations (
    number UInt32, name String, applied_at DateTime DEFAULT now()) ENGINE = MergeTree ORDER BY number`)
  const done = await ch.rows('migrations', sql`SELECT number FROM migrations`, z.object({ number: z.number() }))
  const missing = migrations.filter(({ number }) => !done.some((row) => row.number === number))
  for (const { number, name, statements } of missing) {
    for (const statement of statements) await ch.command(fileStatement(statement))
    await ch.command(sql`INSERT INTO migrations (number, name) VALUES (${integer(number)}, ${string(name)})`)
  }
  return missing.map(({ name }) => name)
}

/** The one place where text becomes SQL: the text of a file of this program. */
function fileStatement(text: string): Sql {
  return new Sql(Object.assign([text], { raw: [text] }), [])
}

/**
 * Migrates a store to the schema of this version: numbered SQL files, forward only, each run once. Several processes may start at once
 * on the same servers: one migrates while the others wait. ClickHouse files must be repeatable (IF NOT EXISTS), because an interrupted
 * one is run again from its beginning.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { sql as kyselySql } from 'kysely'
import { z } from 'zod'
import { ConfigError } from '../config.ts'
import type { ClickHouse } from './clickhouse.ts'
import { MIGRATIONS_LOCK } from './migrations-lock.ts'
import type { Postgres } from './postgres.ts'
import { integer, Sql, sql, string } from './sql.ts'

export type Migration = { number: number; name: string; statements: string[] }

/** Advisory lock: any number that nothing else in the database uses. */
const WORK_LOCK = 726_487_002

/** Statements end with a semicolon at the end of a line, except within a function body ($$ … $$). */
function splitStatements(text: string): string[] {
  const statements = ['']
  for (const [i, piece] of text.split('$$').entries()) {
    const [rest = '', ...more] = i % 2 === 1 ? [`$$${piece}$$`] : piece.split(/;\s*$/m)
    statements[statements.length - 1] += rest
    statements.push(...more)
  }
  return statements.filter((statement) => statement.trim() !== '')
}

/** The files of one store, in order. */
export function readMigrations(store: 'clickhouse' | 'postgres'): Migration[] {
  const folder = new URL(`${store}/`, import.meta.url)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      number: Number.parseInt(file, 10),
      name: file.slice(0, -4),
      statements: splitStatements(readFileSync(new URL(file, folder), 'utf8')),
    }))
}

/**
 * Runs the missing migrations in one transaction. Returns their names.
 *
 * @param check rejects if this database must not be migrated
 */
export async function migratePostgres(
  pg: Postgres,
  migrations = readMigrations('postgres'),
  check: (tx: Postgres) => Promise<void> = async () => {},
): Promise<string[]> {
  return pg.transaction().execute(async (tx) => {
    await kyselySql`SELECT pg_advisory_xact_lock(${MIGRATIONS_LOCK})`.execute(tx)
    await check(tx)
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

/** Runs work under an advisory lock shared by all processes of this Postgres; the others wait. */
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

/** Numbers from here on are no migrations: they record that this store is one of so many shards. */
const FIRST_MARK = 1_000_000
const MARKS_OF = 1_000

/**
 * Marks stores as the shards of one cluster before they have any table, and refuses other stores: the shard of a post depends on the
 * number of shards.
 */
export async function claimShards(shards: readonly ClickHouse[]): Promise<void> {
  const known = await Promise.all(shards.map(listMigrations))
  for (const [i, done] of known.entries()) {
    const mark = FIRST_MARK + shards.length * MARKS_OF + i + 1
    const found = done.find((number) => number >= FIRST_MARK)
    if (found === undefined ? done.length > 0 : found !== mark)
      throw new ConfigError(
        `A variável de ambiente CLICKHOUSE_CLUSTER está errada: o banco no shard ${i + 1} é ${describeMark(found)}, e não o shard ${i + 1} de ${shards.length}. Como crescer um cluster está em docs/operations.md.`,
      )
  }
  for (const [i, shard] of shards.entries())
    if (known[i]?.length === 0)
      await recordMigration(shard, FIRST_MARK + shards.length * MARKS_OF + i + 1, `shard ${i + 1} of ${shards.length}`)
}

const describeMark = (mark: number | undefined) =>
  mark === undefined
    ? 'de um servidor só'
    : `o shard ${mark % MARKS_OF} de ${Math.floor((mark - FIRST_MARK) / MARKS_OF)}`

/** Runs the missing migrations, statement by statement. Returns their names. @param kind a shard is never taken for a whole store */
export async function migrateClickHouse(
  ch: ClickHouse,
  migrations = readMigrations('clickhouse'),
  kind: 'whole' | 'shard' = 'whole',
): Promise<string[]> {
  // Statements left by a dead process, including the one that records a migration as done.
  await ch.endStatements('migration')
  const done = await listMigrations(ch)
  const mark = done.find((number) => number >= FIRST_MARK)
  if (kind === 'whole' && mark !== undefined)
    throw new ConfigError(
      `A variável de ambiente CLICKHOUSE_CLUSTER está errada: ela é necessária, porque o banco de CLICKHOUSE_URL é só ${describeMark(mark)} de um cluster.`,
    )
  const missing = migrations.filter(({ number }) => !done.includes(number))
  for (const { number, name, statements } of missing) {
    for (const statement of statements) await ch.command(fileStatement(statement), 'migration')
    await recordMigration(ch, number, name)
  }
  return missing.map(({ name }) => name)
}

async function listMigrations(ch: ClickHouse): Promise<number[]> {
  await ch.command(sql`CREATE TABLE IF NOT EXISTS migrations (
    number UInt32, name String, applied_at DateTime DEFAULT now()) ENGINE = MergeTree ORDER BY number`)
  const done = await ch.rows('migrations', sql`SELECT number FROM migrations`, z.object({ number: z.number() }))
  return done.map(({ number }) => number)
}

/** Names of the migrations that a start would run; changes nothing. */
export async function listMissing({ ch, pg }: { ch: ClickHouse; pg: Postgres }): Promise<string[]> {
  const postgres = await kyselySql<{ there: boolean }>`SELECT to_regclass('migrations') IS NOT NULL AS there`.execute(
    pg,
  )
  const done = postgres.rows[0]?.there
    ? (await kyselySql<{ number: number }>`SELECT number FROM migrations`.execute(pg)).rows
    : []
  const lacks = (known: readonly { number: number }[], store: 'clickhouse' | 'postgres') =>
    readMigrations(store).filter(({ number }) => !known.some((one) => one.number === number))
  const shards = await Promise.all(ch.shards.map(readMigrated))
  return [lacks(done, 'postgres'), ...shards.map((one) => lacks(one, 'clickhouse'))].flat().map(({ name }) => name)
}

async function readMigrated(ch: ClickHouse): Promise<{ number: number }[]> {
  const number = z.object({ number: z.number() })
  const tables = sql`SELECT toUInt32(count()) AS number FROM system.tables
    WHERE database = currentDatabase() AND name = 'migrations'`
  const [found] = await ch.rows('migrations-table', tables, number)
  return found?.number ? ch.rows('migrations', sql`SELECT number FROM migrations`, number) : []
}

const recordMigration = (ch: ClickHouse, number: number, name: string) =>
  ch.command(sql`INSERT INTO migrations (number, name) VALUES (${integer(number)}, ${string(name)})`, 'migration')

/** The only place where plain text becomes SQL: the text of a file of this program. */
function fileStatement(text: string): Sql {
  return new Sql(Object.assign([text], { raw: [text] }), [])
}

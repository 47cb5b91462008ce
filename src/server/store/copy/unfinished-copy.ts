/**
 * Marks an unfinished copy: both stores have a table with the copy's number, in ClickHouse as part of its name. No program starts on
 * such stores, and a new copy empties only stores with its own number.
 */
import { randomUUID } from 'node:crypto'
import { sql as kyselySql } from 'kysely'
import { z } from 'zod'
import { ConfigError } from '../../config.ts'
import type { ClickHouse } from '../clickhouse.ts'
import { MIGRATIONS_LOCK } from '../migrations-lock.ts'
import type { Postgres } from '../postgres.ts'
import { identifier, sql } from '../sql.ts'

const MARK = 'unfinished_copy'
/** Advisory lock: any number that nothing else in the database uses. */
const COPY_LOCK = 726_487_003
/** Keepalive interval: network devices close idle connections. */
const HEARTBEAT_MS = 30_000

const notEmpty = (store: string) =>
  new ConfigError(
    `O banco ${store} de destino não está vazio. A cópia só é feita para bancos vazios: crie outro, ou esvazie este.`,
  )

/** @throws ConfigError if a copy into these stores was interrupted */
export async function refuseUnfinishedCopy(pg: Postgres): Promise<void> {
  if ((await readMark(pg)) === null) return
  throw new ConfigError(
    'Estes bancos são uma cópia que não terminou. Repita o comando copy-stores, que a recomeça; ou crie bancos vazios.',
  )
}

/**
 * Locks the target stores, which must be empty or the target of an interrupted copy, and empties them. No other process may copy into
 * them until `work` has ended.
 *
 * @param pg with connections that may stay idle: one of them holds the lock
 * @throws ConfigError for stores with other data, or if another process copies into them
 */
export async function claimTarget<T>({ ch, pg }: { ch: ClickHouse; pg: Postgres }, work: () => Promise<T>): Promise<T> {
  return pg.connection().execute(async (connection) => {
    const lock = await kyselySql<{ taken: boolean }>`SELECT pg_try_advisory_lock(${COPY_LOCK}) AS taken`.execute(
      connection,
    )
    if (!lock.rows[0]?.taken) throw new ConfigError('Outra cópia para estes bancos está em curso.')
    const alive = setInterval(() => void kyselySql`SELECT 1`.execute(connection).catch(() => {}), HEARTBEAT_MS)
    try {
      await markStores(ch, connection)
      return await work()
    } finally {
      clearInterval(alive)
      // The lock ends with its connection too; an error here must not hide the outcome of the work.
      await kyselySql`SELECT pg_advisory_unlock(${COPY_LOCK})`.execute(connection).catch(() => {})
    }
  })
}

async function markStores(ch: ClickHouse, pg: Postgres): Promise<void> {
  const known = await readMark(pg)
  const tables = await Promise.all(ch.shards.map(listTables))
  const isOurs = (of: readonly string[]) => known !== null && of.includes(nameMark(known))
  if (tables.some((of) => of.length > 0 && !isOurs(of))) throw notEmpty('ClickHouse')
  const mark = nameMark(known ?? (await createMark(pg)))
  // The mark is removed first and created first: an interruption leaves an empty store or one with our mark.
  for (const [i, shard] of ch.shards.entries()) {
    const left = tables[i]?.filter((name) => name !== mark) ?? []
    for (const name of left)
      await shard.command(sql`DROP TABLE ${identifier(name)} SYNC SETTINGS max_table_size_to_drop = 0`)
    await shard.command(sql`CREATE TABLE IF NOT EXISTS ${identifier(mark)} (n UInt8) ENGINE = MergeTree ORDER BY n`)
  }
}

const nameMark = (number: string) => `${MARK}_${number}`

/** Within the transaction that completes the copy. */
export const removeMark = (tx: Postgres) => kyselySql`DROP TABLE ${kyselySql.table(MARK)}`.execute(tx)

/** After the copy is complete: without its counterpart this mark means nothing. */
export async function removeShardMarks(ch: ClickHouse): Promise<void> {
  for (const shard of ch.shards) {
    const marks = (await listTables(shard)).filter((name) => name.startsWith(MARK))
    for (const name of marks) await shard.command(sql`DROP TABLE ${identifier(name)} SYNC`)
  }
}

async function createMark(pg: Postgres): Promise<string> {
  const mark = randomUUID().replaceAll('-', '')
  await pg.transaction().execute(async (tx) => {
    // A program starting here either creates its tables first, or finds the mark.
    await kyselySql`SELECT pg_advisory_xact_lock(${MIGRATIONS_LOCK})`.execute(tx)
    if (await hasTables(tx)) throw notEmpty('PostgreSQL')
    await kyselySql`CREATE TABLE ${kyselySql.table(MARK)} (number text NOT NULL)`.execute(tx)
    await kyselySql`INSERT INTO ${kyselySql.table(MARK)} (number) VALUES (${mark})`.execute(tx)
  })
  return mark
}

async function readMark(pg: Postgres): Promise<string | null> {
  const there = await kyselySql<{ there: boolean }>`SELECT to_regclass(${MARK}) IS NOT NULL AS there`.execute(pg)
  if (!there.rows[0]?.there) return null
  const { rows } = await kyselySql<{ number: string }>`SELECT number FROM ${kyselySql.table(MARK)}`.execute(pg)
  return rows[0]?.number ?? null
}

async function hasTables(pg: Postgres): Promise<boolean> {
  const { rows } = await kyselySql<{ n: number }>`
    SELECT count(*)::int AS n FROM pg_tables WHERE schemaname IN (current_schema(), 'jobs')`.execute(pg)
  return (rows[0]?.n ?? 0) > 0
}

/** Views and materialised views first: they depend on the tables. */
async function listTables(shard: ClickHouse): Promise<string[]> {
  const tables = await shard.rows(
    'list-tables',
    sql`SELECT name FROM system.tables WHERE database = currentDatabase() ORDER BY NOT endsWith(engine, 'View'), name`,
    z.object({ name: z.string() }),
  )
  return tables.map(({ name }) => name)
}

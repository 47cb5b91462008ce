/**
 * A whole LupaScan for one test file: both stores in a temporary directory, or, with TEST_CLICKHOUSE_URL and
 * TEST_DATABASE_URL, in new databases of real servers; with TEST_CLICKHOUSE_CLUSTER, on all shards of that cluster.
 */
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { buildApp } from '../src/server/app.ts'
import { parseConfig } from '../src/server/config.ts'
import { openQueue, type Queue } from '../src/server/jobs/queue.ts'
import { quietLog } from '../src/server/log.ts'
import { type Media, openMedia } from '../src/server/media/media.ts'
import type { Deps } from '../src/server/routes/deps.ts'
import { readSecret } from '../src/server/secret.ts'
import type { ClickHouse } from '../src/server/store/clickhouse.ts'
import { migratePostgres } from '../src/server/store/migrate.ts'
import { connectStores, openStores, type Stores } from '../src/server/store/open.ts'
import { openPostgres, type Postgres } from '../src/server/store/postgres.ts'
import type { OnQuery } from '../src/server/store/query-event.ts'
import { createClickHouseDatabase, createDatabase, dropClickHouseDatabase } from './databases.ts'
import { shareDecoders } from './media/decoders.ts'
import { createTestUser, logIn, type UserTraits } from './users.ts'

const { TEST_DATABASE_URL, TEST_CLICKHOUSE_URL, TEST_CLICKHOUSE_CLUSTER } = process.env

/** Whether to skip what `npm run test:servers` covers elsewhere; a cluster skips nothing. */
export const isOnPlainServers = Boolean(TEST_DATABASE_URL || TEST_CLICKHOUSE_URL) && !TEST_CLICKHOUSE_CLUSTER

/** Addresses of the test's databases on servers; null: embedded. */
type TestAddresses = { databaseUrl: string | null; clickhouseUrl: string | null; clickhouseCluster: string | null }

export type TestStores = Stores & TestAddresses & { dataDir: string; queue: Queue; media: Media }

/** Opens migrated, empty stores. `close` removes everything. */
export async function openTestStores(onQuery?: OnQuery): Promise<TestStores> {
  const dataDir = createDataDir()
  const template = inject('clickhouseTemplate')
  if (template) cpSync(template, join(dataDir, 'clickhouse'), { recursive: true, verbatimSymlinks: true })
  const database = `test_${randomBytes(6).toString('hex')}`
  const addresses = {
    clickhouseCluster: TEST_CLICKHOUSE_CLUSTER ?? null,
    databaseUrl: await copyDatabase(database),
    clickhouseUrl: await copyClickHouseDatabase(database),
  }
  const config = { dataDir, ...addresses }
  // A copied store is already migrated. A cluster has no template.
  const stores = TEST_CLICKHOUSE_CLUSTER
    ? await openStores(config, quietLog, undefined, onQuery)
    : await connectStores(config, quietLog, onQuery)
  const queue = openQueue(stores.jobDatabase, 'sender', quietLog)
  const media = openMedia(testConfig(dataDir), quietLog, { decoders: shareDecoders() })
  return {
    ...stores,
    ...addresses,
    dataDir,
    queue,
    media,
    async close() {
      await media.close()
      await queue.close()
      await stores.close()
      if (addresses.clickhouseUrl && !TEST_CLICKHOUSE_CLUSTER) await dropClickHouseDatabase(addresses.clickhouseUrl)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestPostgres = { pg: Postgres; close(): Promise<void> }

/** Opens Postgres alone, migrated and empty, for tests that never query ClickHouse. */
export async function openTestPostgres(): Promise<TestPostgres> {
  const dataDir = createDataDir()
  const url = await copyDatabase(`test_${randomBytes(6).toString('hex')}`)
  const { pg } = await openPostgres(url ? { url } : { directory: join(dataDir, 'postgres') })
  await migratePostgres(pg)
  return {
    pg,
    async close() {
      await pg.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Configuration of a test's application; a test overrides what it needs. */
export const testConfig = (dataDir: string, environment: Record<string, string> = {}) =>
  parseConfig({
    PORT: '0',
    LUPASCAN_DATA_DIR: dataDir,
    LUPASCAN_DEMO: '0',
    LUPASCAN_SECRET: 'segredo-de-teste-com-mais-de-32-letras',
    ...environment,
  })

/** Contains the migrated, empty Postgres of the template. */
function createDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'lupascan-test-'))
  const template = inject('postgresTemplate')
  if (template) cpSync(template, join(dataDir, 'postgres'), { recursive: true })
  return dataDir
}

export type TestApp = TestStores & {
  app: FastifyInstance
  /** Creates a logged-in user with PASSWORD and returns the access token. */
  enter(username: string, traits?: UserTraits): Promise<string>
}

export type TestParts = Partial<Pick<Deps, 'hateModel' | 'media' | 'meters'>> & {
  environment?: Record<string, string>
  /** Overrides for the application's ClickHouse; the test's own is unaffected. */
  instead?: (ch: ClickHouse) => Partial<ClickHouse>
}

/** Test stores with an application on top, called through `app.inject` without a port. No worker runs: see `runJobs`. */
export async function openTestApp({ environment, instead, ...parts }: TestParts = {}): Promise<TestApp> {
  const stores = await openTestStores(parts.meters?.countQuery)
  const config = testConfig(stores.dataDir, environment)
  const webFolder = join(stores.dataDir, 'web')
  mkdirSync(webFolder)
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>LupaScan</title>')
  const secret = readSecret(config)
  const ch = instead ? { ...stores.ch, ...instead(stores.ch) } : stores.ch
  const app = await buildApp({ ...stores, ...parts, ch, config, secret }, { webFolder })
  return {
    ...stores,
    app,
    enter: async (username, traits) => logIn(stores.pg, secret, await createTestUser(stores.pg, username, traits)),
    async close() {
      await app.close()
      await stores.close()
    },
  }
}

/** A migrated, empty database on the real Postgres; null if there is none. */
async function copyDatabase(name: string): Promise<string | null> {
  return TEST_DATABASE_URL ? createDatabase(TEST_DATABASE_URL, name, inject('databaseTemplate')) : null
}

/** Like `copyDatabase`, for ClickHouse. */
async function copyClickHouseDatabase(name: string): Promise<string | null> {
  if (!TEST_CLICKHOUSE_URL) return null
  return createClickHouseDatabase(TEST_CLICKHOUSE_URL, name, inject('clickhouseDatabaseTemplate'))
}

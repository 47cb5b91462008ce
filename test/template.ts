/**
 * Runs once before all test files: creates an empty, migrated store of each kind for them to copy, because creating one
 * takes seconds and copying does not. On a cluster each file migrates its own database.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openQueue } from '../src/server/jobs/queue.ts'
import { quietLog } from '../src/server/log.ts'
import { openClickHouse } from '../src/server/store/clickhouse.ts'
import { migrateClickHouse, migratePostgres } from '../src/server/store/migrate.ts'
import { openPostgres } from '../src/server/store/postgres.ts'
import { replacePostsTable } from '../src/server/store/posts/current-posts.ts'
import { createClickHouseDatabase, createDatabase } from './databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with both embedded stores, to be copied by tests that start the program; empty if the tests use servers. */
    storesTemplate: string
    /** The PGlite directory to copy; empty if the tests use a real Postgres. */
    postgresTemplate: string
    /** The embedded engine's directory to copy; empty if the tests use a real ClickHouse. */
    clickhouseTemplate: string
    /** Like `clickhouseTemplate`, before the migration `KEPT_BEFORE`; empty if the tests use real servers for both. */
    formerTemplate: string
    /** The real Postgres database to copy; empty if the tests use PGlite. */
    databaseTemplate: string
    /** The real ClickHouse database to copy; empty if the tests use the embedded engine or a cluster. */
    clickhouseDatabaseTemplate: string
  }
}

const MAKER = join(import.meta.dirname, 'make-template.ts')

export default async function makeTemplate(project: TestProject): Promise<() => void> {
  // Vitest calls this for each project; what the root provides is available to all of them.
  if (!project.isRootProject()) return () => {}
  const { TEST_DATABASE_URL, TEST_CLICKHOUSE_URL, TEST_CLICKHOUSE_CLUSTER, TEST_TRANSFORMERS } = process.env
  // `npm run test:models` opens no stores.
  if (TEST_TRANSFORMERS) return () => {}
  const directory = mkdtempSync(join(tmpdir(), 'lupascan-template-'))
  const former = `${directory}-former`
  const isMade = !TEST_DATABASE_URL || !TEST_CLICKHOUSE_URL
  if (isMade) {
    execFileSync(process.execPath, [MAKER, directory, former], { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  project.provide('storesTemplate', TEST_DATABASE_URL || TEST_CLICKHOUSE_URL ? '' : directory)
  project.provide('postgresTemplate', TEST_DATABASE_URL ? '' : join(directory, 'postgres'))
  project.provide('clickhouseTemplate', TEST_CLICKHOUSE_URL ? '' : join(directory, 'clickhouse'))
  project.provide('formerTemplate', isMade ? former : '')
  project.provide('databaseTemplate', TEST_DATABASE_URL ? await makeDatabaseTemplate(TEST_DATABASE_URL) : '')
  const isOneServer = TEST_CLICKHOUSE_URL && !TEST_CLICKHOUSE_CLUSTER
  project.provide('clickhouseDatabaseTemplate', isOneServer ? await makeClickHouseTemplate(TEST_CLICKHOUSE_URL) : '')
  return () => {
    for (const folder of [directory, former]) rmSync(folder, { recursive: true, force: true })
  }
}

async function makeDatabaseTemplate(server: string): Promise<string> {
  const name = `template_${randomBytes(6).toString('hex')}`
  const { pg, jobDatabase } = await openPostgres({ url: await createDatabase(server, name) })
  await migratePostgres(pg)
  const queue = openQueue(jobDatabase, 'sender', quietLog)
  await queue.open()
  await queue.close()
  // An open connection would prevent copying the database.
  await pg.destroy()
  return name
}

async function makeClickHouseTemplate(server: string): Promise<string> {
  const name = `template_${randomBytes(6).toString('hex')}`
  const ch = await openClickHouse({ url: await createClickHouseDatabase(server, name) })
  await migrateClickHouse(ch)
  await replacePostsTable(ch)
  await ch.close()
  return name
}

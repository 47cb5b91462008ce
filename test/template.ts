/**
 * Runs once before all test files: makes an empty, migrated PGlite directory for them to copy, because creating one
 * takes seconds and copying one does not. With a real Postgres there is nothing to copy.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openQueue } from '../src/server/jobs/queue.ts'
import { quietLog } from '../src/server/log.ts'
import { migratePostgres } from '../src/server/store/migrate.ts'
import { openPostgres } from '../src/server/store/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The directory to copy; empty when the tests use a real Postgres. */
    postgresTemplate: string
  }
}

export default async function makeTemplate(project: TestProject): Promise<(() => void) | undefined> {
  if (process.env.TEST_DATABASE_URL) {
    project.provide('postgresTemplate', '')
    return undefined
  }
  const directory = mkdtempSync(join(tmpdir(), 'lupascan-template-'))
  const { pg, jobDatabase } = await openPostgres({ directory })
  await migratePostgres(pg)
  const queue = openQueue(jobDatabase, 'sender', quietLog)
  await queue.open()
  await queue.close()
  await pg.destroy()
  project.provide('postgresTemplate', directory)
  return () => rmSync(directory, { recursive: true, force: true })
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { OnAsked } from './asked.ts'
import { type ClickHouse, openClickHouse } from './clickhouse.ts'
import { inOneProcess, migrateClickHouse, migratePostgres } from './migrate.ts'
import { type JobDatabase, openPostgres, type Postgres } from './postgres.ts'
import type { CopyProgress } from './posts/copy-posts.ts'
import { replacePostsTable } from './posts/current-posts.ts'
import { resumeWrites } from './posts/post-keys.ts'
import { openWriteLease } from './writes/write-lease.ts'

export type Stores = { ch: ClickHouse; pg: Postgres; jobDatabase: JobDatabase; close(): Promise<void> }

/**
 * Opens both stores side by side and brings them to this version's schema. Embedded ones need the directory lock first. `onCopy`:
 * how far the posts of a version before are copied. `onAsked`: told of every question when it is over.
 */
export async function openStores(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'clickhouseUrl'>,
  log: Log,
  onCopy?: CopyProgress,
  onAsked?: OnAsked,
): Promise<Stores> {
  mkdirSync(config.dataDir, { recursive: true })
  const postgres = openPostgres(
    config.databaseUrl ? { url: config.databaseUrl } : { directory: join(config.dataDir, 'postgres') },
    onAsked,
  )
  // With one store embedded the directory lock makes this the only process.
  const lease = config.databaseUrl && config.clickhouseUrl ? openWriteLease((await postgres).pg) : undefined
  const [ch, { pg, jobDatabase }] = await Promise.all([
    openClickHouse(
      config.clickhouseUrl ? { url: config.clickhouseUrl } : { directory: join(config.dataDir, 'clickhouse') },
      { lease, readLastVersion: resumeWrites, onAsked },
    ),
    postgres,
  ])
  const migratePosts = async () => {
    const done = await migrateClickHouse(ch)
    await replacePostsTable(ch, onCopy)
    return done
  }
  const migrations = [await migratePostgres(pg), lease ? await inOneProcess(pg, migratePosts) : await migratePosts()]
  if (migrations.flat().length > 0) log.info({ migrations: migrations.flat() }, 'schema brought up to date')
  return {
    ch,
    pg,
    jobDatabase,
    async close() {
      await Promise.all([ch.close(), pg.destroy()])
    },
  }
}

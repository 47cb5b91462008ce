import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { OnAsked } from './asked.ts'
import { type ClickHouse, type ClickHouseOptions, openClickHouse } from './clickhouse.ts'
import { openCluster } from './cluster/cluster.ts'
import { claimShards, inOneProcess, migrateClickHouse, migratePostgres } from './migrate.ts'
import { type JobDatabase, openPostgres, type Postgres } from './postgres.ts'
import type { CopyProgress } from './posts/copy-posts.ts'
import { replacePostsTable } from './posts/current-posts.ts'
import { resumeWrites } from './posts/post-keys.ts'
import { openWriteLease } from './writes/write-lease.ts'

export type Stores = { ch: ClickHouse; pg: Postgres; jobDatabase: JobDatabase; close(): Promise<void> }

/** Where the stores are. */
type StoreConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'clickhouseUrl'> &
  Partial<Pick<Config, 'clickhouseCluster'>>

/**
 * Opens both stores side by side and brings them to this version's schema. Embedded ones need the directory lock first. `onCopy`:
 * how far the posts of a version before are copied. `onAsked`: told of every question when it is over.
 */
export async function openStores(
  config: StoreConfig,
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
  const [{ ch, shareTables }, { pg, jobDatabase }] = await Promise.all([
    openPosts(config, { lease, readLastVersion: resumeWrites, onAsked }),
    postgres,
  ])
  const migratePosts = async () => {
    if (shareTables) await claimShards(ch.shards)
    const done = await Promise.all(
      ch.shards.map(async (shard) => {
        const names = await migrateClickHouse(shard, undefined, shareTables ? 'shard' : 'whole')
        await replacePostsTable(shard, onCopy)
        return names
      }),
    )
    await shareTables?.()
    return done.flat()
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

async function openPosts(
  { dataDir, clickhouseUrl, clickhouseCluster }: StoreConfig,
  options: ClickHouseOptions,
): Promise<{ ch: ClickHouse; shareTables?: () => Promise<void> }> {
  if (clickhouseUrl && clickhouseCluster) return openCluster(clickhouseUrl, clickhouseCluster, options)
  const target = clickhouseUrl ? { url: clickhouseUrl } : { directory: join(dataDir, 'clickhouse') }
  return { ch: await openClickHouse(target, options) }
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { refuseUnfinishedRestore } from './backup/restore-backup.ts'
import { type TakeSnapshot, takeSnapshot } from './backup/take-snapshot.ts'
import { type ClickHouse, type ClickHouseOptions, openClickHouse } from './clickhouse.ts'
import { openCluster } from './cluster/cluster.ts'
import { refuseUnfinishedCopy } from './copy/unfinished-copy.ts'
import { createPglite } from './engines/create-pglite.ts'
import { claimShards, inOneProcess, migrateClickHouse, migratePostgres } from './migrate.ts'
import { type JobDatabase, openForMigrations, openPostgres, type Postgres } from './postgres.ts'
import type { CopyProgress } from './posts/copy-posts.ts'
import { replacePostsTable } from './posts/current-posts.ts'
import { resumeWrites } from './posts/post-keys.ts'
import type { OnQuery } from './query-event.ts'
import { openWriteLease, type WriteLease } from './writes/write-lease.ts'

export type Stores = {
  ch: ClickHouse
  pg: Postgres
  jobDatabase: JobDatabase
  /** null: a store is on a server, which has its own means of backup. */
  takeSnapshot: TakeSnapshot | null
  close(): Promise<void>
}

/** Locations of the stores. */
type StoreConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'clickhouseUrl'> &
  Partial<Pick<Config, 'clickhouseCluster'>>

/**
 * Opens both stores concurrently and migrates them to this version's schema. Embedded stores need the directory lock first.
 * `onCopy`: progress of copying the posts of an earlier version. `onQuery`: called when a query has ended.
 */
export async function openStores(
  config: StoreConfig,
  log: Log,
  onCopy?: CopyProgress,
  onQuery?: OnQuery,
): Promise<Stores> {
  const { lease, shareTables, ...stores } = await connectStores(config, log, onQuery)
  try {
    const migrations = await migrateStores({ ...stores, lease, shareTables }, onCopy, refuseUnfinishedCopy)
    if (migrations.length > 0) log.info({ migrations }, 'schema brought up to date')
  } catch (error) {
    await Promise.allSettled([stores.close()])
    throw error
  }
  return stores
}

/** Like `openStores`, for stores that already have this version's schema. */
export async function connectStores(config: StoreConfig, log: Log, onQuery?: OnQuery): Promise<ConnectedStores> {
  mkdirSync(config.dataDir, { recursive: true })
  refuseUnfinishedRestore(config.dataDir)
  const opened = await openBoth(config, onQuery, (error, cancelQueries) => endProcess(log, error, cancelQueries))
  const close = async () => {
    await Promise.all([opened.ch.close(), opened.pg.destroy()])
  }
  return { ...opened, takeSnapshot: findTakeSnapshot(opened, config), close }
}

function findTakeSnapshot({ ch, jobDatabase }: OpenedStores, { dataDir }: StoreConfig): TakeSnapshot | null {
  const { holdStill } = ch
  if (!holdStill || !('pglite' in jobDatabase)) return null
  return (folder) => takeSnapshot({ dataDir, holdStill, pglite: jobDatabase.pglite }, folder)
}

/** The embedded PostgreSQL cannot continue within this process; a restart has everything that was acknowledged. */
async function endProcess(log: Log, error: Error, cancelQueries: () => Promise<void>): Promise<void> {
  log.error({ error }, 'the embedded postgres has given up')
  console.error(
    'O PostgreSQL embutido parou: o disco pode estar cheio. Nada do que foi confirmado se perdeu. Libere espaço e inicie o LupaScan de novo.',
  )
  await cancelQueries().catch(() => {})
  process.exit(1)
}

type OpenedStores = {
  ch: ClickHouse
  pg: Postgres
  jobDatabase: JobDatabase
  lease: WriteLease | undefined
  shareTables?: (() => Promise<void>) | undefined
}
type ConnectedStores = OpenedStores & Stores

/** If one of them cannot be opened the other is closed: the embedded engine allows one directory as long as it is open. */
async function openBoth(
  config: StoreConfig,
  onQuery: OnQuery | undefined,
  onPanic: (error: Error, cancelQueries: () => Promise<void>) => void,
): Promise<OpenedStores> {
  const directory = join(config.dataDir, 'postgres')
  if (!config.databaseUrl) await createPglite(directory)
  const postgres = openPostgres(config.databaseUrl ? { url: config.databaseUrl } : { directory }, onQuery, (error) =>
    onPanic(error, async () => (await posts).ch.close()),
  )
  // With one embedded store the directory lock makes this the only process.
  const lease = config.databaseUrl && config.clickhouseUrl ? openWriteLease((await postgres).pg) : undefined
  const posts = openPosts(config, { lease, readLastVersion: resumeWrites, onQuery })
  try {
    const [{ ch, shareTables }, { pg, jobDatabase }] = await Promise.all([posts, postgres])
    return { ch, pg, jobDatabase, lease, shareTables }
  } catch (error) {
    await Promise.allSettled([posts.then(({ ch }) => ch.close()), postgres.then(({ pg }) => pg.destroy())])
    throw error
  }
}

/** Migrates both to this version's schema. Returns the names of the migrations that ran. */
export async function migrateStores(
  { ch, pg: limited, jobDatabase, lease, shareTables }: OpenedStores,
  onCopy?: CopyProgress,
  check?: (pg: Postgres) => Promise<void>,
): Promise<string[]> {
  const migratePosts = async () => {
    if (shareTables) await claimShards(ch.shards)
    const kind = shareTables ? 'shard' : 'whole'
    const done = await Promise.all(ch.shards.map((shard) => migrateClickHouse(shard, undefined, kind)))
    await Promise.all(ch.shards.map((shard) => replacePostsTable(shard, onCopy)))
    await shareTables?.()
    return done.flat()
  }
  const pg = 'url' in jobDatabase ? openForMigrations(jobDatabase.url) : limited
  try {
    const done = await migratePostgres(pg, undefined, check)
    return [...done, ...(lease ? await inOneProcess(pg, migratePosts) : await migratePosts())]
  } finally {
    if (pg !== limited) await pg.destroy()
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

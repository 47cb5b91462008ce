/**
 * One process that writes in turns until it is killed: writer.ts NAME CLICKHOUSE_URL DATABASE_URL LEASE_SECONDS FILE
 * [CLUSTER]. Acknowledged writes are appended to FILE, line by line, before it continues. Its clock is wrong by up to
 * an hour.
 */
import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openClickHouse } from '../../../src/server/store/clickhouse.ts'
import { openCluster } from '../../../src/server/store/cluster/cluster.ts'
import { openPostgres } from '../../../src/server/store/postgres.ts'
import { resumeWrites } from '../../../src/server/store/posts/post-keys.ts'
import { openWriteLease } from '../../../src/server/store/writes/write-lease.ts'
import { createKey, increment, KEYS } from './counted-post.ts'

const [name = '', clickhouseUrl = '', databaseUrl = '', seconds = '', file = '', cluster = ''] = process.argv.slice(2)

const skew = Math.round((Math.random() - 0.5) * 7_200_000)
const now = Date.now
Date.now = () => now() + skew

const { pg } = await openPostgres({ url: databaseUrl })
const options = { lease: openWriteLease(pg, Number(seconds)), readLastVersion: resumeWrites }
const ch = cluster
  ? (await openCluster(clickhouseUrl, cluster, options)).ch
  : await openClickHouse({ url: clickhouseUrl }, options)

/** Long enough that a signal hits between reading and writing. */
const pause = async () => {
  process.send?.('has read')
  await sleep(5 + Math.random() * 10)
}
let made = 0

/** A request changes one post, a job several. */
async function writeForEver(posts: number): Promise<never> {
  while (true) {
    const first = Math.floor(Math.random() * KEYS)
    const ids = Array.from({ length: posts }, (_, i) => createKey((first + i) % KEYS))
    made += 1
    const increments = `${name}-${made}`
    appendFileSync(file, `begun ${increments} ${ids.join(' ')}\n`)
    try {
      await ch.withWriteLock(() => increment(ch, ids, increments, pause))
      appendFileSync(file, `kept ${increments}\n`)
    } catch (error) {
      appendFileSync(file, `failed ${increments} ${error instanceof Error ? error.constructor.name : ''} ${error}\n`)
    }
  }
}

process.send?.('writes')
await Promise.all([writeForEver(1), writeForEver(name.startsWith('worker') ? KEYS : 1)])

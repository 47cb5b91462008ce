/**
 * A ClickHouse cluster as one store. Each shard is a complete store with the tables of a single server, holding some of the posts.
 * Writes go to the shards themselves; queries go to Distributed tables of the same names in a second database, which read all shards
 * (docs/decisions/0051).
 */
import { buildStore, type ClickHouse, type ClickHouseOptions, openWriteOrder } from '../clickhouse.ts'
import { openServer } from '../engines/clickhouse-server.ts'
import { unknownChanges } from '../posts/pending-changes.ts'
import { openLoneLease } from '../writes/lone-lease.ts'
import { type Announcements, openWriteFence, type WriteFence } from '../writes/write-fence.ts'
import { type ClusterMap, findNodes, withDatabase } from './cluster-nodes.ts'
import { splitRows } from './shard-rows.ts'
import { createDatabases, sharedDatabase, sharedWords, shareTables } from './shared-tables.ts'

const SETTINGS = {
  // A table in a subquery is read from all shards and sent to each.
  distributed_product_mode: 'global',
  // No result may leave out a shard.
  skip_unavailable_shards: 0,
  // The initiator must query itself like the other shards. Otherwise it would evaluate the scalar subqueries of its view `posts` (which
  // changes are pending) once and send the values along: the others would use them instead of their own (26.7).
  prefer_localhost_replica: 0,
} as const

export type Cluster = {
  ch: ClickHouse
  /** Runs once all shards have the tables of this version, and before any query. */
  shareTables(): Promise<void>
}

/** @throws ConfigError if posts cannot be kept in the cluster */
export async function openCluster(url: string, name: string, options: ClickHouseOptions): Promise<Cluster> {
  const map = await findNodes(url, name)
  await createDatabases(map)
  return { ch: openShards(url, map, options), shareTables: () => shareTables(map) }
}

function openShards(url: string, map: ClusterMap, options: ClickHouseOptions): ClickHouse {
  const { onQuery } = options
  const opened = map.nodes.map((node) => {
    const engine = openServer(node.url)
    return { engine, fence: openWriteFence(engine.writer) }
  })
  const lease = options.lease ?? openLoneLease()
  const order = openWriteOrder(joinFences(opened.map(({ fence }) => fence)), { ...options, lease }, () => store)
  const shared = { order, pending: unknownChanges, onQuery }
  const shards = opened.map((parts) => buildStore({ ...parts, ...shared }))
  const engine = openServer(withDatabase(url, sharedDatabase(map)), { settings: SETTINGS })
  const all = buildStore({ engine, fence: openWriteFence(engine.writer), ...shared, words: sharedWords })
  const store: ClickHouse = {
    ...all,
    async command(statement, kind) {
      await onEach(shards, (shard) => shard.command(statement, kind))
    },
    async endStatements(kind) {
      await onEach(shards, (shard) => shard.endStatements(kind))
    },
    async insert(table, rows) {
      const split = splitRows(table, rows, shards.length)
      await onEach(shards, (shard, i) => shard.insert(table, split[i] ?? []))
    },
    shards,
    async close() {
      await Promise.all([all, ...shards].map((one) => one.close()))
    },
  }
  return store
}

/** A turn is announced to all shards before its first statement: each refuses older statements that arrive later. */
function joinFences(fences: readonly WriteFence[]): Announcements {
  return {
    applyNewestPage: async () => Math.max(...(await onEach(fences, (fence) => fence.applyNewestPage()))),
    announce: async (epoch) => {
      await onEach(fences, (fence) => fence.announce(epoch))
    },
  }
}

/** Succeeds only if all succeed, and waits for all even if one fails: a retry must not overlap with the others. */
async function onEach<Part, T>(parts: readonly Part[], work: (part: Part, index: number) => Promise<T>): Promise<T[]> {
  const done = await Promise.allSettled(parts.map(work))
  return done.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
}

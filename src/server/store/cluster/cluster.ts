/**
 * A ClickHouse cluster as one store. Each shard is a whole store of its own, with the tables of a single server, holding some of
 * the posts. What is written goes to the shards themselves; what is asked goes to Distributed tables of the same names in a
 * second database, which ask all shards (docs/decisions/0051).
 */
import { buildStore, type ClickHouse, type ClickHouseOptions, openWriteOrder } from '../clickhouse.ts'
import { openServer } from '../engines/clickhouse-server.ts'
import { unknownChanges } from '../posts/pending-changes.ts'
import { type Announcements, openWriteFence, type WriteFence } from '../writes/write-fence.ts'
import { type ClusterMap, findNodes, withDatabase } from './cluster-nodes.ts'
import { splitRows } from './shard-rows.ts'
import { createDatabases, sharedDatabase, sharedWords, shareTables } from './shared-tables.ts'

const SETTINGS = {
  // A table that is asked inside a question about another is read from all shards and sent to each.
  distributed_product_mode: 'global',
  // No answer leaves out a shard.
  skip_unavailable_shards: 0,
  // The shard that is asked asks itself as it asks the others. Otherwise it would answer the scalar questions of its view `posts`, which
  // changes are pending, and send the answers along: the others would take them for their own, and not see theirs (26.7).
  prefer_localhost_replica: 0,
} as const

export type Cluster = {
  ch: ClickHouse
  /** Once all shards have the tables of this version, and before anything is asked. */
  shareTables(): Promise<void>
}

/** @throws ConfigError where the cluster is not one that posts can be kept in */
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
  const order = openWriteOrder(joinFences(opened.map(({ fence }) => fence)), options, () => store)
  const shared = { order, pending: unknownChanges, onQuery }
  const shards = opened.map((parts) => buildStore({ ...parts, ...shared }))
  const engine = openServer(withDatabase(url, sharedDatabase(map)), { settings: SETTINGS })
  const all = buildStore({ engine, fence: openWriteFence(engine.writer), ...shared, words: sharedWords })
  const store: ClickHouse = {
    ...all,
    async command(statement) {
      await onEach(shards, (shard) => shard.command(statement))
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

/** A turn is announced to all shards before its first statement: each refuses the older ones that reach it. */
function joinFences(fences: readonly WriteFence[]): Announcements {
  return {
    applyNewestPage: async () => Math.max(...(await onEach(fences, (fence) => fence.applyNewestPage()))),
    announce: async (epoch) => {
      await onEach(fences, (fence) => fence.announce(epoch))
    },
  }
}

/** Done only where all of them are. Nothing goes on behind an error: whoever tries again would meet it. */
async function onEach<Part, T>(parts: readonly Part[], work: (part: Part, index: number) => Promise<T>): Promise<T[]> {
  const done = await Promise.allSettled(parts.map(work))
  return done.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
}

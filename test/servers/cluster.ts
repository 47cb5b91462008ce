import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type NodePlace, startNode } from './clickhouse.ts'
import { createFolder, findFreePort, type TestServer } from './server.ts'

/** Value for CLICKHOUSE_CLUSTER. */
export const TEST_CLUSTER = 'lupascan_test'

export type TestCluster = TestServer & {
  /** Ends a node without warning; its files stay. */
  kill(shard: number): Promise<void>
  /** Restarts every ended node, as a service manager would. */
  revive(): Promise<void>
}

/**
 * A cluster of `shards` shards on loopback, one server each. `url` is that of the first. Replicas cannot be tested:
 * these servers have no Keeper and no interserver port (`SYSTEM START LISTEN INTERSERVER HTTP` is refused).
 */
export async function startCluster(shards = 2): Promise<TestCluster> {
  const folders = Array.from({ length: shards }, (_, i) => createFolder(`shard-${i + 1}`))
  const places: NodePlace[] = []
  for (const folder of folders)
    places.push({
      folder,
      port: await findFreePort(),
      cluster: { file: join(folder, 'cluster.xml'), tcpPort: await findFreePort() },
    })
  const description = describeCluster(places)
  for (const { cluster } of places) writeFileSync(cluster?.file ?? '', description)
  const nodes = await Promise.all(places.map(startNode))
  return {
    url: nodes[0]?.url ?? '',
    kill: (shard) => nodes[shard]?.stop('keep') ?? Promise.reject(new Error(`no shard ${shard}`)),
    async revive() {
      for (const [i, place] of places.entries()) if (!(await answers(place))) nodes[i] = await startNode(place)
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop('remove')))
    },
  }
}

async function answers({ port }: NodePlace): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/ping`).catch(() => null)
  return answer?.ok === true
}

function describeCluster(places: readonly NodePlace[]): string {
  const shards = places.map(
    ({ cluster }) => `<shard><replica><host>127.0.0.1</host><port>${cluster?.tcpPort}</port></replica></shard>`,
  )
  return `<clickhouse><remote_servers><${TEST_CLUSTER}>${shards.join('')}</${TEST_CLUSTER}></remote_servers></clickhouse>`
}

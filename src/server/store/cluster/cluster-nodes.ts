/** The servers of a ClickHouse cluster, one per shard, as known to the server behind CLICKHOUSE_URL. */
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client'
import { ConfigError } from '../../config.ts'
import { toStoreError } from '../errors.ts'

export type ClusterNode = {
  /** Like CLICKHOUSE_URL, with the host of the shard and the database of its part. */
  url: string
  /** From 1, as numbered by the cluster. */
  shard: number
}

export type ClusterMap = { nodes: ClusterNode[]; name: string; database: string }

type Member = { shard: number; weight: number; replicas: number; host: string }

/** Statements that create tables wait for the disk. */
const TIMEOUT_MS = 120_000
/** Allowed as an identifier in statements. */
const NAME = /^\w{1,60}$/

/** @throws ConfigError if the program cannot keep posts in the cluster */
export async function findNodes(url: string, name: string): Promise<ClusterMap> {
  const entry = new URL(url)
  const database = decodeURIComponent(entry.pathname.slice(1)) || 'default'
  if (!NAME.test(database))
    throw refuse('CLICKHOUSE_URL', `o nome do banco de dados, ${database}, só pode ter letras sem acento, dígitos e _`)
  // The database may not exist yet.
  entry.pathname = '/'
  const members = await ask<Member>(entry.href, LIST_MEMBERS, { name })
  checkMembers(members, name)
  const port = entry.protocol === 'https:' ? 'https_port' : 'http_port'
  const ports = await ask<{ shard: number; port: number }>(entry.href, LIST_PORTS, { name, port })
  const nodes = members.map(({ shard, host }) => {
    const node = new URL(entry)
    node.hostname = host.includes(':') ? `[${host}]` : host
    node.port = String(ports.find((one) => one.shard === shard)?.port ?? '')
    return { url: node.href, shard }
  })
  await Promise.all(nodes.map((node) => checkNode(node, name, nodes.length)))
  return { nodes: nodes.map((node) => ({ ...node, url: withDatabase(node.url, database) })), name, database }
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

const LIST_MEMBERS = `SELECT toUInt32(shard_num) AS shard, toUInt32(any(shard_weight)) AS weight, toUInt32(count()) AS replicas,
  any(host_name) AS host FROM system.clusters WHERE cluster = {name:String} GROUP BY shard ORDER BY shard`
const LIST_PORTS =
  'SELECT toUInt32(shardNum()) AS shard, getServerPort({port:String}) AS port FROM cluster({name:String}, system.one)'
const LIST_LOCAL =
  'SELECT toUInt32(shard_num) AS shard, toUInt32(is_local) AS isLocal FROM system.clusters WHERE cluster = {name:String}'

const refuse = (variable: string, reason: string) =>
  new ConfigError(`A variável de ambiente ${variable} está errada: ${reason}.`)

function checkMembers(members: readonly Member[], name: string): void {
  if (members.length === 0)
    throw refuse('CLICKHOUSE_CLUSTER', `o servidor de CLICKHOUSE_URL não conhece nenhum cluster ${name}`)
  // Replicas of a shard would have to be in sync before each query, which nothing here ensures yet.
  if (members.some(({ replicas }) => replicas > 1))
    throw refuse(
      'CLICKHOUSE_CLUSTER',
      `o cluster ${name} tem réplicas, e o LupaScan só usa clusters com um servidor por shard`,
    )
  if (members.some(({ weight }) => weight !== 1))
    throw refuse('CLICKHOUSE_CLUSTER', `todos os shards do cluster ${name} precisam ter o peso 1`)
}

/** Whether the cluster's host is the same shard when reached from here, and knows the same cluster. */
async function checkNode({ url, shard }: ClusterNode, name: string, shards: number): Promise<void> {
  const known = await ask<{ shard: number; isLocal: number }>(url, LIST_LOCAL, { name })
  const isItself = known.some((one) => one.shard === shard && one.isLocal === 1)
  if (isItself && known.length === shards) return
  const { host } = new URL(url)
  throw refuse('CLICKHOUSE_CLUSTER', `o servidor ${host} não é o shard ${shard} de ${shards} do cluster ${name}`)
}

async function ask<Row>(url: string, query: string, params: Record<string, unknown>): Promise<Row[]> {
  return withClient(url, async (client) => {
    const result = await client.query({ query, query_params: params, format: 'JSONEachRow' })
    return result.json<Row>()
  })
}

/** A connection for a few statements before the store is opened. */
export async function withClient<T>(url: string, work: (client: ClickHouseClient) => Promise<T>): Promise<T> {
  const client = createClient({ url, request_timeout: TIMEOUT_MS, log: { level: ClickHouseLogLevel.OFF } })
  try {
    return await work(client)
  } catch (error) {
    throw toStoreError(error)
  } finally {
    await client.close()
  }
}

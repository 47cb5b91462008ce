import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createFolder, findFreePort, installForTests, startProgram, type TestServer } from './server.ts'

const LAUNCHER = join(import.meta.dirname, 'clickhouse.py')

/** clickhouse-local serves as long as its query runs: one row per second, for ten hours. */
const SERVE = `SYSTEM START LISTEN HTTP; SELECT sleepEachRow(1) FROM numbers(36000)
  SETTINGS max_block_size = 1, function_sleep_max_microseconds_per_block = 3600000000 FORMAT Null`

/** Why no ClickHouse server can be started here, or null. Installs Python where permitted. */
export function findClickHouseProblem(): string | null {
  if (!findLibrary()) return `the package chdb has no engine for ${process.platform} ${process.arch}`
  if (hasPython() || (installForTests('python3') && hasPython())) return null
  return 'python3, which starts the engine of chdb, is not installed'
}

/**
 * Starts the ClickHouse server contained in the engine of the npm package chdb, on loopback, with an empty store. It
 * supports neither ON CLUSTER nor Keeper, and no replicas.
 */
export async function startClickHouse(): Promise<TestServer> {
  const folder = createFolder('clickhouse')
  const { url, stop } = await startNode({ folder, port: await findFreePort() })
  return { url, stop: () => stop('remove') }
}

export type NodePlace = { folder: string; port: number; cluster?: { file: string; tcpPort: number } }

/**
 * Starts one server. Unlike a real one it dies when another node aborts a query it sent here, which every query over
 * its time limit does (an uncaught connection error): on a cluster, on a machine too busy for a search, all later tests
 * fail. `stop('keep')` ends it like a kill and keeps its files for a restart in the same place.
 */
export async function startNode({ folder, port, cluster }: NodePlace) {
  const library = findLibrary()
  if (!library) throw new Error(findClickHouseProblem() ?? '')
  const url = `http://127.0.0.1:${port}`
  const settings = [`--path=${folder}`, '--listen_host=127.0.0.1', `--http_port=${port}`]
  if (cluster) settings.push(`--config-file=${cluster.file}`, `--tcp_port=${cluster.tcpPort}`)
  const isReady = async () => {
    const answer = await fetch(`${url}/ping`).catch(() => null)
    return answer?.ok === true
  }
  const query = cluster ? `SYSTEM START LISTEN TCP; ${SERVE}` : SERVE
  const stop = await startProgram(
    'python3',
    [LAUNCHER, library, '--multiquery', ...settings, `--query=${query}`],
    folder,
    isReady,
  )
  return { url, stop }
}

function hasPython(): boolean {
  return spawnSync('python3', ['--version']).status === 0
}

function findLibrary(): string | null {
  const suffix = process.platform === 'linux' ? '-gnu' : ''
  const name = `@chdb/lib-${process.platform}-${process.arch}${suffix}/package.json`
  // npm may install the library beside chdb or inside it.
  const fromChdb = createRequire(createRequire(import.meta.url).resolve('chdb'))
  try {
    const file = join(dirname(fromChdb.resolve(name)), 'libchdb.so')
    return existsSync(file) ? file : null
  } catch {
    return null
  }
}

// Runs the store tests a second time, on a real ClickHouse server and a real PostgreSQL server instead of the embedded ones.
import { globSync, readFileSync } from 'node:fs'
import { findClickHouseProblem, startClickHouse } from '../test/servers/clickhouse.ts'
import { EMBEDDED_ONLY } from '../test/servers/embedded-only.ts'
import { findPostgresProblem, startPostgres } from '../test/servers/postgres.ts'
import type { TestServer } from '../test/servers/server.ts'
import { keepTemporaryFilesInMemory } from './memory-folder.ts'
import { type Count, countVitest, finish } from './test-steps.ts'

keepTemporaryFilesInMemory()

const named = process.argv.slice(2)
/** Tests that open stores use test/world.ts, which reads the two addresses. */
const all = globSync(['src/**/*.test.ts', 'test/*.test.ts']).filter(
  (file) => /(\/test|'\.)\/world\.ts'/.test(readFileSync(file, 'utf8')) && !(file in EMBEDDED_ONLY),
)

const servers: TestServer[] = []
const counts: Count[] = []
try {
  const env: Record<string, string> = {}
  const clickHouse = await start('ClickHouse', findClickHouseProblem(), startClickHouse)
  if (clickHouse) env.TEST_CLICKHOUSE_URL = clickHouse.url
  const postgres = await start('PostgreSQL', findPostgresProblem(), startPostgres)
  if (postgres) env.TEST_DATABASE_URL = postgres.url
  if (servers.length > 0)
    counts.push(
      await countVitest(`Store tests on ${Object.keys(env).join(' and ')}`, named.length > 0 ? named : all, env),
    )
} finally {
  await Promise.all(servers.map((server) => server.stop()))
}
finish(counts)

async function start(name: string, problem: string | null, startServer: () => Promise<TestServer>) {
  if (problem) {
    console.log(`SKIPPED ${name}: ${problem}`)
    return null
  }
  const server = await startServer()
  servers.push(server)
  console.log(`${name} at ${server.url}`)
  return server
}

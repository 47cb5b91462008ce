// Runs the store tests a third time, on a ClickHouse cluster of two shards and a real PostgreSQL server.
import { globSync, readFileSync } from 'node:fs'
import { findClickHouseProblem } from '../test/servers/clickhouse.ts'
import { startCluster, TEST_CLUSTER } from '../test/servers/cluster.ts'
import { MATCH_CACHE } from '../test/servers/embedded-only.ts'
import { findPostgresProblem, startPostgres } from '../test/servers/postgres.ts'
import { countVitest, finish } from './test-steps.ts'

const problem = findClickHouseProblem() ?? findPostgresProblem()
if (problem) {
  console.log(`SKIPPED cluster: ${problem}`)
  finish([])
} else {
  const [cluster, postgres] = await Promise.all([startCluster(), startPostgres()])
  const files = process.argv.slice(2)
  const all = globSync(['src/**/*.test.ts', 'test/*.test.ts']).filter(
    (file) => /(\/test|'\.)\/world\.ts'/.test(readFileSync(file, 'utf8')) && file !== MATCH_CACHE,
  )
  const env = {
    TEST_CLICKHOUSE_URL: cluster.url,
    TEST_CLICKHOUSE_CLUSTER: TEST_CLUSTER,
    TEST_DATABASE_URL: postgres.url,
  }
  try {
    finish([await countVitest('Store tests on a cluster', files.length > 0 ? files : all, env)])
  } finally {
    await Promise.all([cluster.stop(), postgres.stop()])
  }
}

// node test/long/write-turns.ts --seconds 60 --seed N: two API and two worker processes on real servers write the same
// posts while they are killed with -9 and paused for longer than their lease; no acknowledged change may be missing or
// duplicated.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { quietLog } from '../../src/server/log.ts'
import { openStores } from '../../src/server/store/open.ts'
import { findClickHouseProblem, startClickHouse } from '../servers/clickhouse.ts'
import { findPostgresProblem, startPostgres } from '../servers/postgres.ts'
import { writeUnderTrouble } from './write-turns/run.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    // Shorter than the program's own 10 s, so that more happens in the same time.
    lease: { type: 'string', default: '1' },
  },
})
const problem = findClickHouseProblem() ?? findPostgresProblem()
if (problem) throw new Error(problem)

console.log(`seed ${values.seed}`)
const [clickHouse, postgres] = await Promise.all([startClickHouse(), startPostgres()])
const dataDir = mkdtempSync(join(tmpdir(), 'lupascan-write-turns-'))
const addresses = { clickhouseUrl: clickHouse.url, databaseUrl: postgres.url }
try {
  const stores = await openStores({ dataDir, ...addresses }, quietLog)
  const run = { seconds: Number(values.seconds), leaseSeconds: Number(values.lease), seed: values.seed }
  const { wrong, failures, ...figures } = await writeUnderTrouble(stores.ch, addresses, run)
  await stores.close()
  console.log(figures)
  for (const why of new Set(failures.map((one) => one.slice(0, 120)))) console.log(`failed: ${why}`)
  for (const what of wrong.slice(0, 20)) console.log(what)
  console.log(wrong.length === 0 ? 'every acknowledged change is there once' : `${wrong.length} WRONG`)
  process.exitCode = wrong.length === 0 ? 0 : 1
} finally {
  await Promise.all([clickHouse.stop(), postgres.stop()])
  rmSync(dataDir, { recursive: true, force: true })
}

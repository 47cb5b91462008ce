// Runs the property tests on cases the suite does not use: different ones each time, and fifty times as many; also runs
// in full what the suite only samples.
import { spawnSync } from 'node:child_process'
import { countVitest, finish } from './test-steps.ts'

const PROPERTIES = 'check(Async)?Property\\(|env\\.TEST_TIMES|cutShortMigration\\('
const files = spawnSync('git', ['grep', '-E', '--name-only', PROPERTIES, '--', '*.test.ts', '*.test.tsx'], {
  encoding: 'utf8',
}).stdout
const seed = process.env.TEST_SEED ?? String(Date.now() % 2 ** 31)
console.log(`TEST_SEED=${seed} repeats this run.`)
finish([await countVitest('Properties', files.trim().split('\n'), { TEST_SEED: seed, TEST_TIMES: '50' })])

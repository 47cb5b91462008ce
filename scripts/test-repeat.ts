// npm run test:repeat -- N [FILES]: repeats the same tests, each once per run; names those that do not pass every time.
// Files ending in .spec.ts are end-to-end tests; without files everything runs, both kinds.
import { findBrowser } from './find-browser.ts'
import { countFailures, listPlaywrightFailures, listVitestFailures } from './test-failures.ts'
import { runPlaywright, runVitest } from './test-steps.ts'

const [count = '', ...files] = process.argv.slice(2)
const times = Number(count)
if (!Number.isSafeInteger(times) || times < 1) {
  console.error('npm run test:repeat -- N [FILES]')
  process.exit(2)
}
// Retries would hide flaky tests.
delete process.env.CI

const specs = files.filter((file) => file.endsWith('.spec.ts'))
const others = files.filter((file) => !file.endsWith('.spec.ts'))
const browser = files.length === 0 || specs.length > 0 ? { CHROMIUM_PATH: await findBrowser() } : null

const runs: string[][] = []
for (let run = 1; run <= times; run += 1) {
  console.log(`\n══ Run ${run} of ${times}`)
  runs.push([
    ...(specs.length > 0 && others.length === 0 ? [] : await runUnit()),
    ...(browser ? await runEndToEnd(browser) : []),
  ])
}
tell(countFailures(runs))

async function runUnit(): Promise<string[]> {
  const { ok, report } = await runVitest(others)
  return orUnnamed(ok, listVitestFailures(report), 'Vitest ended badly without naming a test')
}

async function runEndToEnd(env: Record<string, string>): Promise<string[]> {
  const { ok, report } = await runPlaywright(specs, env)
  return orUnnamed(ok, listPlaywrightFailures(report), 'Playwright ended badly without naming a test')
}

function orUnnamed(ok: boolean, failures: string[], unnamed: string): string[] {
  return ok || failures.length > 0 ? failures : [unnamed]
}

function tell(failures: [test: string, times: number][]): void {
  const green = runs.filter((run) => run.length === 0).length
  console.log(`\n${green} of ${times} runs green`)
  for (const [test, failed] of failures)
    console.log(`${failed === times ? 'BROKEN' : 'FLAKY '} ${failed}/${times} ${test}`)
  process.exitCode = failures.length === 0 ? 0 : 1
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Count = { passed: number; failed: number }

const ROOT = join(import.meta.dirname, '..')

/** Runs a program of node_modules/.bin with its output on this terminal; true if it succeeded. */
export async function runTool(tool: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const command = join(ROOT, 'node_modules/.bin', tool)
  const options = { cwd: ROOT, env: { ...process.env, ...env } }
  const [code] = await once(spawn(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] }), 'exit')
  return code === 0
}

/** Prints what begins, and at its end the time taken. */
async function timed(title: string, run: () => Promise<Count>): Promise<Count> {
  console.log(`\n── ${title}`)
  const begin = performance.now()
  const count = await run()
  console.log(`── ${title}: ${Math.round((performance.now() - begin) / 1000)} s`)
  return count
}

/** Runs Vitest on all test files, or on the given ones. */
export function countVitest(title: string, files: string[] = [], env: Record<string, string> = {}): Promise<Count> {
  return timed(title, async () => {
    const { ok, report } = await runVitest(files, env)
    return settle(ok, countVitestReport(report))
  })
}

/** Runs Vitest on all test files, or on the given ones; returns its report, or null if it crashed before writing one. */
export function runVitest(files: string[], env: Record<string, string> = {}) {
  return withReport(async (file) => {
    const reporters = ['default', './scripts/unsteady-reporter.ts', 'json'].map((name) => `--reporter=${name}`)
    const ok = await runTool('vitest', ['run', ...reporters, `--outputFile.json=${file}`, ...files], env)
    return { ok, report: readReport(file) as VitestReport | null }
  })
}

/** Runs the end-to-end tests. The pages must be built. */
export function countPlaywright(title: string, env: Record<string, string>): Promise<Count> {
  return timed(title, async () => {
    const { ok, report } = await runPlaywright([], env)
    return settle(ok, countPlaywrightReport(report))
  })
}

/** Like `runVitest`, for end-to-end tests. */
export function runPlaywright(files: string[], env: Record<string, string>) {
  return withReport(async (file) => {
    const args = ['test', '--reporter=list,json', ...files]
    const ok = await runTool('playwright', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file })
    return { ok, report: readReport(file) as PlaywrightReport | null }
  })
}

/** Prints the one-line summary, last, and sets the exit code. */
export function finish(counts: Count[]): void {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}
type PlaywrightSuite = { specs: { file: string; title: string; ok: boolean }[]; suites?: PlaywrightSuite[] }
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

export function countVitestReport(report: Partial<VitestReport> | null): Count {
  // A file that could not be loaded has no tests to fail: it counts as one failure.
  const broken = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + broken.length }
}

export function countPlaywrightReport(report: Partial<PlaywrightReport> | null): Count {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return { passed: expected + flaky, failed: unexpected }
}

/** A run that fails without naming a test (a crash, an unhandled error) is a failure too. */
function settle(ok: boolean, count: Count): Count {
  return ok || count.failed > 0 ? count : { ...count, failed: 1 }
}

async function withReport<T>(run: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'lupascan-report-'))
  try {
    return await run(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

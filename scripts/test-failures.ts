import type { PlaywrightReport, VitestReport } from './test-steps.ts'

type Suite = PlaywrightReport['suites'][number]

/** The failed tests, by file and name; a file that could not be loaded stands for its tests. */
export function listVitestFailures(report: VitestReport | null): string[] {
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [name] : []
    return failed.map(({ fullName }) => `${name} › ${fullName}`)
  })
}

/** Like `listVitestFailures`, for end-to-end tests. */
export function listPlaywrightFailures(report: PlaywrightReport | null): string[] {
  const list = ({ specs, suites = [] }: Suite): string[] => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
    ...suites.flatMap(list),
  ]
  return (report?.suites ?? []).flatMap(list)
}

/** How often each test failed, most frequent first. */
export function countFailures(runs: string[][]): [test: string, times: number][] {
  const counts = new Map<string, number>()
  for (const test of runs.flat()) counts.set(test, (counts.get(test) ?? 0) + 1)
  return [...counts].sort((one, other) => other[1] - one[1])
}

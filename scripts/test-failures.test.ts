import { expect, test } from 'vitest'
import { countFailures, listPlaywrightFailures, listVitestFailures } from './test-failures.ts'

test('tests that failed are named by file and name, a file that could not be loaded by itself', () => {
  const failed = { fullName: 'counts', status: 'failed' }
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [failed, { fullName: 'lists', status: 'passed' }] },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [{ fullName: 'adds', status: 'passed' }] },
  ]
  const report = { numPassedTests: 2, numFailedTests: 1, testResults }
  expect(listVitestFailures(report)).toEqual(['a.test.ts › counts', 'b.test.ts'])
  expect(listVitestFailures(null)).toEqual([])
})

test('end to end they are found in groups too', () => {
  const spec = (title: string, ok: boolean) => ({ file: 'a.spec.ts', title, ok })
  const suites = [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }]
  const report = { stats: { expected: 1, unexpected: 1, flaky: 0 }, suites }
  expect(listPlaywrightFailures(report)).toEqual(['a.spec.ts › closes'])
})

test('how often each failed, most often first', () => {
  expect(countFailures([['a'], [], ['b', 'a']])).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})

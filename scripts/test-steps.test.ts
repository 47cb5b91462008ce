import { expect, test } from 'vitest'
import { countPlaywrightReport, countVitestReport } from './test-steps.ts'

const passed = { fullName: 'adds', status: 'passed' }
const failed = { fullName: 'counts', status: 'failed' }

test('a file of tests that does not load counts as one failure', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [] },
    { name: 'b.test.ts', status: 'failed', assertionResults: [passed, failed] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [passed] },
  ]
  expect(countVitestReport({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 })
})

test('a test that passed the second time passed: .ci/run names it', () => {
  expect(countPlaywrightReport({ stats: { expected: 3, unexpected: 1, flaky: 1 } })).toEqual({ passed: 4, failed: 1 })
})

test('no report: nothing passed', () => {
  expect(countVitestReport(null)).toEqual({ passed: 0, failed: 0 })
  expect(countPlaywrightReport(null)).toEqual({ passed: 0, failed: 0 })
})

import type { Reporter, TestCase } from 'vitest/node'

/** Prints the tests that passed only on retry, with the reason of the first failure: .ci/run searches for these lines. */
export default class UnsteadyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { flaky, retryCount } = test.diagnostic() ?? { flaky: false, retryCount: 0 }
    if (!flaky) return
    const reasons = test.result().errors?.map(({ message }) => message.split('\n')[0]) ?? []
    console.log(`✓ ${test.module.relativeModuleId} › ${test.fullName} (retry x${retryCount}): ${reasons.join('; ')}`)
  }
}

import type { Reporter, TestCase } from 'vitest/node'

/** Names the tests that passed only the second time, with why they failed the first time: .ci/run looks for these lines. */
export default class UnsteadyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { flaky, retryCount } = test.diagnostic() ?? { flaky: false, retryCount: 0 }
    if (!flaky) return
    const reasons = test.result().errors?.map(({ message }) => message.split('\n')[0]) ?? []
    console.log(`✓ ${test.module.relativeModuleId} › ${test.fullName} (retry x${retryCount}): ${reasons.join('; ')}`)
  }
}

/**
 * Coalesces calls: those made while one is in progress wait and are processed together, so that many small writes become few large
 * ones, without delay if there is only one caller.
 * @param work returns results in the order of the calls; if it throws, all of them fail
 */
export function inBatches<Input, Output>(
  work: (inputs: readonly Input[]) => Promise<Output[]>,
): (input: Input) => Promise<Output> {
  type Waiting = { input: Input; resolve: (answer: Output) => void; reject: (reason: unknown) => void }
  let waiting: Waiting[] = []
  let isWorking = false

  const answerAll = async () => {
    isWorking = true
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      try {
        const answers = await work(group.map(({ input }) => input))
        for (const [i, answer] of answers.entries()) group[i]?.resolve(answer)
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    isWorking = false
  }
  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      if (!isWorking) void answerAll()
    })
}

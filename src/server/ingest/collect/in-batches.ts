/**
 * Coalesces calls: those made while one is in progress wait and are processed together, so that many small writes become few large
 * ones, without delay if there is only one caller.
 * @param work returns results in the order of the calls; if it throws, all of them fail
 */
export function inBatches<Question, Answer>(
  work: (questions: readonly Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  type Waiting = { question: Question; resolve: (answer: Answer) => void; reject: (reason: unknown) => void }
  let waiting: Waiting[] = []
  let isWorking = false

  const answerAll = async () => {
    isWorking = true
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      try {
        const answers = await work(group.map(({ question }) => question))
        for (const [i, answer] of answers.entries()) group[i]?.resolve(answer)
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    isWorking = false
  }
  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (!isWorking) void answerAll()
    })
}

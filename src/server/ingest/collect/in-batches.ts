/**
 * A question asked while another is being answered waits, and is answered together with all that wait beside it: many small
 * writes become few large ones by themselves, and nobody waits when nobody else is there.
 * @param work answers in the order of the questions; when it throws, all of them fail
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

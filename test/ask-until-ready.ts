import { setTimeout as sleep } from 'node:timers/promises'

/** The call that is meant. */
export const READY = 'GET /api/health/ready'

const MOST_TIMES = 20
/** Longer than `/api/health/ready` keeps its answer. */
const PAUSE_MS = 1_100

/**
 * For `READY`, which gives a store two seconds: on a busy machine one that is well may take longer, so it is asked some more.
 * @returns the first answer that is good, or the last one
 */
export async function askUntilReady<Answer>(
  ask: () => Promise<Answer>,
  isReady: (answer: Answer) => boolean,
): Promise<Answer> {
  for (let time = 1; ; time += 1) {
    const answer = await ask()
    if (isReady(answer) || time === MOST_TIMES) return answer
    await sleep(PAUSE_MS)
  }
}

/** Of a call by `app.inject`. */
export const isGood = ({ statusCode }: { statusCode: number }): boolean => statusCode === 200

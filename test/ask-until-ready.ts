import { setTimeout as sleep } from 'node:timers/promises'

/** The readiness call. */
export const READY = 'GET /api/health/ready'

const MAX_TIMES = 20
/** Longer than `/api/health/ready` caches its response. */
const PAUSE_MS = 1_100

/**
 * For `READY`, which gives a store two seconds: on a busy machine a healthy store may take longer, so the call is
 * retried.
 * @returns the first good response, or the last one
 */
export async function askUntilReady<Answer>(
  ask: () => Promise<Answer>,
  isReady: (answer: Answer) => boolean,
): Promise<Answer> {
  for (let time = 1; ; time += 1) {
    const answer = await ask()
    if (isReady(answer) || time === MAX_TIMES) return answer
    await sleep(PAUSE_MS)
  }
}

/** For the response of `app.inject`. */
export const isGood = ({ statusCode }: { statusCode: number }): boolean => statusCode === 200

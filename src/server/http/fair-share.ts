/** For heavy work that must not queue: requests above the limit are refused at once. fair-queue.ts is the variant that waits. */
import { HttpError } from './errors.ts'

export type FairShare = { take<T>(user: number, work: () => Promise<T>): Promise<T> }

/** Limits work whose callers wait for the result, in total and per user. Requests above a limit are refused at once. */
export function createFairShare(most: { total: number; perUser: number }): FairShare {
  const running = new Map<number, number>()
  let total = 0
  return {
    async take(user, work) {
      const own = running.get(user) ?? 0
      if (total >= most.total || own >= most.perUser) throw tooBusy()
      total += 1
      running.set(user, own + 1)
      try {
        return await work()
      } finally {
        total -= 1
        const left = (running.get(user) ?? 1) - 1
        if (left > 0) running.set(user, left)
        else running.delete(user)
      }
    },
  }
}

const tooBusy = () =>
  new HttpError(503, 'too_many_requests', 'Há buscas demais em andamento. Tente de novo em alguns instantes.', {
    'retry-after': '10',
  })

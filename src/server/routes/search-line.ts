import { createFairQueue, type FairQueue } from '../http/fair-queue.ts'
import type { Route } from '../http/route.ts'

export type SearchLine = FairQueue<number>

/**
 * Searches, and whatever else is read from the posts for one asker: more at once would only make each slower. One user leaves
 * places to others, and nobody waits for what they have long given up (docs/decisions/0053).
 */
export const createSearchLine = (): SearchLine =>
  createFairQueue<number>({ atOnce: 8, perKey: 6, waitingPerKey: 40, longestWaitMs: 2_000 })

/** The same routes; what they look up waits its turn. Changes do not: whoever has written something down is not sent away. */
export const inLine = (line: SearchLine, routes: Route[]): Route[] =>
  routes.map(({ endpoint, answer }) => {
    if (endpoint.method !== 'GET' || endpoint.access === 'public') return { endpoint, answer }
    return {
      endpoint,
      answer: (question) => line.run(question.caller?.userId ?? 0, question.signal, () => answer(question)),
    }
  })

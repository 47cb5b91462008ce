import { createFairQueue, type FairQueue } from '../http/fair-queue.ts'
import type { Route } from '../http/route.ts'

export type SearchLine = FairQueue<number>

/**
 * Queue for searches and other reads of posts on behalf of a user: more at once would only slow each down. It leaves places for
 * other users and ends waits that are too long (docs/decisions/0053).
 */
export const createSearchLine = (): SearchLine =>
  createFairQueue<number>({ atOnce: 8, perKey: 6, waitingPerKey: 40, longestWaitMs: 2_000 })

/** Wraps routes so that reads wait for their turn. Changes do not wait, so they are never refused for load. */
export const inLine = (line: SearchLine, routes: Route[]): Route[] =>
  routes.map(({ endpoint, answer }) => {
    if (endpoint.method !== 'GET' || endpoint.access === 'public') return { endpoint, answer }
    return {
      endpoint,
      answer: (question) => line.run(question.caller?.userId ?? 0, question.signal, () => answer(question)),
    }
  })

import { listDistinguishing as endpoint } from '../../../contract/posts/distinguishing.ts'
import { listSeriesWords as seriesEndpoint } from '../../../contract/posts/series-words.ts'
import { createFairQueue } from '../../http/fair-queue.ts'
import { route } from '../../http/route.ts'
import { listDistinguishing } from '../../search/distinguishing/distinguishing.ts'
import { listSeriesWords } from '../../search/distinguishing/series-words.ts'
import { type Deps, forRequest } from '../deps.ts'
import { bindPictures } from './picture-filters.ts'

/** Counts over the whole store, which costs as much as all charts together. */
const AT_ONCE = { atOnce: 2, perKey: 1, waitingPerKey: 10, longestWaitMs: 10_000 }

export const distinguishingRoutes = (all: Deps) => {
  const queue = createFairQueue<number>(AT_ONCE)
  all.meters?.watchPlaces('distinguishing', queue.countPlaces)
  return [
    route(endpoint, async ({ query, caller, signal }) => {
      const deps = forRequest(all, signal)
      const { filters } = await bindPictures(deps, query, { userId: caller.userId, actor: null })
      return queue.run(caller.userId, signal, () => listDistinguishing(deps.ch, filters, deps.config.timeZone))
    }),
    route(seriesEndpoint, async ({ body, caller, signal }) => {
      const deps = forRequest(all, signal)
      const asker = { userId: caller.userId, actor: null }
      const bound = await Promise.all(body.series.map((query) => bindPictures(deps, query, asker)))
      const series = bound.map(({ filters }) => filters)
      return queue.run(caller.userId, signal, () => listSeriesWords(deps.ch, series, deps.config.timeZone))
    }),
  ]
}

import { listMetrics as listMetricsEndpoint } from '../../../contract/posts/metrics.ts'
import { createFairQueue } from '../../http/fair-queue.ts'
import { route } from '../../http/route.ts'
import { listMetrics } from '../../search/metrics/metrics.ts'
import { type Deps, forRequest, toActor } from '../deps.ts'
import { bindPictures } from './picture-filters.ts'

/** All charts together run a dozen queries: more at once would only delay searches. */
const AT_ONCE = { atOnce: 2, perKey: 2, waitingPerKey: 30, longestWaitMs: 10_000 }

export const metricsRoutes = (all: Deps) => {
  const queue = createFairQueue<number>(AT_ONCE)
  all.meters?.watchPlaces('charts', queue.countPlaces)
  return [
    route(listMetricsEndpoint, async ({ query, caller, request, signal }) => {
      const deps = forRequest(all, signal)
      const { filters } = await bindPictures(deps, query, { userId: caller.userId, actor: toActor(caller, request) })
      return queue.run(caller.userId, signal, () => listMetrics(deps.ch, filters, deps.config.timeZone))
    }),
  ]
}

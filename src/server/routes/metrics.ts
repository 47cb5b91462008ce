import { listMetrics as listMetricsEndpoint } from '../../contract/metrics.ts'
import { route } from '../http/route.ts'
import { listMetrics } from '../search/metrics/metrics.ts'
import { type Deps, forAsker } from './deps.ts'
import { bindPictures } from './picture-filters.ts'

export const metricsRoutes = (all: Deps) => [
  route(listMetricsEndpoint, async ({ query, caller, request, signal }) => {
    const deps = forAsker(all, signal)
    const { filters } = await bindPictures(deps, query, { username: caller.username, address: request.ip })
    return listMetrics(deps.ch, filters, deps.config.timeZone)
  }),
]

import { listMetrics as listMetricsEndpoint } from '../../contract/metrics.ts'
import { route } from '../http/route.ts'
import { listMetrics } from '../search/metrics/metrics.ts'
import type { Deps } from './deps.ts'

export const metricsRoutes = ({ ch, config }: Deps) => [
  route(listMetricsEndpoint, ({ query }) => listMetrics(ch, query, config.timeZone)),
]

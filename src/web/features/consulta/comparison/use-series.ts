import { useQueries } from '@tanstack/react-query'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import type { getPostSeries } from '../../../../contract/posts/post-series.ts'
import { request } from '../../../api.ts'
import { toPostsInput } from '../filters/filters.ts'
import { toMetricsInput } from '../metrics/metrics.ts'
import type { Axis, Days } from './axis.ts'
import type { Answered } from './comparison-chart.ts'
import { findOwnUnit } from './own-days.ts'
import type { Series } from './series.ts'

const ONE_MINUTE = 60_000

export type SeriesResult = {
  readonly answered: readonly Answered[]
  readonly isPending: boolean
  readonly failed: readonly Series[]
  readonly error: unknown
  readonly retry: () => void
}

/** One request per series; those that have arrived are shown. */
export function useSeries(
  series: readonly Series[],
  { axis, days, options }: { axis: Axis | null; days: Days | null; options: PostOptions | undefined },
): SeriesResult {
  const queries = useQueries({
    queries: series.map((one) => {
      const { collapse: _, ...filters } = toMetricsInput(toPostsInput(one.address, options))
      const query = { ...filters, unit: axis && days ? findOwnUnit(one, axis, days) : 'week' }
      return {
        queryKey: ['post-series', query],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          request<typeof getPostSeries>('GET', '/api/post_series/', { query, signal }),
        staleTime: ONE_MINUTE,
        retry: false,
        enabled: axis !== null && options !== undefined,
      }
    }),
  })
  return {
    answered: series.flatMap((one, i) => {
      const reply = queries[i]?.data
      return reply ? [{ series: one, reply }] : []
    }),
    isPending: queries.some(({ isPending }) => isPending),
    failed: series.filter((_, i) => queries[i]?.isError),
    error: queries.find(({ isError }) => isError)?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch()
    },
  }
}

import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Chart, listMetrics, MetricsQuery } from '../../../../contract/posts/metrics.ts'
import { request } from '../../../api.ts'
import type { PostsInput } from '../filters/filters.ts'
import { isWorthAsking, type PostsResult, useListState } from '../state/posts.ts'

const ONE_MINUTE = 60_000

/** The query of GET /api/metrics/ before its validation. */
export type MetricsInput = z.input<typeof MetricsQuery>

/** The list's filters, without page and order. */
export function toMetricsInput(input: PostsInput): MetricsInput {
  const { page, page_size, sort_by, sort_order, format, delimiter, ...filters } = input
  return filters
}

/** Request for all charts. */
export function describeMetricsQuery(input: MetricsInput) {
  return queryOptions({
    queryKey: ['metrics', input],
    queryFn: ({ signal }) => request<typeof listMetrics>('GET', '/api/metrics/', { query: input, signal }),
    staleTime: ONE_MINUTE,
    retry: false,
    retryOnMount: isWorthAsking,
  })
}

/** State of the charts: the same states as the list's. */
export type MetricsResult = Pick<PostsResult, 'state' | 'total' | 'fieldErrors' | 'error' | 'retry' | 'cancel'> & {
  readonly charts: readonly Chart[]
  /** The days of the first and the last counted post. */
  readonly firstDay: string | null
  readonly lastDay: string | null
}

/** All charts of the posts that pass the filters; the previous ones are shown until the next arrive. */
export function useMetrics(input: PostsInput, enabled: boolean): MetricsResult {
  const description = describeMetricsQuery(toMetricsInput(input))
  const query = useQuery({ ...description, placeholderData: keepPreviousData, enabled })
  return {
    ...useListState(query, description.queryKey),
    charts: query.data?.items ?? [],
    total: query.data?.total_posts,
    firstDay: query.data?.first_day ?? null,
    lastDay: query.data?.last_day ?? null,
  }
}

/** Posts over time only, for the histogram above the list. */
export function useTimeChart(input: PostsInput, enabled: boolean) {
  const query = { ...toMetricsInput(input), chart: ['posts-over-time' as const] }
  return useQuery({ ...describeMetricsQuery(query), placeholderData: keepPreviousData, enabled })
}

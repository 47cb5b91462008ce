import type { QueryClient } from '@tanstack/react-query'
import { followMerged, toPostsInput } from '../filters/filters.ts'
import { describeMetricsQuery, toMetricsInput } from '../metrics/metrics.ts'
import { type AddressText, readAddress } from './address.ts'
import { optionsQuery } from './options.ts'
import { describePageQuery } from './posts.ts'
import { readStoredView, withStoredPageSize } from './stored.ts'
import { listUnreadValues } from './unread-values.ts'

/** Starts the screen's requests before its first rendering, so that they run in parallel with it. */
export function preloadQuery(client: QueryClient, texts: AddressText): Promise<unknown>[] {
  const answers = [client.prefetchQuery(optionsQuery)]
  if (listUnreadValues(texts).length > 0) return answers
  const options = client.getQueryData(optionsQuery.queryKey)
  const address = followMerged(withStoredPageSize(texts, readAddress(texts)), options)
  const input = toPostsInput(address, options)
  if (address.tab === 'metrics') answers.push(client.prefetchQuery(describeMetricsQuery(toMetricsInput(input))))
  if (address.tab === 'public' && readStoredView() === 'table')
    answers.push(client.prefetchQuery(describePageQuery(input)))
  return answers
}

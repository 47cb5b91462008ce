import type { QueryClient } from '@tanstack/react-query'
import { followMerged, toPostsInput } from '../filters/filters.ts'
import { describeMetricsQuery, toMetricsInput } from '../metrics/metrics.ts'
import { type AddressText, readAddress } from './address.ts'
import { optionsQuery } from './options.ts'
import { describePageQuery } from './posts.ts'
import { readStoredView, withStoredPageSize } from './stored.ts'
import { listUnreadValues } from './unread-values.ts'

/** Starts the calls of the screen before its first drawing: they are under way while the browser still works. */
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

import { queryOptions } from '@tanstack/react-query'
import type { getDemo } from '../contract/sources/demo.ts'
import { request } from './api.ts'

/** Whether the data on the screen are the demonstration set. */
export const demoQuery = queryOptions({
  queryKey: ['demo'],
  queryFn: ({ signal }) => request<typeof getDemo>('GET', '/api/demo/', { signal }),
  staleTime: 5 * 60_000,
})

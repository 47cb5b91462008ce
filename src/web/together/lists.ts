/** The request for lists of questions used by several screens. */
import { queryOptions } from '@tanstack/react-query'
import type { listLists } from '../../contract/lists/lists.ts'
import { request } from '../api.ts'

export const LISTS_KEY = ['lists']

/** Those visible to the user, last changed first. */
export const listsQuery = queryOptions({
  queryKey: LISTS_KEY,
  queryFn: ({ signal }) => request<typeof listLists>('GET', '/api/lists/', { signal }),
  staleTime: 10_000,
})

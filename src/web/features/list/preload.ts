import type { QueryClient } from '@tanstack/react-query'
import { listsQuery } from '../../together/lists.ts'

/** Starts the request for lists before their first rendering. */
export const preloadLists = (client: QueryClient): Promise<unknown>[] => [client.prefetchQuery(listsQuery)]

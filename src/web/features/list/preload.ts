import type { QueryClient } from '@tanstack/react-query'
import { listsQuery } from '../../together/lists.ts'

/** Starts the call of the lists before their first drawing. */
export const preloadLists = (client: QueryClient): Promise<unknown>[] => [client.prefetchQuery(listsQuery)]

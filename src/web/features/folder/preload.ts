import type { QueryClient } from '@tanstack/react-query'
import { foldersQuery } from '../../together/folders.ts'

/** Starts the request for folders before their first rendering. */
export const preloadFolders = (client: QueryClient): Promise<unknown>[] => [client.prefetchQuery(foldersQuery)]

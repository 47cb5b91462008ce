import type { QueryClient } from '@tanstack/react-query'
import { foldersQuery } from '../../together/folders.ts'

/** Starts the call of the folders before their first drawing. */
export const preloadFolders = (client: QueryClient): Promise<unknown>[] => [client.prefetchQuery(foldersQuery)]

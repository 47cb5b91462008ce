import type { QueryClient } from '@tanstack/react-query'
import { dossiersQuery } from '../../together/dossiers.ts'

/** Starts the call of the list before its first drawing. */
export const preloadDossiers = (client: QueryClient): Promise<unknown>[] => [client.prefetchQuery(dossiersQuery)]

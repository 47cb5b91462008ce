import type { QueryClient } from '@tanstack/react-query'
import { dossiersQuery } from '../../together/dossiers.ts'
import { mentionsQuery } from './mentions.ts'

/** Starts requests for content that would shift the content below it if it came later. */
export const preloadMentions = (client: QueryClient): Promise<unknown>[] => [client.prefetchQuery(mentionsQuery)]

/** Starts the list's requests before its first rendering. */
export const preloadDossiers = (client: QueryClient): Promise<unknown>[] => [
  client.prefetchQuery(dossiersQuery),
  ...preloadMentions(client),
]

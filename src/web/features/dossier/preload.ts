import type { QueryClient } from '@tanstack/react-query'
import { dossiersQuery } from '../../together/dossiers.ts'
import { mentionsQuery } from './mentions.ts'

/** Starts the call of what stands above other things: come later, it would push them down. */
export const preloadMentions = (client: QueryClient): Promise<unknown>[] => [client.prefetchQuery(mentionsQuery)]

/** Starts the calls of the list before its first drawing. */
export const preloadDossiers = (client: QueryClient): Promise<unknown>[] => [
  client.prefetchQuery(dossiersQuery),
  ...preloadMentions(client),
]

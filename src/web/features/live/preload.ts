import type { QueryClient } from '@tanstack/react-query'
import { speechQuery } from './listening.ts'
import { livesQuery } from './lives.ts'

/** Starts the request for content above a screen of lives, which would shift it if it came later. */
export function preloadSpeech(client: QueryClient): Promise<unknown>[] {
  return [client.prefetchQuery(speechQuery)]
}

/** The same, and the list. */
export function preloadLives(
  client: QueryClient,
  { search = '' }: Readonly<Record<string, string | undefined>>,
): Promise<unknown>[] {
  return [...preloadSpeech(client), client.prefetchInfiniteQuery(livesQuery(search))]
}

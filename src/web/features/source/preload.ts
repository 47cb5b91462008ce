import type { QueryClient } from '@tanstack/react-query'
import { sourcesQuery } from './sources.ts'
import { readSourcesAddress } from './sources-address.ts'

/** Starts the list's request before its first rendering. */
export function preloadSources(
  client: QueryClient,
  texts: Readonly<Record<string, string | undefined>>,
): Promise<unknown>[] {
  const address = readSourcesAddress(texts)
  return address.tab === undefined ? [client.prefetchQuery(sourcesQuery(address))] : []
}

import type { QueryClient } from '@tanstack/react-query'
import { readLinksAddress } from './links-address.ts'
import { linksQuery } from './misleading-links.ts'

/** Starts the call of the list before its first drawing. */
export function preloadLinks(
  client: QueryClient,
  texts: Readonly<Record<string, string | undefined>>,
): Promise<unknown>[] {
  return [client.prefetchQuery(linksQuery(readLinksAddress(texts)))]
}

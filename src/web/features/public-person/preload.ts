import type { QueryClient } from '@tanstack/react-query'
import { readPersonsAddress } from './list/address.ts'
import { filterOptionsQuery, personsQuery } from './persons.ts'

/** Starts the calls of the list before its first drawing. */
export function preloadPersons(
  client: QueryClient,
  texts: Readonly<Record<string, string | undefined>>,
): Promise<unknown>[] {
  return [client.prefetchQuery(personsQuery(readPersonsAddress(texts))), client.prefetchQuery(filterOptionsQuery)]
}

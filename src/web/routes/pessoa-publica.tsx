import type { QueryClient } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { readPersonsAddress } from '../features/public-person/address.ts'
import { filterOptionsQuery, personsQuery } from '../features/public-person/persons.ts'
import { PersonsScreen } from '../features/public-person/persons-screen.tsx'
import { profileQuery } from '../features/session/profile.ts'

export function PessoasPublicasScreen() {
  const { data: profile } = useQuery(profileQuery)
  return <PersonsScreen canEdit={profile?.is_superuser ?? false} />
}

/** Starts the calls of the screen before its first drawing. */
export function preloadPersons(client: QueryClient, texts: Readonly<Record<string, string | undefined>>): void {
  void client.prefetchQuery(personsQuery(readPersonsAddress(texts)))
  void client.prefetchQuery(filterOptionsQuery)
}

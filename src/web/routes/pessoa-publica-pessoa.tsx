import type { QueryClient } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PersonScreen } from '../features/public-person/person-screen.tsx'
import { personQuery } from '../features/public-person/persons.ts'
import { profileQuery } from '../features/session/profile.ts'

export function PessoaPublicaScreen() {
  const { id } = useParams({ from: '/dashboard/pessoa-publica/$id' })
  const { data: profile } = useQuery(profileQuery)
  return <PersonScreen key={id} id={id} canEdit={profile?.is_superuser ?? false} />
}

/** Starts the screen's request before its first rendering. */
export function preloadPerson(client: QueryClient, id: string): void {
  void client.prefetchQuery(personQuery(id))
}

import { useQuery } from '@tanstack/react-query'
import { PersonsScreen } from '../features/public-person/persons-screen.tsx'
import { profileQuery } from '../features/session/profile.ts'

export function PessoasPublicasScreen() {
  const { data: profile } = useQuery(profileQuery)
  return <PersonsScreen canEdit={profile?.is_superuser ?? false} />
}

import { useQuery } from '@tanstack/react-query'
import { PersonsScreen } from '../features/public-person/list/persons-screen.tsx'
import { profileQuery } from '../features/session/profile.ts'
import { ScreenSkeleton } from '../ui/page/screen-skeleton.tsx'

export function PessoasPublicasScreen() {
  const { data: profile, isPending } = useQuery(profileQuery)
  // Users who may edit people have tabs above the list, which would shift it if they came later.
  if (isPending) return <ScreenSkeleton />
  return <PersonsScreen canEdit={profile?.is_superuser ?? false} />
}

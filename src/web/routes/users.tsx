import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { profileQuery } from '../features/session/profile.ts'
import { UsersScreen } from '../features/user/users-screen.tsx'

export function UsersListScreen() {
  const address = useSearch({ from: '/dashboard/users' })
  const { data: profile } = useQuery(profileQuery)
  return <UsersScreen address={address} ownUsername={profile?.username} />
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { profileQuery } from '../features/session/profile.ts'
import { ProfileScreen } from '../features/user/profile-screen.tsx'

export function OwnProfileScreen() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data: profile, error, refetch } = useQuery(profileQuery)
  return (
    <ProfileScreen
      profile={profile}
      problem={error ? { error, retry: () => void refetch() } : undefined}
      onSaved={(saved) => queryClient.setQueryData(profileQuery.queryKey, saved)}
      onLeave={() => void navigate({ to: '/logout' })}
    />
  )
}

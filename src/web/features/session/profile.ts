import { queryOptions } from '@tanstack/react-query'
import type { getProfile, Profile } from '../../../contract/users/profile.ts'
import { request } from '../../api.ts'

/** The profile of who is logged in; loaded once per session. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => request<typeof getProfile>('GET', '/api/users/profile/', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The name to greet with: first and last name, else the username. */
export function getDisplayName(profile: Profile): string {
  return `${profile.first_name} ${profile.last_name}`.trim() || profile.username
}

import { queryOptions } from '@tanstack/react-query'
import type {
  changePassword as changePasswordEndpoint,
  endOwnSession,
  endOwnSessions,
  listOwnSessions,
  ProfileChanges,
  updateProfile as updateProfileEndpoint,
} from '../../../contract/users/own-account.ts'
import type { choosePassword as choosePasswordEndpoint, verifyPasswordLink } from '../../../contract/users/password.ts'
import type { Profile } from '../../../contract/users/profile.ts'
import { request } from '../../api.ts'

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => request<typeof listOwnSessions>('GET', '/api/users/profile/sessions/', { signal }),
  // A security-relevant list: never stale. The screen uses the request started during navigation.
  staleTime: 5_000,
})

/** User of a link. Requested once: an invalid link stays invalid. */
export const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: ({ signal }) =>
      request<typeof verifyPasswordLink>('POST', '/api/password-link/verify/', { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function updateProfile(body: ProfileChanges): Promise<Profile> {
  return request<typeof updateProfileEndpoint>('PATCH', '/api/users/profile/', { body })
}

export async function changePassword(body: { current_password: string; new_password: string }): Promise<void> {
  await request<typeof changePasswordEndpoint>('PUT', '/api/users/profile/password/', { body })
}

export async function endSession(id: string): Promise<void> {
  await request<typeof endOwnSession>('DELETE', '/api/users/profile/sessions/{id}/', { params: { id } })
}

export async function endSessions(scope: 'all' | 'others'): Promise<void> {
  await request<typeof endOwnSessions>('POST', '/api/users/profile/sessions/revoke/', { body: { scope } })
}

export function choosePassword(body: { token: string; new_password: string }): Promise<{ username: string }> {
  return request<typeof choosePasswordEndpoint>('POST', '/api/password-link/', { body })
}

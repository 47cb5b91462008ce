import { queryOptions } from '@tanstack/react-query'
import type {
  CreatedUser,
  createPasswordLink,
  createUser as createUserEndpoint,
  deleteUser as deleteUserEndpoint,
  listUsers,
  PasswordLink,
  User,
  updateUser as updateUserEndpoint,
} from '../../../contract/users/users.ts'
import { request } from '../../api.ts'

/** Form values: the four fields of the specification and the rights. */
export type UserValues = {
  username: string
  email: string
  first_name: string
  last_name: string
  is_superuser: boolean
  transcriptor_group: boolean
  is_active: boolean
}

/** All users; there are so few that they are searched here. */
export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: ({ signal }) => request<typeof listUsers>('GET', '/api/users/', { signal }),
})

export function createUser(body: UserValues): Promise<CreatedUser> {
  return request<typeof createUserEndpoint>('POST', '/api/users/', { body })
}

export function updateUser(username: string, body: UserValues): Promise<User> {
  return request<typeof updateUserEndpoint>('PATCH', '/api/users/{username}/', { params: { username }, body })
}

export async function deleteUser(username: string): Promise<void> {
  await request<typeof deleteUserEndpoint>('DELETE', '/api/users/{username}/', { params: { username } })
}

export function renewLink(username: string): Promise<PasswordLink> {
  const path = '/api/users/{username}/password-link/'
  return request<typeof createPasswordLink>('POST', path, { params: { username } })
}

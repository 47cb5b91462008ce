import { queryOptions } from '@tanstack/react-query'
import type * as contract from '../../../contract/sharing/user-groups.ts'
import { request } from '../../api.ts'

const PATH = '/api/groups/{id}/'

export const groupsQuery = queryOptions({
  queryKey: ['user-groups'],
  queryFn: ({ signal }) => request<typeof contract.listUserGroups>('GET', '/api/groups/', { signal }),
})

/** Without an id: a new one. */
export const saveGroup = (id: number | undefined, body: contract.NewUserGroup): Promise<contract.UserGroup> =>
  id === undefined
    ? request<typeof contract.createUserGroup>('POST', '/api/groups/', { body })
    : request<typeof contract.updateUserGroup>('PUT', PATH, { params: { id: String(id) }, body })

export async function deleteGroup(id: number): Promise<void> {
  await request<typeof contract.deleteUserGroup>('DELETE', PATH, { params: { id: String(id) } })
}

import { queryOptions } from '@tanstack/react-query'
import type * as contract from '../../../contract/sharing/user-groups.ts'
import { request } from '../../api.ts'

const PATH = '/api/groups/{id}/'

export const groupsQuery = queryOptions({
  queryKey: ['user-groups'],
  queryFn: ({ signal }) => request<typeof contract.listUserGroups>('GET', '/api/groups/', { signal }),
})

/** Absent: a new one. */
export const saveGroup = (
  group: Pick<contract.UserGroup, 'id' | 'version'> | undefined,
  body: contract.NewUserGroup,
): Promise<contract.UserGroup> =>
  group
    ? request<typeof contract.updateUserGroup>('PUT', PATH, {
        ...{ params: { id: String(group.id) }, body: { ...body, version: group.version } },
      })
    : request<typeof contract.createUserGroup>('POST', '/api/groups/', { body })

export async function deleteGroup(id: number): Promise<void> {
  await request<typeof contract.deleteUserGroup>('DELETE', PATH, { params: { id: String(id) } })
}

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { SharedKind } from '../../contract/limits.ts'
import type {
  AccessRequest,
  answerAccessRequest,
  listAccessRequests,
  requestAccess,
} from '../../contract/sharing/access-requests.ts'
import type { getShares, listColleagues, Shares, SharesChange, updateShares } from '../../contract/sharing/shares.ts'
import { request } from '../api.ts'
import { forgetFolders } from './folders.ts'

export type SharedThing = { kind: SharedKind; id: string }

export const sharesQuery = (params: SharedThing) =>
  queryOptions({
    queryKey: ['shares', params.kind, params.id],
    queryFn: ({ signal }) => request<typeof getShares>('GET', '/api/shares/{kind}/{id}/', { params, signal }),
  })

export const saveShares = (params: SharedThing, body: SharesChange): Promise<Shares> =>
  request<typeof updateShares>('PUT', '/api/shares/{kind}/{id}/', { params, body })

/** After a change of who may see it: what says so beside its name is asked for anew. */
export function forgetSharing(client: QueryClient, { kind }: SharedThing): void {
  if (kind === 'folder') forgetFolders(client)
  if (kind === 'alert') void client.invalidateQueries({ queryKey: ['alerts'] })
}

export async function askForAccess(params: SharedThing): Promise<void> {
  await request<typeof requestAccess>('POST', '/api/shares/{kind}/{id}/requests/', { params })
}

/** Who asks to see what is the reader's. */
export const accessRequestsQuery = queryOptions({
  queryKey: ['access-requests'],
  queryFn: ({ signal }) => request<typeof listAccessRequests>('GET', '/api/access-requests/', { signal }),
})

export async function answerRequest({ kind, id, person }: AccessRequest, allow: boolean): Promise<void> {
  const params = { kind, id, username: person.username }
  const path = '/api/shares/{kind}/{id}/requests/{username}/'
  await request<typeof answerAccessRequest>('PUT', path, { params, body: { allow } })
}

/** People and groups of the newsroom. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: ({ signal }) => request<typeof listColleagues>('GET', '/api/colleagues/', { signal }),
})

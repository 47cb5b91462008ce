import { queryOptions } from '@tanstack/react-query'
import type { SharedKind } from '../../contract/limits.ts'
import type {
  getShares,
  listColleagues,
  NewShares,
  requestAccess,
  Shares,
  updateShares,
} from '../../contract/sharing/shares.ts'
import { request } from '../api.ts'

export type SharedThing = { kind: SharedKind; id: string }

export const sharesQuery = (params: SharedThing) =>
  queryOptions({
    queryKey: ['shares', params.kind, params.id],
    queryFn: ({ signal }) => request<typeof getShares>('GET', '/api/shares/{kind}/{id}/', { params, signal }),
  })

export const saveShares = (params: SharedThing, body: NewShares): Promise<Shares> =>
  request<typeof updateShares>('PUT', '/api/shares/{kind}/{id}/', { params, body })

export async function askForAccess(params: SharedThing): Promise<void> {
  await request<typeof requestAccess>('POST', '/api/shares/{kind}/{id}/requests/', { params })
}

/** People and groups of the newsroom. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: ({ signal }) => request<typeof listColleagues>('GET', '/api/colleagues/', { signal }),
})

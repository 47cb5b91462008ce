import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { SharedKind } from '../../contract/limits.ts'
import type {
  AccessRequest,
  answerAccessRequest,
  listAccessRequests,
  requestAccess,
} from '../../contract/sharing/access-requests.ts'
import type { listShareNotices, seeShareNotices } from '../../contract/sharing/share-notices.ts'
import type { getShares, listColleagues, Shares, SharesChange, updateShares } from '../../contract/sharing/shares.ts'
import { request } from '../api.ts'
import { invalidateFolders } from './folders.ts'
import { unreadQuery } from './unread.ts'

export type SharedThing = { kind: SharedKind; id: string }

export const THING_NAMES: Record<SharedKind, string> = {
  dossier: 'o dossiê',
  saved_search: 'a busca salva',
  list: 'a lista',
  alert: 'o alerta',
  folder: 'a pasta',
}

export const sharesQuery = (params: SharedThing) =>
  queryOptions({
    queryKey: ['shares', params.kind, params.id],
    queryFn: ({ signal }) => request<typeof getShares>('GET', '/api/shares/{kind}/{id}/', { params, signal }),
  })

export const saveShares = (params: SharedThing, body: SharesChange): Promise<Shares> =>
  request<typeof updateShares>('PUT', '/api/shares/{kind}/{id}/', { params, body })

/** After a change of its audience: invalidates everything that shows the audience. */
export function invalidateSharing(client: QueryClient, { kind }: SharedThing): void {
  if (kind === 'folder') invalidateFolders(client)
  if (kind === 'alert') void client.invalidateQueries({ queryKey: ['alerts'] })
}

export async function askForAccess(params: SharedThing): Promise<void> {
  await request<typeof requestAccess>('POST', '/api/shares/{kind}/{id}/requests/', { params })
}

/** Each visit refetches, but not the first rendering of data just requested for it. */
export const EACH_VISIT_MS = 1_000

/** Access requests for the user's items. */
export const accessRequestsQuery = queryOptions({
  queryKey: ['access-requests'],
  queryFn: ({ signal }) => request<typeof listAccessRequests>('GET', '/api/access-requests/', { signal }),
  staleTime: EACH_VISIT_MS,
})

export async function answerRequest({ kind, id, person }: AccessRequest, allow: boolean): Promise<void> {
  const params = { kind, id, username: person.username }
  const path = '/api/shares/{kind}/{id}/requests/{username}/'
  await request<typeof answerAccessRequest>('PUT', path, { params, body: { allow } })
}

/** Items shared with the user and not viewed yet. */
export const listNotices = ({ signal }: { signal: AbortSignal }) =>
  request<typeof listShareNotices>('GET', '/api/share-notices/', { signal })

export const shareNoticesQuery = queryOptions({
  queryKey: ['share-notices'],
  queryFn: listNotices,
  staleTime: EACH_VISIT_MS,
})

/** Marks those that were displayed: later ones remain unviewed. */
export async function markSeen(notices: readonly SharedThing[]): Promise<void> {
  const body = { things: notices.map(({ kind, id }) => ({ kind, id })) }
  await request<typeof seeShareNotices>('POST', '/api/share-notices/seen/', { body })
}

/** After some were viewed: refetches the list and the bell. */
export function invalidateNotices(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: shareNoticesQuery.queryKey })
  void client.invalidateQueries({ queryKey: unreadQuery.queryKey })
}

/** People and groups of the newsroom. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: ({ signal }) => request<typeof listColleagues>('GET', '/api/colleagues/', { signal }),
})

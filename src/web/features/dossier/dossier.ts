import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type * as comments from '../../../contract/dossiers/dossier-comments.ts'
import type * as items from '../../../contract/dossiers/dossier-items.ts'
import type * as dossiers from '../../../contract/dossiers/dossiers.ts'
import type * as tags from '../../../contract/dossiers/newsroom-tags.ts'
import type { createDownload } from '../../../contract/posts/downloads.ts'
import { request, sendWithSession } from '../../api.ts'
import { saveBlob } from '../../api-download.ts'

/** Polling interval for changes by others. */
const REFETCH_MS = 3_000

export const dossierQuery = (id: string) =>
  queryOptions({
    queryKey: ['dossier', id, 'head'],
    queryFn: ({ signal }) =>
      request<typeof dossiers.getDossier>('GET', '/api/dossiers/{id}/', { params: { id }, signal }),
    retry: false,
  })

export const itemsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['dossier', id, 'items', page],
    queryFn: ({ signal }) =>
      request<typeof items.listDossierItems>('GET', '/api/dossiers/{id}/items/', {
        ...{ params: { id }, query: { page: String(page) }, signal },
      }),
    placeholderData: keepPreviousData,
  })

export const commentsQuery = (id: string, item: string | null) =>
  queryOptions({
    queryKey: ['dossier', id, 'comments', item],
    queryFn: ({ signal }) =>
      request<typeof comments.listDossierComments>('GET', '/api/dossiers/{id}/comments/', {
        ...{ params: { id }, query: item === null ? {} : { item }, signal },
      }),
  })

export const tagsQuery = queryOptions({
  queryKey: ['newsroom-tags'],
  queryFn: ({ signal }) => request<typeof tags.listTags>('GET', '/api/tags/', { signal }),
})

export const statusesQuery = queryOptions({
  queryKey: ['dossier-statuses'],
  queryFn: ({ signal }) => request<typeof tags.listStatuses>('GET', '/api/dossier-statuses/', { signal }),
})

/** Polls a small version number, and refetches the rest only when it has changed. */
export function useOthersChanges(id: string): void {
  const client = useQueryClient()
  const seen = useRef<number>(undefined)
  const { data } = useQuery({
    queryKey: ['dossier-change', id],
    queryFn: ({ signal }) =>
      request<typeof dossiers.getDossierChange>('GET', '/api/dossiers/{id}/change/', { params: { id }, signal }),
    refetchInterval: REFETCH_MS,
  })
  const change = data?.change
  useEffect(() => {
    if (change === undefined) return
    if (seen.current !== undefined && seen.current !== change)
      void client.invalidateQueries({ queryKey: ['dossier', id] })
    seen.current = change
  }, [change, client, id])
}

export const changeDossier = (id: string, body: dossiers.DossierChange) =>
  request<typeof dossiers.updateDossier>('PATCH', '/api/dossiers/{id}/', { params: { id }, body })

export async function removeDossier(id: string): Promise<void> {
  await request<typeof dossiers.deleteDossier>('DELETE', '/api/dossiers/{id}/', { params: { id } })
}

/** One post of one dossier. */
export type Place = { id: string; item_id: string }

export async function removeItem(params: Place): Promise<void> {
  await request<typeof items.removeDossierItem>('DELETE', '/api/dossiers/{id}/items/{item_id}/', { params })
}

export async function restoreItem(params: Place): Promise<void> {
  await request<typeof items.restoreDossierItem>('POST', '/api/dossiers/{id}/items/{item_id}/restore/', { params })
}

export async function moveItem(params: Place, after: string | null): Promise<void> {
  const path = '/api/dossiers/{id}/items/{item_id}/move/'
  await request<typeof items.moveDossierItem>('POST', path, { params, body: { after } })
}

export const writeNote = (params: Place, body: { note: string; note_version: number }) =>
  request<typeof items.updateItemNote>('PUT', '/api/dossiers/{id}/items/{item_id}/note/', { params, body })

export const changeTags = (params: Place, body: { add?: number[]; remove?: number[] }) =>
  request<typeof items.updateItemTags>('PUT', '/api/dossiers/{id}/items/{item_id}/tags/', { params, body })

export const createTag = (body: { name: string; color: tags.NewTag['color'] }) =>
  request<typeof tags.createTag>('POST', '/api/tags/', { body })

export const createComment = (id: string, body: { text: string; item_id: string | null }) =>
  request<typeof comments.createDossierComment>('POST', '/api/dossiers/{id}/comments/', { params: { id }, body })

export async function removeComment(id: string, comment: number): Promise<void> {
  const params = { id, comment_id: String(comment) }
  await request<typeof comments.deleteDossierComment>('DELETE', '/api/dossiers/{id}/comments/{comment_id}/', { params })
}

export const orderCsv = (dossier: string) =>
  request<typeof createDownload>('POST', '/api/downloads/', { body: { dossier: [dossier], delimiter: 'semicolon' } })

/** All its contents, as a file. */
export async function downloadDossier(id: string): Promise<void> {
  const path = `/api/dossiers/${encodeURIComponent(id)}/file/?delimiter=semicolon`
  const answer = await sendWithSession(path, { method: 'GET' })
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  saveBlob(await answer.blob(), name ?? 'lupascan-dossie.csv')
}

export const changeTag = ({ id, ...body }: tags.TagChange & { id: number }) =>
  request<typeof tags.updateTag>('PUT', '/api/tags/{id}/', { params: { id: String(id) }, body })

export const mergeTag = (id: number, into: number) =>
  request<typeof tags.mergeTags>('POST', '/api/tags/{id}/merge/', { params: { id: String(id) }, body: { into } })

export async function deleteTag(id: number): Promise<void> {
  await request<typeof tags.deleteTag>('DELETE', '/api/tags/{id}/', { params: { id: String(id) } })
}

export const saveStatuses = (body: { version: number; statuses: { id?: number; name: string }[] }) =>
  request<typeof tags.updateStatuses>('PUT', '/api/dossier-statuses/', { body })

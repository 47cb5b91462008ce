import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { ListDimension, ListMode } from '../../../contract/limits.ts'
import type * as matrix from '../../../contract/lists/list-matrix.ts'
import type * as lists from '../../../contract/lists/lists.ts'
import { request, sendWithSession } from '../../api.ts'
import { saveBlob } from '../../api-download.ts'
import { LISTS_KEY } from '../../together/lists.ts'
import type { ListAddress } from './list-address.ts'

/** Polling interval for progress. */
const REFETCH_MS = 1_000

export const listQuery = (id: string) =>
  queryOptions({
    queryKey: ['list', id, 'head'],
    queryFn: ({ signal }) => request<typeof lists.getList>('GET', '/api/lists/{id}/', { params: { id }, signal }),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? REFETCH_MS : false),
  })

/** A list as a template for another one. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['list', id, 'draft'],
    queryFn: async ({ signal }) => {
      const asked = { params: { id }, signal }
      const [list, { text }] = await Promise.all([
        request<typeof lists.getList>('GET', '/api/lists/{id}/', asked),
        request<typeof lists.getListText>('GET', '/api/lists/{id}/text/', asked),
      ])
      return { text, reading: list.reading, from: list.start_date, until: list.end_date }
    },
    retry: false,
  })

/** `done`: changes when a new batch has been counted. */
export const matrixQuery = (id: string, { by, sort, order, only, page }: ListAddress, done: string) =>
  queryOptions({
    queryKey: ['list', id, 'matrix', { by, sort, order, only, page }, done],
    queryFn: ({ signal }) =>
      request<typeof matrix.getListMatrix>('GET', '/api/lists/{id}/matrix/', {
        ...{ params: { id }, signal },
        query: {
          ...(by && { dimension: by }),
          ...(sort && { sort }),
          ...(order && { order }),
          ...(only && { only }),
          ...(page && { page }),
        },
      }),
    placeholderData: keepPreviousData,
  })

export const listNewsQuery = (id: string, run: number) =>
  queryOptions({
    queryKey: ['list', id, 'news', run],
    queryFn: ({ signal }) =>
      request<typeof matrix.getListNews>('GET', '/api/lists/{id}/news/', { params: { id }, signal }),
    staleTime: 30_000,
  })

export type NewListBody = {
  title: string
  text: string
  reading: 'phrase' | 'search'
  start_date?: string
  end_date?: string
}

export const createList = (body: NewListBody): Promise<lists.SearchList> =>
  request<typeof lists.createList>('POST', '/api/lists/', { body })

/** The columns of a file with questions. */
export async function readListFile(file: File): Promise<lists.ListFile> {
  const body = new FormData()
  body.append('file', file)
  const answer = await sendWithSession('/api/lists/read/', { method: 'POST', body })
  // Type: the response by the contract.
  return (await answer.json()) as lists.ListFile
}

export const renameList = ({ id, version }: lists.SearchList, title: string): Promise<lists.SearchList> =>
  request<typeof lists.updateList>('PATCH', '/api/lists/{id}/', { params: { id }, body: { title, version } })

export const startRun = (id: string, mode: ListMode): Promise<lists.SearchList> =>
  request<typeof lists.startListRun>('POST', '/api/lists/{id}/runs/', { params: { id }, body: { mode } })

export const stopRun = (id: string): Promise<lists.SearchList> =>
  request<typeof lists.stopListRun>('POST', '/api/lists/{id}/stop/', { params: { id } })

export async function removeList(id: string): Promise<void> {
  await request<typeof lists.deleteList>('DELETE', '/api/lists/{id}/', { params: { id } })
}

/** Downloads the whole matrix. */
export async function downloadList(id: string, dimension: ListDimension, format: 'csv' | 'xlsx'): Promise<void> {
  const query = new URLSearchParams({ dimension, format, delimiter: 'semicolon' })
  const answer = await sendWithSession(`/api/lists/${encodeURIComponent(id)}/file/?${query}`, { method: 'GET' })
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  saveBlob(await answer.blob(), name ?? `lupascan-lista.${format}`)
}

/** Stores a list's response in the cache, and invalidates what depends on it. */
export function useListChange(): (list: lists.SearchList) => void {
  const client = useQueryClient()
  return (list) => {
    client.setQueryData(listQuery(list.id).queryKey, list)
    void client.invalidateQueries({ queryKey: LISTS_KEY })
  }
}

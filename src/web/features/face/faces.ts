import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as contract from '../../../contract/media/faces.ts'
import { request } from '../../api.ts'
import { getErrorMessage } from '../../api-error.ts'
import { showError } from '../../ui/notices/toast.ts'

export const faceSettingsQuery = queryOptions({
  queryKey: ['faces', 'settings'],
  queryFn: ({ signal }) => request<typeof contract.getFaceSettings>('GET', '/api/faces/settings/', { signal }),
})

export const describeGroupsQuery = (page: number) =>
  queryOptions({
    queryKey: ['faces', 'groups', page],
    queryFn: ({ signal }) =>
      request<typeof contract.listFaceGroups>('GET', '/api/faces/groups/', { query: { page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  })

const inGroup = (id: number) => ({ params: { id } })

/** Every mutation of faces and groups. */
export const faceChanges = {
  update: (body: { enabled: boolean; purpose: string }) =>
    request<typeof contract.updateFaceSettings>('PUT', '/api/faces/settings/', { body }),
  name: ({ id, name }: { id: number; name: string }) =>
    request<typeof contract.nameFaceGroup>('PATCH', '/api/faces/groups/{id}/', { ...inGroup(id), body: { name } }),
  merge: ({ id, others }: { id: number; others: number[] }) =>
    request<typeof contract.mergeFaceGroups>('POST', '/api/faces/groups/{id}/merge/', {
      ...inGroup(id),
      body: { others },
    }),
  split: ({ id, faces }: { id: number; faces: string[] }) =>
    request<typeof contract.splitFaceGroup>('POST', '/api/faces/groups/{id}/split/', {
      ...inGroup(id),
      body: { faces },
    }),
  undo: (id: number) => request<typeof contract.undoFaceChange>('POST', '/api/faces/changes/{id}/undo/', inGroup(id)),
  deleteFaces: async (ids: readonly string[]) => {
    for (const id of ids) await request<typeof contract.deleteFace>('DELETE', '/api/faces/{id}/', { params: { id } })
  },
  deleteGroup: (id: number) =>
    request<typeof contract.deleteFaceGroup>('DELETE', '/api/faces/groups/{id}/', inGroup(id)),
  deleteAll: () => request<typeof contract.deleteAllFaces>('DELETE', '/api/faces/', {}),
}

/** A mutation; invalidates what is shown, and reports a failure at the top of the page. */
export function useFaceChange<Given>(change: (given: Given) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onError: (error) => showError(getErrorMessage(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['faces'] }),
  })
}

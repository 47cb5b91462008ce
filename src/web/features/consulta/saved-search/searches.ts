import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as contract from '../../../../contract/users/saved-search.ts'
import { request } from '../../../api.ts'
import { getErrorMessage, ResponseError } from '../../../api-error.ts'
import { showError } from '../../../ui/notices/toast.ts'

type SavedSearch = contract.SavedSearch
type NewSavedSearch = contract.NewSavedSearch

const PATH = '/api/saved-search/{id}/'

export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: ({ signal }) => request<typeof contract.listSavedSearches>('GET', '/api/saved-search/', { signal }),
})

/** The reader's own searches, the newest first; asked for when they are first needed. */
export function useSavedSearches(enabled: boolean) {
  return useQuery({ ...savedSearchesQuery, enabled })
}

/**
 * What can be done with saved searches. What fails stays silent and only ends `isPending`, as the specification asks
 * (section 8). The list changes at once and is then asked for again: another tab may have changed it too.
 */
export function useSavedSearchChanges() {
  const client = useQueryClient()
  const edit = (change: (searches: SavedSearch[]) => SavedSearch[]) => {
    client.setQueryData(savedSearchesQuery.queryKey, (searches) => searches && change(searches))
  }
  const onSettled = () => void client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey })
  const replace = (changed: SavedSearch) => edit((all) => all.map((one) => (one.id === changed.id ? changed : one)))
  return {
    create: useMutation({
      mutationFn: (body: NewSavedSearch) =>
        request<typeof contract.createSavedSearch>('POST', '/api/saved-search/', { body }),
      onSuccess: (created) => edit((all) => [created, ...all]),
      onSettled,
    }),
    update: useMutation({
      mutationFn: ({ id, ...body }: NewSavedSearch & { id: string; updated_at: string }) =>
        request<typeof contract.updateSavedSearch>('PUT', PATH, { params: { id }, body }),
      onSuccess: replace,
      // Somebody else's change is not written over; that much is said.
      onError: (error) => {
        if (error instanceof ResponseError && error.status === 409) showError(getErrorMessage(error))
      },
      onSettled,
    }),
    rename: useMutation({
      mutationFn: ({ id, ...body }: { id: string; title: string; updated_at: string }) =>
        request<typeof contract.renameSavedSearch>('PATCH', PATH, { params: { id }, body }),
      onSuccess: replace,
      onSettled,
    }),
    remove: useMutation({
      mutationFn: ({ id }: SavedSearch) =>
        request<typeof contract.deleteSavedSearch>('DELETE', PATH, { params: { id } }),
      onSuccess: (_, { id }) => edit((all) => all.filter((one) => one.id !== id)),
      onSettled,
    }),
  }
}

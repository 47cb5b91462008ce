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

/** The user's own searches, newest first; requested on first use. */
export function useSavedSearches(enabled: boolean) {
  return useQuery({ ...savedSearchesQuery, enabled })
}

/**
 * Mutations of saved searches. Errors are silent and only end `isPending`, as the specification requires (section 8). The list is
 * updated optimistically and then refetched: another tab may have changed it too.
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
      // A concurrent change by another user is not overwritten, and reported.
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

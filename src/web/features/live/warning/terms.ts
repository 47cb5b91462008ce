/** Requests for watched terms and their mentions. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  createWatchedTerm,
  deleteWatchedTerm,
  listMentions,
  listWatchedTerms,
} from '../../../../contract/lives/watched-terms.ts'
import { request } from '../../../api.ts'
import { getErrorMessage } from '../../../api-error.ts'
import { showError } from '../../../ui/notices/toast.ts'

const A_MINUTE = 60_000
/** During capture. */
const QUARTER_OF_A_MINUTE = 15_000

/** The terms that apply to a live. */
export const watchedTermsQuery = (live: number) =>
  queryOptions({
    queryKey: ['watched-terms', live],
    queryFn: ({ signal }) =>
      request<typeof listWatchedTerms>('GET', '/api/watched-terms/', { query: { live }, signal }),
    staleTime: A_MINUTE,
  })

/** Their mentions in a live, latest first; polled while it grows. */
export const mentionsQuery = (live: number, isGrowing: boolean) =>
  queryOptions({
    queryKey: ['mentions', live],
    queryFn: ({ signal }) => request<typeof listMentions>('GET', '/api/mentions/', { query: { live }, signal }),
    refetchInterval: isGrowing ? QUARTER_OF_A_MINUTE : false,
  })

type NewTerm = { term: string; live?: number; person?: string }

/** Adds and removes terms; invalidates the lists of every live, since a term may apply to many. */
export function useWatchedTerms() {
  const queryClient = useQueryClient()
  const renew = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['watched-terms'] }),
      queryClient.invalidateQueries({ queryKey: ['mentions'] }),
    ])
  const add = useMutation({
    mutationFn: (body: NewTerm) => request<typeof createWatchedTerm>('POST', '/api/watched-terms/', { body }),
    onSuccess: renew,
  })
  const remove = useMutation({
    mutationFn: (id: number) =>
      request<typeof deleteWatchedTerm>('DELETE', '/api/watched-terms/{id}/', { params: { id } }),
    onSuccess: renew,
    onError: (error) => showError(getErrorMessage(error)),
  })
  return { add, remove }
}

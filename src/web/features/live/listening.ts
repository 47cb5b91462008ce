import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  deleteAudio,
  getSpeechStatus,
  retryWriting,
  startListening,
  stopListening,
} from '../../../contract/lives/listening.ts'
import type { Live } from '../../../contract/lives/lives.ts'
import { request } from '../../api.ts'
import { getErrorMessage, isConflict } from '../../api-error.ts'
import { showError, showSuccess } from '../../ui/notices/toast.ts'
import { liveQuery } from './lives.ts'

const A_MINUTE = 60_000

/** What this installation hears, and who writes. */
export const speechQuery = queryOptions({
  queryKey: ['speech'],
  queryFn: ({ signal }) => request<typeof getSpeechStatus>('GET', '/api/speech/', { signal }),
  staleTime: A_MINUTE,
})

/** Starts and stops listening, has gaps written again, and removes the audio that was kept; the screen shows what the server says then. */
export function useListening(id: number) {
  const queryClient = useQueryClient()
  const params = { id }
  const show = (changed: Live) => {
    queryClient.setQueryData(liveQuery(id).queryKey, (known) => known && { ...known, ...changed })
    void queryClient.invalidateQueries({ queryKey: ['lives'] })
  }
  const onError = (error: unknown) => showError(getErrorMessage(error))
  const start = useMutation({
    mutationFn: () => request<typeof startListening>('POST', '/api/lives/{id}/listening/', { params }),
    onSuccess: show,
    onError,
  })
  const stop = useMutation({
    mutationFn: () => request<typeof stopListening>('DELETE', '/api/lives/{id}/listening/', { params }),
    onSuccess: show,
    onError,
  })
  const removeAudio = useMutation({
    mutationFn: (unwritten?: 'remove') =>
      request<typeof deleteAudio>('DELETE', '/api/lives/{id}/audio/', { params, query: { unwritten } }),
    onSuccess: () => {
      showSuccess('Áudio removido; o texto ficou.')
      // What stayed without text can be tried no more.
      void queryClient.invalidateQueries({ queryKey: liveQuery(id).queryKey, exact: true })
    },
    onError: (error) => {
      // Said where it was asked, with the way on.
      if (!isConflict(error)) onError(error)
    },
  })
  const writeAgain = useMutation({
    mutationFn: () => request<typeof retryWriting>('POST', '/api/lives/{id}/writing/', { params }),
    onSuccess: show,
    onError,
  })
  return { start, stop, removeAudio, writeAgain }
}

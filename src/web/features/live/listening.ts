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

/** What this installation can capture, and its transcription engine. */
export const speechQuery = queryOptions({
  queryKey: ['speech'],
  queryFn: ({ signal }) => request<typeof getSpeechStatus>('GET', '/api/speech/', { signal }),
  staleTime: A_MINUTE,
})

/** Starts and stops a capture, retries gaps, and deletes stored audio; the screen shows the server's response. */
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
      // Segments without text can no longer be retried.
      void queryClient.invalidateQueries({ queryKey: liveQuery(id).queryKey, exact: true })
    },
    onError: (error) => {
      // Shown in the confirmation, with the way out.
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

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { deleteAudio, getSpeechStatus, startListening, stopListening } from '../../../contract/listening.ts'
import type { Live } from '../../../contract/lives.ts'
import { request } from '../../api.ts'
import { getErrorMessage } from '../../api-error.ts'
import { showError, showSuccess } from '../../ui/toast.ts'
import { liveQuery } from './lives.ts'

const A_MINUTE = 60_000

/** What this installation hears, and who writes. */
export const speechQuery = queryOptions({
  queryKey: ['speech'],
  queryFn: ({ signal }) => request<typeof getSpeechStatus>('GET', '/api/speech/', { signal }),
  staleTime: A_MINUTE,
})

/** Starts and stops listening, and removes the audio that was kept; the screen shows what the server says then. */
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
    mutationFn: () => request<typeof deleteAudio>('DELETE', '/api/lives/{id}/audio/', { params }),
    onSuccess: () => showSuccess('Áudio removido; o texto ficou.'),
    onError,
  })
  return { start, stop, removeAudio }
}

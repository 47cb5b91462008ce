import { useDocumentVisibility } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { getTranscription, LiveDetail } from '../../../../contract/lives/lives.ts'
import { request } from '../../../api.ts'
import { ResponseError } from '../../../api-error.ts'
import { liveQuery } from '../lives.ts'
import { applyAnswer, getPollDelay, getTranscriptQuery } from './transcript.ts'

/** Polls for new chapters while there may be some, and merges them into the cache of `liveQuery`. */
export function useTranscript(live: LiveDetail): { failures: number; retry: () => void } {
  const queryClient = useQueryClient()
  const [failures, setFailures] = useState(0)
  const [isUrgent, setUrgent] = useState(false)
  const isHidden = useDocumentVisibility() === 'hidden'
  const delay = getPollDelay({ ...live, isHidden, failures })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure asks again, also when the delay has stopped growing.
  useEffect(() => {
    if (delay === null) return
    const controller = new AbortController()
    const ask = async () => {
      const options = { params: { id: live.id }, query: getTranscriptQuery(live), signal: controller.signal }
      try {
        const path = '/api/lives/{id}/transcription/'
        const answer = await request<typeof getTranscription>('GET', path, options)
        const { queryKey } = liveQuery(live.id)
        queryClient.setQueryData(queryKey, (known) => known && applyAnswer(known, answer))
        setFailures(0)
        // Title and start are learned when listening begins; "Ao vivo" ends with it.
        if (answer.listening !== live.listening) void queryClient.invalidateQueries({ queryKey, exact: true })
      } catch (error) {
        if (controller.signal.aborted) return
        setFailures((count) => count + 1)
        // The live was deleted: the screen learns it from the query that opened it.
        const isGone = error instanceof ResponseError && error.status === 404
        if (isGone) void queryClient.invalidateQueries({ queryKey: liveQuery(live.id).queryKey })
      }
      setUrgent(false)
    }
    const timer = setTimeout(() => void ask(), isUrgent ? 0 : delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [live, delay, failures, isUrgent, queryClient])

  return { failures, retry: () => setUrgent(true) }
}

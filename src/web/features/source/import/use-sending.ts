import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { getErrorMessage, getFieldErrors } from '../../../api-error.ts'
import { showSuccess, showWarning } from '../../../ui/notices/toast.ts'
import { IMPORTS_KEY, type ImportOptions, sendFile } from './imports.ts'

type Sent = { file: File; options: ImportOptions }

/** Uploads a file. It continues while other screens of LupaScan are open; closing the page asks for confirmation. */
export function useSending(onDone: () => void) {
  const client = useQueryClient()
  const sender = useRef<AbortController | null>(null)
  const sending = useMutation({
    mutationFn: async ({ file, options }: Sent) => {
      sender.current = new AbortController()
      window.addEventListener('beforeunload', askFirst)
      const sent = sendFile(file, options, sender.current.signal)
      // By then the server lists it as running, and the list tracks it.
      setTimeout(() => void client.invalidateQueries({ queryKey: IMPORTS_KEY }), 500)
      return sent
    },
    onSuccess: ({ state, problem }) => {
      if (state !== 'concluída') return showWarning(problem ?? 'A importação parou antes do fim.')
      showSuccess('Importação concluída')
      onDone()
    },
    onSettled: (_report, _error, { options }) => {
      window.removeEventListener('beforeunload', askFirst)
      void client.invalidateQueries({ queryKey: IMPORTS_KEY })
      void client.invalidateQueries({ queryKey: [options.format === 'people' ? 'public-persons' : 'posts'] })
    },
  })
  const isStopped = sending.error instanceof DOMException && sending.error.name === 'AbortError'
  const [field] = Object.values(getFieldErrors(sending.error)).flat()
  return {
    send: sending.mutate,
    stop: () => sender.current?.abort(),
    forget: sending.reset,
    isSending: sending.isPending,
    error: sending.isError && !isStopped ? (field ?? getErrorMessage(sending.error)) : null,
  }
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()

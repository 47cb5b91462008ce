import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { createLive } from '../../../../contract/lives/lives.ts'
import { request } from '../../../api.ts'
import { getErrorMessage, getFieldErrors } from '../../../api-error.ts'
import { showError, showSuccess } from '../../../ui/notices/toast.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { ScreenSkeleton } from '../../../ui/page/screen-skeleton.tsx'
import styles from '../list/live-list.module.css'
import { SpeechNotice, useSpeechAbilities, YtDlpNote } from '../speech-notice.tsx'
import { type LiveFields, LiveForm } from './live-form.tsx'

/** /transcriptions/add: adds a live by its URL and opens it. */
export function AddLiveScreen() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const add = useMutation({
    mutationFn: ({ transcribed: _, ...body }: LiveFields) =>
      request<typeof createLive>('POST', '/api/lives/', { body }),
    onSuccess: async (live) => {
      showSuccess(`"${live.title}" salva`)
      await queryClient.invalidateQueries({ queryKey: ['lives'] })
      await navigate({ to: '/transcription/$id', params: { id: String(live.id) } })
    },
    onError: (error) => {
      if (Object.keys(getFieldErrors(error)).length === 0) showError(getErrorMessage(error))
    },
  })
  const { isKnown } = useSpeechAbilities()
  const errors = getFieldErrors(add.error)
  const isOtherFault = add.isError && Object.keys(errors).length === 0
  return (
    <div className={styles.screen}>
      <PageHeader title="Adicionar live" context="Só o endereço é necessário." />
      <SpeechNotice />
      <YtDlpNote />
      {isKnown ? (
        <LiveForm
          errors={isOtherFault ? { non_field_errors: [getErrorMessage(add.error)] } : errors}
          isBusy={add.isPending}
          submitLabel="Adicionar live"
          onSubmit={(fields) => add.mutate(fields)}
          onCancel={() => void navigate({ to: '/transcriptions' })}
        />
      ) : (
        <ScreenSkeleton />
      )}
    </div>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LiveDetail, updateLive } from '../../../../contract/lives/lives.ts'
import { request } from '../../../api.ts'
import { getErrorMessage, getFieldErrors } from '../../../api-error.ts'
import { showSuccess } from '../../../ui/notices/toast.ts'
import { liveQuery } from '../lives.ts'
import { type LiveFields, LiveForm } from './live-form.tsx'

/** The form that edits a live; afterwards it shows what the server stored. */
export function EditLive({ live, onClose }: { live: LiveDetail; onClose: () => void }) {
  const queryClient = useQueryClient()
  // `transcribed` is sent only if it was changed: saving another field must not end a capture that started meanwhile.
  const [wasTranscribed] = useState(live.transcribed)
  const save = useMutation({
    mutationFn: ({ url: _url, listen: _listen, transcribed, ...fields }: LiveFields) => {
      const body = { ...fields, ...(transcribed !== wasTranscribed && { transcribed }) }
      return request<typeof updateLive>('PATCH', '/api/lives/{id}/', { params: { id: live.id }, body })
    },
    onSuccess: (changed) => {
      showSuccess(`"${changed.title}" atualizada`)
      queryClient.setQueryData(liveQuery(live.id).queryKey, (known) => known && { ...known, ...changed })
      void queryClient.invalidateQueries({ queryKey: ['lives'] })
      onClose()
    },
  })
  const errors = getFieldErrors(save.error)
  const isOtherFault = save.isError && Object.keys(errors).length === 0
  return (
    <LiveForm
      live={live}
      errors={isOtherFault ? { non_field_errors: [getErrorMessage(save.error)] } : errors}
      isBusy={save.isPending}
      submitLabel="Salvar"
      onSubmit={(fields) => save.mutate(fields)}
      onCancel={onClose}
    />
  )
}

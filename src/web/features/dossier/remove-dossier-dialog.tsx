import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Dossier } from '../../../contract/dossiers/dossiers.ts'
import { getErrorMessage } from '../../api-error.ts'
import { invalidateDossiers } from '../../together/dossiers.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { showSuccess } from '../../ui/notices/toast.ts'
import { removeDossier } from './dossier.ts'

export function RemoveDossierDialog({ dossier, onClose }: { dossier: Dossier; onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => removeDossier(dossier.id),
    onSuccess: async () => {
      invalidateDossiers(client)
      await navigate({ to: '/dossies' })
      showSuccess('Dossiê removido')
    },
  })
  return (
    <ConfirmDialog
      opened
      title="Remover dossiê"
      confirmLabel="Remover dossiê"
      isBusy={remove.isPending}
      problem={remove.error ? getErrorMessage(remove.error) : undefined}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      O dossiê <strong>{dossier.title}</strong> some para todos, com as notas, os comentários e o que foi guardado de
      cada publicação. As publicações permanecem na consulta. Esta ação não pode ser desfeita.
    </ConfirmDialog>
  )
}

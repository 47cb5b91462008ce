import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { getErrorMessage } from '../../api-error.ts'
import { type Folder, invalidateFolders } from '../../together/folders.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { showSuccess } from '../../ui/notices/toast.ts'
import { removeFolder } from './folder-calls.ts'

export type RemoveFolderDialogProps = { folder: Folder; onClose: () => void }

/** Its items are kept. */
export function RemoveFolderDialog({ folder, onClose }: RemoveFolderDialogProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => removeFolder(folder.id),
    onSuccess: () => {
      showSuccess(`Pasta “${folder.title}” removida`)
      void navigate({ to: '/pastas' }).then(() => invalidateFolders(client))
    },
  })
  return (
    <ConfirmDialog
      opened
      title={`Remover a pasta “${folder.title}”?`}
      confirmLabel="Remover pasta"
      isBusy={remove.isPending}
      problem={remove.error ? getErrorMessage(remove.error) : undefined}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      O que está nela permanece, com quem é dono, fora de pastas.
      {folder.is_shared && ' Quem via só por causa da pasta deixa de ver.'} Esta ação não pode ser desfeita.
    </ConfirmDialog>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Source } from '../../../../contract/sources/sources.ts'
import { getErrorMessage } from '../../../api-error.ts'
import { ConfirmDialog } from '../../../ui/layers/confirm-dialog.tsx'
import { showSuccess } from '../../../ui/notices/toast.ts'
import { removeSource, SOURCES_KEY } from '../sources.ts'

/** Confirms unfollowing an account, and says what is kept. */
export function RemoveDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => removeSource(source.id),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: SOURCES_KEY })
      showSuccess(`O LupaScan não acompanha mais ${source.handle}`)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      opened
      title={`Deixar de acompanhar ${source.handle}?`}
      confirmLabel="Deixar de acompanhar"
      isBusy={remove.isPending}
      problem={remove.error ? getErrorMessage(remove.error) : undefined}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      O que já foi lido permanece no acervo. Edições e publicações apagadas daqui em diante não serão notadas. Para só
      parar por um tempo, pause a fonte.
    </ConfirmDialog>
  )
}

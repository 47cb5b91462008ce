import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MisleadingLink } from '../../../contract/links/misleading-links.ts'
import { getErrorMessage } from '../../api-error.ts'
import { formatPlural } from '../../format.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { showSuccess } from '../../ui/notices/toast.ts'
import { refreshLinks, removeLink } from './misleading-links.ts'

/** Asks before an entry is taken off the list, and says what follows. */
export function RemoveDialog({ link, onClose }: { link: MisleadingLink; onClose: () => void }) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => removeLink(link.id),
    onSuccess: () => {
      void refreshLinks(client)
      showSuccess('Link tirado da lista')
      onClose()
    },
  })
  return (
    <ConfirmDialog
      opened
      title={`Tirar ${link.address} da lista?`}
      confirmLabel="Tirar da lista"
      isBusy={remove.isPending}
      problem={remove.error ? getErrorMessage(remove.error) : undefined}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {link.posts > 0
        ? `${formatPlural(link.posts, 'publicação deixará', 'publicações deixarão')} de ter a marca. O motivo e a fonte se perdem.`
        : 'O motivo e a fonte se perdem.'}
    </ConfirmDialog>
  )
}

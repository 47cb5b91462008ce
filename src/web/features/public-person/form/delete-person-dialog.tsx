import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { deletePublicPerson, PublicPersonDetails } from '../../../../contract/people/public-persons.ts'
import { request } from '../../../api.ts'
import { getErrorMessage } from '../../../api-error.ts'
import { formatPlural } from '../../../format.ts'
import { ConfirmDialog } from '../../../ui/layers/confirm-dialog.tsx'
import { showSuccess } from '../../../ui/notices/toast.ts'
import { invalidatePeople } from '../persons.ts'

type Props = { person: PublicPersonDetails; opened: boolean; onClose: () => void }

/** Asks before a person is removed, and says what becomes of their publications. */
export function DeletePersonDialog({ person: { id, name, posts }, opened, onClose }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => request<typeof deletePublicPerson>('DELETE', '/api/public-persons/{id}/', { params: { id } }),
    onSuccess: async () => {
      showSuccess(`Pessoa removida: ${name}`)
      await navigate({ to: '/pessoa-publica' })
      client.removeQueries({ queryKey: ['public-persons', 'one', id] })
      await invalidatePeople(client)
    },
  })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={() => {
        remove.reset()
        onClose()
      }}
      title={`Remover ${name}`}
      confirmLabel="Remover pessoa"
      isBusy={remove.isPending}
      problem={remove.error ? getErrorMessage(remove.error) : undefined}
      onConfirm={() => remove.mutate()}
    >
      A pessoa e as suas contas deixam a lista.{' '}
      {posts > 0 && `${formatPlural(posts, 'publicação permanece', 'publicações permanecem')} no acervo, sem pessoa. `}
      Esta ação não pode ser desfeita.
    </ConfirmDialog>
  )
}

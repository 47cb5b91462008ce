import { Button, Group } from '@mantine/core'
import { Suspense, useState } from 'react'
import type { Alert } from '../../../contract/alerts/alerts.ts'
import { getFirstMessage } from '../../api-error.ts'
import type { FolderDialogProps } from '../../together/folder-dialog.tsx'
import type { ShareDialogProps } from '../../together/share-dialog.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { partOnDemand } from '../../ui/layers/parts-on-demand.ts'
import { useAlertChanges } from './alerts.ts'

const FolderDialog = partOnDemand<FolderDialogProps>(
  async () => (await import('../../together/folder-dialog.tsx')).FolderDialog,
)
const ShareDialog = partOnDemand<ShareDialogProps>(
  async () => (await import('../../together/share-dialog.tsx')).ShareDialog,
)

/** Actions on an alert, as far as the user is allowed. */
export function AlertActions({ alert, onEdit }: { alert: Alert; onEdit: () => void }) {
  const { remove } = useAlertChanges()
  const [opened, setOpened] = useState<'share' | 'folder' | 'remove' | null>(null)
  const close = () => setOpened(null)
  const { id, title, folder, level } = alert
  if (level === 'see') return null
  return (
    <>
      <Group gap="xs">
        <Small onClick={onEdit}>Mudar a regra</Small>
        {level === 'own' && (
          <>
            <Small onClick={() => setOpened('share')}>Compartilhar</Small>
            <Small onClick={() => setOpened('folder')}>Pôr em pasta</Small>
            <Small onClick={() => setOpened('remove')}>Remover alerta</Small>
          </>
        )}
      </Group>
      <Suspense>
        {opened === 'share' && <ShareDialog thing={{ kind: 'alert', id }} title={title} onClose={close} />}
        {opened === 'folder' && (
          <FolderDialog thing={{ kind: 'alert', id }} title={title} folder={folder} onClose={close} />
        )}
      </Suspense>
      <ConfirmDialog
        opened={opened === 'remove'}
        title="Remover alerta"
        confirmLabel="Remover"
        isBusy={remove.isPending}
        problem={remove.error ? getFirstMessage(remove.error) : undefined}
        onConfirm={() => remove.mutate(id, { onSuccess: close })}
        onClose={close}
      >
        O alerta <strong>{title}</strong> e os avisos dele deixam de existir
        {alert.followers > 1 && ', também para quem os recebe'}. A busca salva e as publicações permanecem.
      </ConfirmDialog>
    </>
  )
}

const Small = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button variant="default" size="xs" onClick={onClick}>
    {children}
  </Button>
)

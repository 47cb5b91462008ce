import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { Alert } from '../../../contract/alerts/alerts.ts'
import { getFirstMessage } from '../../api-error.ts'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import styles from './alert.module.css'
import { useAlertChanges } from './alerts.ts'

/** The feed of an alert by a secret address; another address, or none, after asking: whoever reads it reads it no more. */
export function FeedPart({ alert }: { alert: Alert }) {
  const { createFeed, revokeFeed } = useAlertChanges()
  const [asked, setAsked] = useState<'another' | 'none' | null>(null)
  const address = createFeed.data && `${window.location.origin}${createFeed.data.path}`
  const done = { onSuccess: () => setAsked(null) }
  const confirm = () => {
    if (asked === 'another') createFeed.mutate(alert.id, done)
    else {
      createFeed.reset()
      revokeFeed.mutate(alert.id, done)
    }
  }
  const problem = createFeed.error ?? revokeFeed.error
  return (
    <div>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          loading={createFeed.isPending}
          onClick={() => (alert.has_feed ? setAsked('another') : createFeed.mutate(alert.id))}
        >
          {alert.has_feed ? 'Trocar o endereço do feed' : 'Criar um feed'}
        </Button>
        {alert.has_feed && (
          <Button size="xs" variant="default" onClick={() => setAsked('none')}>
            Revogar o feed
          </Button>
        )}
      </Group>
      {address && alert.has_feed && <Addresses of={address} />}
      {problem && !asked && <p role="alert">{getFirstMessage(problem)}</p>}
      <ConfirmDialog
        opened={asked !== null}
        title={asked === 'none' ? 'Revogar o feed' : 'Trocar o endereço do feed'}
        confirmLabel={asked === 'none' ? 'Revogar o feed' : 'Trocar o endereço'}
        isBusy={createFeed.isPending || revokeFeed.isPending}
        problem={problem ? getFirstMessage(problem) : undefined}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        Quem lê este alerta pelo endereço de agora deixa de ler. O endereço de agora não pode ser recuperado.
      </ConfirmDialog>
    </div>
  )
}

function Addresses({ of }: { of: string }) {
  return (
    <div role="status" className={styles.secret}>
      Quem tem um destes endereços lê os avisos. Eles só aparecem agora:
      <ul>
        {['rss', 'atom', 'json'].map((format) => (
          <li key={format}>
            <code>{`${of}${format}`}</code>{' '}
            <CopyButton isSmall text={`${of}${format}`} label={`Copiar o endereço ${format}`} />
          </li>
        ))}
      </ul>
    </div>
  )
}

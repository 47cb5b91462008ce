import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { Alert } from '../../../contract/alerts/alerts.ts'
import { getFirstMessage } from '../../api-error.ts'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import styles from './alert.module.css'
import { useAlertChanges } from './alerts.ts'
import { FeedAddressForm, FeedAnswer, useFeedReading } from './feed-test.tsx'
import { FEED_FORMATS } from './read-feed.ts'

/** An alert's feed at a secret URL; replacing or removing it asks first: current subscribers lose it. */
export function FeedPart({ alert }: { alert: Alert }) {
  const { createFeed, revokeFeed } = useAlertChanges()
  const reading = useFeedReading()
  const [asked, setAsked] = useState<'another' | 'none' | null>(null)
  const address = createFeed.data && `${window.location.origin}${createFeed.data.path}`
  const done = {
    onSuccess: () => {
      setAsked(null)
      reading.reset()
    },
  }
  const confirm = () => {
    if (asked === 'another') createFeed.mutate(alert.id, done)
    else {
      createFeed.reset()
      revokeFeed.mutate(alert.id, done)
    }
  }
  const problem = createFeed.error ?? revokeFeed.error
  const [isTesting, setTesting] = useState(false)
  const test = () => (address ? reading.mutate(`${address}rss`) : setTesting(true))
  return (
    <li>
      <div className={styles.channel}>
        <div>
          <strong>Feed</strong>
          <p className={styles.quiet}>RSS, Atom e JSON, por um endereço secreto.</p>
        </div>
        <Group gap="xs">
          {alert.has_feed ? (
            <>
              <FeedButton label="Testar" name="Testar o feed" isBusy={reading.isPending} onClick={test} />
              <FeedButton label="Trocar o endereço" onClick={() => setAsked('another')} />
              <FeedButton label="Revogar" name="Revogar o feed" onClick={() => setAsked('none')} />
            </>
          ) : (
            <FeedButton
              label="Criar um feed"
              isBusy={createFeed.isPending}
              onClick={() => createFeed.mutate(alert.id)}
            />
          )}
        </Group>
      </div>
      {address && alert.has_feed && <Addresses of={address} />}
      {alert.has_feed && isTesting && !address && <FeedAddressForm reading={reading} />}
      {alert.has_feed && <FeedAnswer reading={reading} />}
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
    </li>
  )
}

type FeedButtonProps = { label: string; name?: string; isBusy?: boolean; onClick: () => void }

const FeedButton = ({ label, name, isBusy = false, onClick }: FeedButtonProps) => (
  <Button size="xs" variant="default" aria-label={name} loading={isBusy} onClick={onClick}>
    {label}
  </Button>
)

function Addresses({ of }: { of: string }) {
  return (
    <div role="status" className={styles.secret}>
      Quem tem um destes endereços lê os avisos. Eles só aparecem agora:
      <ul className={styles.addresses}>
        {(['rss', 'atom', 'json'] as const).map((format) => (
          <li key={format}>
            <code>{`${of}${format}`}</code>{' '}
            <CopyButton isSmall text={`${of}${format}`} label={`Copiar o endereço ${FEED_FORMATS[format]}`} />
          </li>
        ))}
      </ul>
    </div>
  )
}

import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Alert, AlertChannel } from '../../../contract/alerts/alerts.ts'
import { CHANNEL_KINDS, type ChannelKind } from '../../../contract/limits.ts'
import { getFirstMessage } from '../../api-error.ts'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import styles from './alert.module.css'
import { useAlertChanges } from './alerts.ts'
import { BellTest } from './bell-test.tsx'
import { FeedPart } from './feed-part.tsx'
import { CHANNELS } from './rule-words.ts'

/** Channels of an alert besides the screen, each with the result of its last delivery. */
export function ChannelList({ alert }: { alert: Alert }) {
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <>
      <ul className={styles.channels} aria-label="Canais">
        <BellTest id={alert.id} />
        {alert.channels.map((channel) => (
          <Channel key={channel.id} alert={alert} channel={channel} />
        ))}
        <FeedPart alert={alert} />
      </ul>
      {secret && (
        <p role="status" className={styles.secret}>
          O segredo da assinatura só aparece agora: <code>{secret}</code>{' '}
          <CopyButton isSmall text={secret} label="Copiar o segredo" />
        </p>
      )}
      <NewChannelForm id={alert.id} onSecret={setSecret} />
    </>
  )
}

function describeState({ state, answer, attempts }: AlertChannel): string {
  if (state === null) return 'Nenhum aviso foi enviado ainda.'
  if (state === 'done') return `Último envio: ${answer}`
  if (state === 'failed') return `O último envio falhou: ${answer}`
  return attempts === 0 ? 'Um envio espera a vez.' : `Tentando de novo (${attempts}): ${answer}`
}

function Channel({ alert, channel }: { alert: Alert; channel: AlertChannel }) {
  const { test, removeChannel } = useAlertChanges()
  const params = { id: alert.id, channel: channel.id }
  return (
    <li>
      <div className={styles.channel}>
        <div>
          <strong>{CHANNELS[channel.kind]}</strong> {channel.name}
          <p className={styles.quiet}>{describeState(channel)}</p>
        </div>
        <Group gap="xs" wrap="nowrap">
          <Button
            size="xs"
            variant="default"
            aria-label={`Testar ${CHANNELS[channel.kind]}`}
            loading={test.isPending}
            onClick={() => test.mutate(params)}
          >
            Testar
          </Button>
          <Button
            size="xs"
            variant="default"
            loading={removeChannel.isPending}
            onClick={() => removeChannel.mutate(params)}
          >
            Remover canal
          </Button>
        </Group>
      </div>
      {test.data && <p role="status">{`${test.data.is_ok ? 'Enviado.' : 'Não foi.'} ${test.data.answer}`}</p>}
      {test.isError && <p role="alert">{getFirstMessage(test.error)}</p>}
    </li>
  )
}

function NewChannelForm({ id, onSecret }: { id: string; onSecret: (secret: string | null) => void }) {
  const { addChannel } = useAlertChanges()
  const [kind, setKind] = useState<ChannelKind>('email')
  const [address, setAddress] = useState('')
  const [chat, setChat] = useState('')
  const submit = () =>
    addChannel.mutate(
      { id, kind, address, chat },
      {
        onSuccess: ({ secret }) => {
          onSecret(secret)
          setAddress('')
        },
      },
    )
  return (
    <form
      aria-label="Novo canal"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Group align="end" gap="sm">
        <NativeSelect
          label="Outro canal"
          data={CHANNEL_KINDS.map((one) => ({ value: one, label: CHANNELS[one] }))}
          value={kind}
          onChange={({ currentTarget }) => setKind(CHANNEL_KINDS.find((one) => one === currentTarget.value) ?? 'email')}
        />
        {kind !== 'email' && (
          <TextInput
            label="Endereço"
            type="url"
            autoComplete="off"
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
        )}
        {kind === 'telegram' && (
          <TextInput
            label="Código da conversa"
            autoComplete="off"
            value={chat}
            onChange={({ currentTarget }) => setChat(currentTarget.value)}
          />
        )}
        <Button type="submit" variant="default" loading={addChannel.isPending}>
          Acrescentar canal
        </Button>
      </Group>
      {addChannel.isError && <p role="alert">{getFirstMessage(addChannel.error)}</p>}
    </form>
  )
}

import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import type { PasswordLink } from '../../../contract/users/users.ts'
import { formatDateTime } from '../../format.ts'
import { CopyButton } from '../../ui/controls/copy-button.tsx'

type Props = { username: string; link: PasswordLink | null; onClose: () => void }

/** Shows a one-time link once, with a copy button. A link sent by mail is not shown to anyone. */
export function LinkDialog({ username, link, onClose }: Props) {
  return (
    <Modal opened={link !== null} onClose={onClose} title="Link para escolher a senha" closeOnClickOutside={false}>
      {link && (
        <Stack gap="md">
          {link.link === null ? <Mailed username={username} link={link} /> : <Shown username={username} link={link} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Fechar
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}

type PartProps = { username: string; link: PasswordLink }

function Mailed({ username, link }: PartProps) {
  return (
    <p>
      Enviado por e-mail a <strong>{username}</strong>. Vale até {formatDateTime(link.expires_at)}, uma única vez.
    </p>
  )
}

function Shown({ username, link }: PartProps) {
  const address = new URL(link.link ?? '', window.location.origin).href
  return (
    <>
      <p>
        {link.delivery === 'mail_failed' && 'O e-mail não pôde ser enviado. '}
        Copie o link e entregue-o a <strong>{username}</strong> por um canal seguro. Ele não será mostrado de novo.
      </p>
      <TextInput
        label="Link"
        description={`Vale até ${formatDateTime(link.expires_at)}, uma única vez.`}
        value={address}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group>
        <CopyButton text={address} label="Copiar link" />
      </Group>
    </>
  )
}

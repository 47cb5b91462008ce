import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { getErrorMessage } from '../../api-error.ts'
import { showInfo } from '../../ui/notices/toast.ts'
import type { Session } from './session.ts'

const FILL_ALL = 'Preencha todos os campos'
type Notice = { kind: 'info' | 'error'; text: string }

/** Username and password; `onLogin` is called once the session has begun. */
export function LoginForm({ session, onLogin }: { session: Pick<Session, 'login'>; onLogin: () => void }) {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<Notice | null>(null)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (!username.trim() || !password) {
      showInfo(FILL_ALL)
      focusField(form, username.trim() ? 'password' : 'username')
      return setNotice({ kind: 'info', text: FILL_ALL })
    }
    setBusy(true)
    setNotice(null)
    try {
      await session.login({ username: username.trim(), password })
      onLogin()
    } catch (error) {
      setNotice({ kind: 'error', text: getErrorMessage(error) })
      focusField(form, 'password')
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Usuário"
          name="username"
          size="md"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={username}
          error={notice?.kind === 'info' && !username.trim()}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
        <PasswordInput
          label="Senha"
          name="password"
          size="md"
          autoComplete="current-password"
          value={password}
          error={notice?.kind === 'info' && !password}
          visibilityToggleButtonProps={{ 'aria-label': 'Mostrar ou esconder a senha' }}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <div role="alert">
          {notice && <Alert color={notice.kind === 'error' ? 'red' : 'gray'}>{notice.text}</Alert>}
        </div>
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          Entrar
        </Button>
      </Stack>
    </form>
  )
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

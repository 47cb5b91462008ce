import { Button, Stack } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useLoggedIn } from '../features/session/use-logged-in.ts'
import { ChoosePassword } from '../features/user/choose-password.tsx'
import { useScreenTitle } from '../ui/page/screen-title.ts'
import { EntryCard } from '../ui/shell/entry-card.tsx'

/** Target of a one-time link; framed like the login, which follows it. */
export function PasswordScreen() {
  const { token } = useParams({ from: '/senha/$token' })
  const [isChosen, setChosen] = useState(false)
  useScreenTitle('Escolher senha')
  return (
    <EntryCard title={isChosen ? 'Senha definida' : 'Escolher senha'}>
      {isChosen ? <WayIn /> : <ChoosePassword token={token} onChosen={() => setChosen(true)} />}
    </EntryCard>
  )
}

/** This browser may have another user's session: it is ended first. */
function WayIn() {
  const isLoggedIn = useLoggedIn()
  return (
    <Stack gap="md" role="status">
      <p>
        A senha já vale e o link não funciona mais.
        {isLoggedIn && ' Há uma sessão aberta neste navegador: saia dela para entrar com a nova senha.'}
      </p>
      <Button component={Link} to={isLoggedIn ? '/logout' : '/login'} size="md">
        {isLoggedIn ? 'Sair e entrar' : 'Entrar'}
      </Button>
    </Stack>
  )
}

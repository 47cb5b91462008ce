import { Button, Stack } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useLoggedIn } from '../features/session/use-logged-in.ts'
import { ChoosePassword } from '../features/user/choose-password.tsx'
import { useScreenTitle } from '../ui/page/screen-title.ts'
import { EntryCard } from '../ui/shell/entry-card.tsx'

/** Where a one-time link leads; framed like the login, which comes after it. */
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

/** This browser may still be somebody else's: then they leave first. */
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

import { Button, type ButtonProps } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useLoggedIn } from './use-logged-in.ts'

/** The way in: to the login, or straight to the search for who is already inside. */
export function EntryButton(props: Pick<ButtonProps, 'size' | 'variant'>) {
  const loggedIn = useLoggedIn()
  return (
    <Button component={Link} to={loggedIn ? '/consulta' : '/login'} {...props}>
      {loggedIn ? 'Abrir a consulta' : 'Entrar'}
    </Button>
  )
}

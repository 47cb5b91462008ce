import { useRouteContext, useRouter, useSearch } from '@tanstack/react-router'
import { LoginForm } from '../features/session/login-form.tsx'
import { getNextPath } from '../features/session/next-path.ts'
import { useScreenTitle } from '../ui/page/screen-title.ts'
import { EntryCard } from '../ui/shell/entry-card.tsx'
import classes from './login.module.css'

export function LoginScreen() {
  const router = useRouter()
  const { session } = useRouteContext({ from: '__root__' })
  const { next } = useSearch({ strict: false })
  useScreenTitle('Entrar')
  const openNext = () => router.history.push(getNextPath(next, window.location.origin))
  return (
    <EntryCard title="Entrar">
      {next !== undefined && <p className={classes.next}>Depois de entrar, você vai direto para a tela pedida.</p>}
      <LoginForm session={session} onLogin={openNext} />
      <p className={classes.help}>
        Não tem acesso ou esqueceu a senha? Fale com quem administra o LupaScan na sua redação.
      </p>
    </EntryCard>
  )
}

import { Link, useRouteContext, useRouter, useSearch } from '@tanstack/react-router'
import { LoginForm } from '../features/session/login-form.tsx'
import { getNextPath } from '../features/session/next-path.ts'
import { useScreenTitle } from '../ui/screen-title.ts'
import { Brand } from '../ui/shell/brand.tsx'
import { ThemeButton } from '../ui/shell/theme-button.tsx'
import classes from './login.module.css'

export function LoginScreen() {
  const router = useRouter()
  const { session } = useRouteContext({ from: '__root__' })
  const { next } = useSearch({ strict: false })
  useScreenTitle('Entrar')
  const openNext = () => router.history.push(getNextPath(next, window.location.origin))
  return (
    <div className={classes.screen}>
      <header className={classes.top}>
        <ThemeButton />
      </header>
      <main className={classes.card}>
        <Link to="/" className={classes.brand} aria-label="LupaScan, página inicial">
          <Brand withName size={36} />
        </Link>
        <h1 className={classes.title}>Entrar</h1>
        {next !== undefined && <p className={classes.next}>Depois de entrar, você vai direto para a tela pedida.</p>}
        <LoginForm session={session} onLogin={openNext} />
        <p className={classes.help}>
          Não tem acesso ou esqueceu a senha? Fale com quem administra o LupaScan na sua redação.
        </p>
      </main>
    </div>
  )
}

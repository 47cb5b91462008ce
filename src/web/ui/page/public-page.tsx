import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Brand } from '../shell/brand.tsx'
import { SkipLink } from '../shell/skip-link.tsx'
import { ThemeButton } from '../shell/theme-button.tsx'
import { OfflineHint } from './offline-hint.tsx'
import classes from './public-page.module.css'

/** Frame of the pages that need no login. `entry`: link into the product. */
export function PublicPage({ entry, children }: { entry: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.header}>
        <Link to="/" className={classes.brand} aria-label="LupaScan, página inicial">
          <Brand withName />
        </Link>
        <div className={classes.actions}>
          <nav className={classes.places} aria-label="Páginas">
            <PublicLinks />
          </nav>
          <ThemeButton />
          {entry}
        </div>
      </header>
      <OfflineHint />
      <main id="conteudo" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <footer className={classes.footer}>
        <nav className={classes.footerLinks} aria-label="Rodapé">
          <Link to="/">Início</Link>
          <PublicLinks />
          <a href="/api/docs">Documentação da API</a>
        </nav>
        LupaScan é software livre, sob a licença Apache 2.0.
      </footer>
    </div>
  )
}

function PublicLinks() {
  return (
    <>
      <Link to="/sobre-o-lupascan">Sobre o LupaScan</Link>
      <Link to="/sobre-nos">Sobre nós</Link>
    </>
  )
}

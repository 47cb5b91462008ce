import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import classes from './entry-card.module.css'
import { ThemeButton } from './theme-button.tsx'

/** Layout of the screens before the login: a card with brand, heading, and theme choice. */
export function EntryCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.screen}>
      <header className={classes.top}>
        <ThemeButton />
      </header>
      <main className={classes.card}>
        <Link to="/" className={classes.brand} aria-label="LupaScan, página inicial">
          <Brand withName size={36} />
        </Link>
        <h1 className={classes.title}>{title}</h1>
        {children}
      </main>
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { OfflineHint } from '../page/offline-hint.tsx'
import { Brand } from './brand.tsx'
import type { NavItem } from './nav-item.ts'
import classes from './shell.module.css'
import { ShellDrawer } from './shell-drawer.tsx'
import { SkipLink } from './skip-link.tsx'

type Props = {
  items: NavItem[]
  /** The user menu, with theme and "Sair". */
  profileMenu: (position: 'right-end' | 'bottom-end') => ReactNode
  banner?: ReactNode
  children: ReactNode
}

/** Frame of the screens for logged-in users: side navigation of 64 pixels, on phones a bar with a drawer. */
export function Shell({ items, profileMenu, banner, children }: Props) {
  return (
    <div className={classes.shell}>
      <SkipLink />
      <header className={classes.side}>
        <Link to="/" className={classes.home} aria-label="LupaScan, página inicial">
          <Brand size={32} />
        </Link>
        <nav aria-label="Principal" className={classes.nav}>
          {items.map((item) => (
            <NavIcon key={item.to} item={item} />
          ))}
        </nav>
        {profileMenu('right-end')}
      </header>
      <header className={classes.bar}>
        <ShellDrawer items={items} />
        <Link to="/" className={classes.home} aria-label="LupaScan, página inicial">
          <Brand withName size={26} />
        </Link>
        <div className={classes.barEnd}>{profileMenu('bottom-end')}</div>
      </header>
      <div className={classes.content}>
        {banner}
        <OfflineHint />
        <main id="conteudo" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}

function NavIcon({ item }: { item: NavItem }) {
  return (
    <Link to={item.to} className={classes.link} aria-label={item.label}>
      <item.icon size={22} stroke={1.75} aria-hidden="true" />
      <span className={classes.tip} aria-hidden="true">
        {item.label}
      </span>
    </Link>
  )
}

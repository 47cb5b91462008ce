import { Drawer } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Brand } from './brand.tsx'
import type { NavItem } from './nav-item.ts'
import classes from './shell-drawer.module.css'

export type ShellDrawerProps = { opened: boolean; items: NavItem[]; onClose: () => void }

/** The navigation items with their names. */
export function ShellDrawerPlaces({ opened, items, onClose }: ShellDrawerProps) {
  return (
    <Drawer opened={opened} onClose={onClose} size={280} title={<Brand withName size={26} />}>
      <nav aria-label="Principal" className={classes.nav}>
        {items.map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} className={classes.link} onClick={onClose}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            {label}
          </Link>
        ))}
      </nav>
    </Drawer>
  )
}

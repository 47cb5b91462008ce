import { Burger, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { Brand } from './brand.tsx'
import type { NavItem } from './shell.tsx'
import classes from './shell-drawer.module.css'

/** The navigation of a phone: a button that opens the places with their names. */
export function ShellDrawer({ items }: { items: NavItem[] }) {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Burger opened={opened} onClick={open} size="sm" aria-label="Abrir menu" />
      <Drawer opened={opened} onClose={close} size={280} title={<Brand withName size={26} />}>
        <nav aria-label="Principal" className={classes.nav}>
          {items.map(({ to, label, icon: Icon }) => (
            <Link key={to} to={to} className={classes.link} onClick={close}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              {label}
            </Link>
          ))}
        </nav>
      </Drawer>
    </>
  )
}

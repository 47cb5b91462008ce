import { Burger } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { LazyMount } from '../layers/lazy-mount.tsx'
import { partOnDemand } from '../layers/parts-on-demand.ts'
import type { NavItem } from './nav-item.ts'
import type { ShellDrawerProps } from './shell-drawer-places.tsx'

const ShellDrawerPlaces = partOnDemand<ShellDrawerProps>(
  async () => (await import('./shell-drawer-places.tsx')).ShellDrawerPlaces,
)

/** Navigation on a phone: a button that opens the items with their names. */
export function ShellDrawer({ items }: { items: NavItem[] }) {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Burger
        opened={opened}
        onClick={open}
        onPointerEnter={ShellDrawerPlaces.fetchSoon}
        size="sm"
        aria-label="Abrir menu"
      />
      <LazyMount isOpen={opened}>
        {(isOpen) => <ShellDrawerPlaces opened={isOpen} items={items} onClose={close} />}
      </LazyMount>
    </>
  )
}

import { Menu } from '@mantine/core'
import { useOpening } from '../layers/parts-on-demand.ts'
import { ThemeMenuItems } from './theme-menu.tsx'
import { ThemeSign } from './theme-sign.tsx'

/** Theme menu of the button. Mounted when it is first opened, and then open. */
export function ThemeButtonMenu() {
  const [isOpen, setOpen, buttonRef] = useOpening()
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <ThemeSign ref={buttonRef} />
      </Menu.Target>
      <Menu.Dropdown>
        <ThemeMenuItems />
      </Menu.Dropdown>
    </Menu>
  )
}

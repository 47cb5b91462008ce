import { ActionIcon, Menu } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { ThemeMenuItems } from './theme-menu.tsx'

/** Chooses the theme where there is no profile menu. */
export function ThemeButton() {
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Escolher tema">
          <IconSun size={18} aria-hidden="true" className="mantine-dark-hidden" />
          <IconMoon size={18} aria-hidden="true" className="mantine-light-hidden" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ThemeMenuItems />
      </Menu.Dropdown>
    </Menu>
  )
}

import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'

/** Sun or moon, depending on the theme: icon of the button that opens the choice. */
export function ThemeSign(props: ActionIconProps & ComponentPropsWithRef<'button'>) {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Escolher tema" {...props}>
      <IconSun size={18} aria-hidden="true" className="mantine-dark-hidden" />
      <IconMoon size={18} aria-hidden="true" className="mantine-light-hidden" />
    </ActionIcon>
  )
}

/** Icon button of the table settings, also shown before the menu has loaded. */
import { ActionIcon } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'

export function TableSettingsSign(props: Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'>) {
  return (
    <ActionIcon
      variant="default"
      size={30}
      title="Exibição"
      aria-label="Exibição da tabela"
      aria-haspopup="menu"
      {...props}
    >
      <IconAdjustmentsHorizontal size={16} aria-hidden />
    </ActionIcon>
  )
}

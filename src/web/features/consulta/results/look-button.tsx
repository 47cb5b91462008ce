import { ActionIcon } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ComponentPropsWithRef, startTransition, useState } from 'react'
import { partOnDemand } from '../../../ui/parts-on-demand.ts'
import type { LookMenuProps } from './look-menu.tsx'

export const LookMenu = partOnDemand<LookMenuProps>(async () => (await import('./look-menu.tsx')).LookMenu)

/** Opens how the table looks. */
export function LookButton(props: LookMenuProps) {
  const [wasOpen, setWasOpen] = useState(false)
  if (wasOpen) return <LookMenu {...props} />
  // The button stays as it is until the menu can be drawn.
  return <LookSign onClick={() => startTransition(() => setWasOpen(true))} />
}

export function LookSign(props: Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'>) {
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

/** How the table looks (columns and density): the button that opens the choice. */
import { startTransition, useState } from 'react'
import { partOnDemand } from '../../../ui/layers/parts-on-demand.ts'
import type { LookMenuProps } from './look-menu.tsx'
import { LookSign } from './look-sign.tsx'

export const LookMenu = partOnDemand<LookMenuProps>(async () => (await import('./look-menu.tsx')).LookMenu)

/** Opens how the table looks. */
export function LookButton(props: LookMenuProps) {
  const [wasOpen, setWasOpen] = useState(false)
  if (wasOpen) return <LookMenu {...props} />
  // The button stays as it is until the menu can be drawn.
  return <LookSign onClick={() => startTransition(() => setWasOpen(true))} />
}

/** Button for the table's columns and density. */
import { startTransition, useState } from 'react'
import { partOnDemand } from '../../../ui/layers/parts-on-demand.ts'
import type { LookMenuProps } from './look-menu.tsx'
import { LookSign } from './look-sign.tsx'

export const LookMenu = partOnDemand<LookMenuProps>(async () => (await import('./look-menu.tsx')).LookMenu)

/** Opens the table settings. */
export function LookButton(props: LookMenuProps) {
  const [wasOpen, setWasOpen] = useState(false)
  if (wasOpen) return <LookMenu {...props} />
  // The button stays until the menu can be rendered.
  return <LookSign onClick={() => startTransition(() => setWasOpen(true))} />
}

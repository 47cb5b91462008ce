import { startTransition, useState } from 'react'
import { partOnDemand } from '../../../ui/layers/parts-on-demand.ts'
import { SourceMenuButton } from './source-menu-button.tsx'
import type { SourceMenuProps } from './source-menu-list.tsx'

/** Menu of a row. A list has many of them, few of which are opened. */
export const SourceMenuList = partOnDemand<SourceMenuProps>(
  async () => (await import('./source-menu-list.tsx')).SourceMenuList,
)

/** Actions on a followed account, below its button. */
export function SourceMenu(props: SourceMenuProps) {
  const [wasOpen, setWasOpen] = useState(false)
  if (wasOpen) return <SourceMenuList {...props} />
  // The button stays until the menu can be rendered.
  return <SourceMenuButton handle={props.source.handle} onClick={() => startTransition(() => setWasOpen(true))} />
}

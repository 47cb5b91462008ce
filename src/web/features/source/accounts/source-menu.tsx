import { startTransition, useState } from 'react'
import { partOnDemand } from '../../../ui/layers/parts-on-demand.ts'
import { SourceMenuButton } from './source-menu-button.tsx'
import type { SourceMenuProps } from './source-menu-list.tsx'

/** The menu of a line. A list has many of them, of which hardly one is opened. */
export const SourceMenuList = partOnDemand<SourceMenuProps>(
  async () => (await import('./source-menu-list.tsx')).SourceMenuList,
)

/** What can be done with a followed account, below its button. */
export function SourceMenu(props: SourceMenuProps) {
  const [wasOpen, setWasOpen] = useState(false)
  if (wasOpen) return <SourceMenuList {...props} />
  // The button stays as it is until the menu can be drawn.
  return <SourceMenuButton handle={props.source.handle} onClick={() => startTransition(() => setWasOpen(true))} />
}

/** Button for the table's columns and density. */
import { startTransition, useState } from 'react'
import { partOnDemand } from '../../../ui/layers/parts-on-demand.ts'
import type { TableSettingsProps } from './table-settings-menu.tsx'
import { TableSettingsSign } from './table-settings-sign.tsx'

export const TableSettingsMenu = partOnDemand<TableSettingsProps>(
  async () => (await import('./table-settings-menu.tsx')).TableSettingsMenu,
)

/** Opens the table settings. */
export function TableSettingsButton(props: TableSettingsProps) {
  const [wasOpen, setWasOpen] = useState(false)
  if (wasOpen) return <TableSettingsMenu {...props} />
  // The button stays until the menu can be rendered.
  return <TableSettingsSign onClick={() => startTransition(() => setWasOpen(true))} />
}

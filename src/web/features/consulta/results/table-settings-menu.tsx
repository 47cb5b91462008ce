/** Menu of columns and density, mounted when it is first opened. */
import { Menu } from '@mantine/core'
import { useOpening } from '../../../ui/layers/parts-on-demand.ts'
import { SORT_LABELS } from '../state/sorting.ts'
import { COUNT_COLUMNS, type CountColumn, type TableSettings } from '../state/table-settings.ts'
import { TableSettingsSign } from './table-settings-sign.tsx'

export type TableSettingsProps = { look: TableSettings; onSettings: (look: TableSettings) => void }

/** Row height and columns of the table. Mounted when it is first opened, and then open. */
export function TableSettingsMenu({ look, onSettings }: TableSettingsProps) {
  const [isOpen, setOpen, buttonRef] = useOpening()
  const toggle = (column: CountColumn) =>
    onSettings({ ...look, columns: COUNT_COLUMNS.filter((one) => look.columns.includes(one) !== (one === column)) })
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" closeOnItemClick={false} withinPortal={false}>
      <Menu.Target>
        <TableSettingsSign ref={buttonRef} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.CheckboxItem checked={look.isDense} onChange={(isDense) => onSettings({ ...look, isDense })}>
          Linhas compactas
        </Menu.CheckboxItem>
        <Menu.Divider />
        <Menu.Label>Colunas</Menu.Label>
        {COUNT_COLUMNS.map((column) => (
          <Menu.CheckboxItem key={column} checked={look.columns.includes(column)} onChange={() => toggle(column)}>
            {SORT_LABELS[column]}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

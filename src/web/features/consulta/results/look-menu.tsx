/** Menu of columns and density, mounted when it is first opened. */
import { Menu } from '@mantine/core'
import { useOpening } from '../../../ui/layers/parts-on-demand.ts'
import { SORT_LABELS } from '../state/sorting.ts'
import { COUNT_COLUMNS, type CountColumn, type TableLook } from '../state/table-look.ts'
import { LookSign } from './look-sign.tsx'

export type LookMenuProps = { look: TableLook; onLook: (look: TableLook) => void }

/** Row height and columns of the table. Mounted when it is first opened, and then open. */
export function LookMenu({ look, onLook }: LookMenuProps) {
  const [isOpen, setOpen, buttonRef] = useOpening()
  const toggle = (column: CountColumn) =>
    onLook({ ...look, columns: COUNT_COLUMNS.filter((one) => look.columns.includes(one) !== (one === column)) })
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" closeOnItemClick={false} withinPortal={false}>
      <Menu.Target>
        <LookSign ref={buttonRef} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.CheckboxItem checked={look.isDense} onChange={(isDense) => onLook({ ...look, isDense })}>
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

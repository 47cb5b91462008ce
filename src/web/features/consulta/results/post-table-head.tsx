import { VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { SortField } from '../../../../contract/limits.ts'
import type { QueryAddress } from '../state/address.ts'
import { SORT_LABELS, toggleSort } from '../state/sorting.ts'
import type { CountColumn } from '../state/table-settings.ts'
import styles from './post-table.module.css'

type Column = { label: string; field?: SortField; width: string }

const COLUMNS: readonly Column[] = [
  { label: 'Pessoa', width: 'author' },
  { label: 'Publicação', width: 'text' },
  { label: 'Data', field: 'date_created', width: 'date' },
]

const COUNTS: Record<CountColumn, string> = {
  views: 'Visualiz.',
  likes: 'Curtidas',
  shares: 'Compart.',
  comments: 'Coment.',
}

type Props = { columns: readonly CountColumn[]; address: QueryAddress; goTo: (next: QueryAddress) => void }

/** Column headings; sortable ones are buttons. */
export function PostTableHead({ columns, address, goTo }: Props) {
  const counts = columns.map((field): Column => ({ label: COUNTS[field], field, width: 'count' }))
  return (
    <thead>
      <tr>
        {[...COLUMNS, ...counts].map(({ label, field, width }) => (
          <th
            key={label}
            scope="col"
            data-width={width}
            className={width === 'count' ? styles.number : undefined}
            aria-sort={field && readSort(address, field)}
          >
            {field && <SortButton label={label} field={field} address={address} goTo={goTo} />}
            {!field && label}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type SortButtonProps = { label: string; field: SortField; address: QueryAddress; goTo: (next: QueryAddress) => void }

function SortButton({ label, field, address, goTo }: SortButtonProps) {
  const isSorted = address.sort_by === field
  const Arrow = isSorted && address.sort_order === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <button
      type="button"
      className={styles.sort}
      data-sorted={isSorted || undefined}
      title={`Ordenar por ${SORT_LABELS[field].toLowerCase()}`}
      onClick={() => goTo(toggleSort(address, field))}
    >
      <span aria-hidden>{label}</span>
      <VisuallyHidden component="span">{SORT_LABELS[field]}</VisuallyHidden>
      <Arrow size={13} stroke={2} className={styles.arrow} aria-hidden />
    </button>
  )
}

function readSort(address: QueryAddress, field: SortField): 'ascending' | 'descending' | 'none' {
  if (address.sort_by !== field) return 'none'
  return address.sort_order === 'asc' ? 'ascending' : 'descending'
}

import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import styles from './filter-picker.module.css'

type FilterButtonProps = ComponentProps<'button'> & { label: string; count: number; isOpen: boolean }

/** Button of a filter: its name, and the number of selected values. */
export function FilterButton({ label, count, isOpen, ...rest }: FilterButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-set={count > 0 || undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={count > 0 ? `${label}: ${count === 1 ? '1 escolhido' : `${count} escolhidos`}` : label}
    >
      {label}
      {count > 0 && <span className={styles.badge}>{count}</span>}
      <IconChevronDown size={14} stroke={1.8} className={styles.chevron} aria-hidden />
    </button>
  )
}

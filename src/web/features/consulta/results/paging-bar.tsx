import { NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { PAGE_SIZES, type PageSize } from '../../../../contract/limits.ts'
import { formatNumber } from '../../../format.ts'
import { formatPageRange, getLastPage, listPageSlots } from '../state/paging.ts'
import styles from './result-bar.module.css'

type PagingBarProps = {
  page: number
  pageSize: PageSize
  /** The page shown above; while another one is loading it is still the previous one. */
  shown: number
  range: { readonly page: number; readonly page_size: number } | undefined
  total: number
  onPage: (page: number) => void
  onPageSize: (size: PageSize) => void
}

/** Position in the list, and links to its other pages. */
export function PagingBar({ page, pageSize, shown, range, total, onPage, onPageSize }: PagingBarProps) {
  return (
    <div className={styles.paging}>
      <p className={styles.range}>{formatPageRange(range?.page ?? page, range?.page_size ?? pageSize, shown, total)}</p>
      <PageNumbers page={page} last={getLastPage(total, pageSize)} onPage={onPage} />
      <NativeSelect
        size="xs"
        aria-label="Publicações por página"
        value={String(pageSize)}
        data={PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} por página` }))}
        onChange={(event) => {
          const size = PAGE_SIZES.find((known) => String(known) === event.currentTarget.value)
          if (size) onPageSize(size)
        }}
      />
    </div>
  )
}

type PageNumbersProps = { page: number; last: number; onPage: (page: number) => void; label?: string }

/** Five neighbouring pages, and previous and next; `label` names the list for screen readers. */
export function PageNumbers({ page, last, onPage, label = 'Páginas' }: PageNumbersProps) {
  const isFirst = page <= 1
  const isLast = page >= last
  return (
    <nav className={styles.pages} aria-label={label}>
      <Step name="Primeira página" to={1} disabled={isFirst} onPage={onPage} icon={IconChevronsLeft} />
      <Step
        name="Página anterior"
        to={Math.min(page - 1, last)}
        disabled={isFirst}
        onPage={onPage}
        icon={IconChevronLeft}
      />
      {listPageSlots(page, last).map((slot) => (
        <button
          type="button"
          key={slot}
          className={styles.page}
          aria-label={`Página ${formatNumber(slot)}`}
          aria-current={slot === page ? 'page' : undefined}
          onClick={() => onPage(slot)}
        >
          {formatNumber(slot)}
        </button>
      ))}
      <Step name="Próxima página" to={page + 1} disabled={isLast} onPage={onPage} icon={IconChevronRight} />
      <Step name="Última página" to={last} disabled={isLast} onPage={onPage} icon={IconChevronsRight} />
    </nav>
  )
}

type StepProps = {
  name: string
  to: number
  disabled: boolean
  onPage: (page: number) => void
  icon: typeof IconChevronLeft
}

function Step({ name, to, disabled, onPage, icon: Icon }: StepProps) {
  return (
    <button
      type="button"
      className={styles.page}
      aria-label={name}
      title={name}
      disabled={disabled}
      onClick={() => onPage(to)}
    >
      <Icon size={16} aria-hidden />
    </button>
  )
}

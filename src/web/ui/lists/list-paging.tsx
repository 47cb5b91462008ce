import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { Paging } from '../../../contract/paging.ts'
import { formatNumber } from '../../format.ts'
import styles from './list-paging.module.css'

type ListPagingProps = {
  reply: Paging & { items: readonly unknown[] }
  onPage: (page: number) => void
}

/** Position in a list, with links to neighbouring pages, or back into the list; nothing if there is a single page. */
export function ListPaging({ reply, onPage }: ListPagingProps) {
  const { page, page_size, total_items, total_pages, items } = reply
  if (items.length === 0 && total_pages > 0) return <WayBack last={total_pages} onPage={onPage} />
  if (total_pages <= 1) return null
  const first = (page - 1) * page_size + 1
  const range = `${formatNumber(first)}-${formatNumber(first + items.length - 1)} de ${formatNumber(total_items)}`
  return (
    <nav className={styles.paging} aria-label="Páginas">
      <Button
        variant="default"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        leftSection={<IconChevronLeft size={16} aria-hidden />}
      >
        Anterior
      </Button>
      <span>{range}</span>
      <Button
        variant="default"
        disabled={page >= total_pages}
        onClick={() => onPage(page + 1)}
        rightSection={<IconChevronRight size={16} aria-hidden />}
      >
        Próxima
      </Button>
    </nav>
  )
}

/** A page beyond the end: from an old address, or because its items are gone. */
function WayBack({ last, onPage }: { last: number; onPage: (page: number) => void }) {
  return (
    <nav className={styles.paging} aria-label="Páginas">
      <span>A lista termina na página {formatNumber(last)}.</span>
      <Button variant="default" onClick={() => onPage(last)}>
        Ir para a última página
      </Button>
    </nav>
  )
}

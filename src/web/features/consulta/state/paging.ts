import { MAX_OFFSET, PAGE_SLOTS } from '../../../../contract/limits.ts'
import { formatNumber } from '../../../format.ts'

/** Where a page stands in its list: '21-40 de 1.234', or '---' when it shows nothing. */
export function formatPageRange(page: number, pageSize: number, shown: number, total: number): string {
  if (shown === 0) return '---'
  const from = (page - 1) * pageSize + 1
  return `${formatNumber(from)}-${formatNumber(from + shown - 1)} de ${formatNumber(total)}`
}

/** The last page that can be asked for: the list ends at MAX_OFFSET publications. At least 1. */
export function getLastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.min(Math.ceil(total / pageSize), Math.floor(MAX_OFFSET / pageSize)))
}

/** Up to five neighbouring page numbers with `page` as near the middle as the ends allow. */
export function listPageSlots(page: number, lastPage: number): number[] {
  const count = Math.min(PAGE_SLOTS, lastPage)
  const first = Math.min(Math.max(1, page - Math.floor(count / 2)), lastPage - count + 1)
  return Array.from({ length: count }, (_, index) => first + index)
}

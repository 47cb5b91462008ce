import { MAX_OFFSET, PAGE_SLOTS } from '../../../../contract/limits.ts'
import { formatNumber } from '../../../format.ts'

/** Range of a page: '21-40 de 1.234', or '---' if it shows nothing. */
export function formatPageRange(page: number, pageSize: number, shown: number, total: number): string {
  if (shown === 0) return '---'
  const from = (page - 1) * pageSize + 1
  return `${formatNumber(from)}-${formatNumber(from + shown - 1)} de ${formatNumber(total)}`
}

/** The last available page: the list ends at MAX_OFFSET posts. At least 1. */
export function getLastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.min(Math.ceil(total / pageSize), Math.floor(MAX_OFFSET / pageSize)))
}

/** Up to five neighbouring page numbers with `page` as near the middle as possible. */
export function listPageSlots(page: number, lastPage: number): number[] {
  const count = Math.min(PAGE_SLOTS, lastPage)
  const first = Math.min(Math.max(1, page - Math.floor(count / 2)), lastPage - count + 1)
  return Array.from({ length: count }, (_, index) => first + index)
}

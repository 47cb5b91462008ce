/** Preferences stored in the browser. A browser that refuses storage only forgets them. */
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize } from '../../../../contract/limits.ts'
import { PHONE } from '../../../ui/page/phone-width.ts'
import type { AddressText, QueryAddress } from './address.ts'

export type ViewMode = 'table' | 'cards'

const PAGE_SIZE_KEY = 'pageSize'
const VIEW_KEY = 'viewMode'
const TABLE_SETTINGS_KEY = 'tableLook'
const RAIL_KEY = 'filterRail'

function readStoredPageSize(): PageSize {
  const stored = read(PAGE_SIZE_KEY)
  return PAGE_SIZES.find((size) => String(size) === stored) ?? DEFAULT_PAGE_SIZE
}

/** An address without a page size uses the one chosen last; a link with a page is left unchanged. */
export function withStoredPageSize(texts: AddressText, address: QueryAddress): QueryAddress {
  const isFree = texts.page_size === undefined && texts.page === undefined
  return isFree ? { ...address, page_size: readStoredPageSize() } : address
}

export function storePageSize(size: PageSize): void {
  write(PAGE_SIZE_KEY, String(size))
}

/** The view mode chosen last; by default, cards on a phone and the table elsewhere. */
export function readStoredView(): ViewMode {
  const stored = read(VIEW_KEY)
  if (stored === 'table' || stored === 'cards') return stored
  return window.matchMedia(PHONE).matches ? 'cards' : 'table'
}

export function storeView(view: ViewMode): void {
  write(VIEW_KEY, view)
}

/** Whether the filters are shown beside the list; not by default. */
export const readStoredRail = () => read(RAIL_KEY) === 'true'

export const storeRail = (isOpen: boolean) => write(RAIL_KEY, String(isOpen))

/** Table settings as written by `printTableSettings`; null by default. */
export const readStoredTableSettings = () => read(TABLE_SETTINGS_KEY)

export const storeTableSettings = (look: string) => write(TABLE_SETTINGS_KEY, look)

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Private windows and full disks: the choice lasts until the page is left.
  }
}

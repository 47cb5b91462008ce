/**
 * The contract's constants as the browser needs them: importing the contract itself would bring zod along (18 kB).
 * The types come from the contract, and `limits.test.ts` compares the values.
 */
import type * as paging from '../../../contract/paging.ts'
import type { SortField, SortOrder } from '../../../contract/post-query.ts'

export type PageSize = (typeof paging.PAGE_SIZES)[number]

export const PAGE_SIZES = [20, 50, 100] as const satisfies readonly PageSize[]
export const DEFAULT_PAGE_SIZE: PageSize = 20
/** Numbered places in the paging bar. */
export const PAGE_SLOTS = 5
/** The last publication that a page may reach; what lies beyond is for the CSV. */
export const MAX_OFFSET = 100_000
export const MAX_SEARCH_LENGTH = 2_000

export const SORT_FIELDS = [
  'date_created',
  'views',
  'likes',
  'shares',
  'comments',
  'hate_score',
] as const satisfies readonly SortField[]
export const SORT_ORDERS = ['desc', 'asc'] as const satisfies readonly SortOrder[]

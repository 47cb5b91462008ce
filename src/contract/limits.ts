/** Numbers and closed lists that the browser needs at run time as well: no schema here, so that none is loaded there. */
export const PAGE_SIZES = [20, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]
export const DEFAULT_PAGE_SIZE: PageSize = 20
/** Numbered places in the paging bar. */
export const PAGE_SLOTS = 5
/** The last post a page may reach: deeper lists are what the CSV is for, and deep offsets cost the server. */
export const MAX_OFFSET = 100_000
export const MAX_SEARCH_LENGTH = 2_000
export const MAX_FILTER_VALUES = 200

export const SORT_FIELDS = ['date_created', 'views', 'likes', 'shares', 'comments', 'hate_score'] as const
export type SortField = (typeof SORT_FIELDS)[number]
export const SORT_ORDERS = ['desc', 'asc'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

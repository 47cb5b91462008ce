import { z } from 'zod'

export const PAGE_SIZES = [20, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 20
/** Numbered places in the paging bar. */
export const PAGE_SLOTS = 5
/** The last post a page may reach: deeper lists are what the CSV is for, and deep offsets cost the server. */
export const MAX_OFFSET = 100_000

/** The paging part of every list answer. */
export const Paging = z.object({
  page: z.int(),
  page_size: z.int(),
  /** Always exact. */
  total_items: z.int(),
  total_pages: z.int(),
})
export type Paging = z.infer<typeof Paging>

import { z } from 'zod'

/** The paging part of every list answer. */
export const Paging = z.object({
  page: z.int(),
  page_size: z.int(),
  /** Always exact. */
  total_items: z.int(),
  total_pages: z.int(),
})
export type Paging = z.infer<typeof Paging>

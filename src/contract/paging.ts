import { z } from 'zod'

/** A page as it stands in an address; the first is 1. @param digits how many at the most */
export const pageNumber = (digits: number) =>
  z
    .string()
    .regex(new RegExp(`^[1-9][0-9]{0,${digits - 1}}$`), 'A página é um número inteiro a partir de 1.')
    .transform(Number)
    .default(1)

/** How many to a page: one of some sizes. */
export const pageSize = (sizes: readonly number[], usual: number) =>
  z
    .enum(sizes.map(String), { error: `Use um destes tamanhos: ${sizes.join(', ')}.` })
    .transform(Number)
    .default(usual)

/** The paging part of every list answer. */
export const Paging = z.object({
  page: z.int(),
  page_size: z.int(),
  /** Always exact. */
  total_items: z.int(),
  total_pages: z.int(),
})
export type Paging = z.infer<typeof Paging>

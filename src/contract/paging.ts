import { z } from 'zod'

/**
 * A page number in an address; the first is 1.
 * @param digits maximum number of digits
 */
export const pageNumber = (digits: number) =>
  z
    .string()
    .regex(new RegExp(`^[1-9][0-9]{0,${digits - 1}}$`), 'A página é um número inteiro a partir de 1.')
    .transform(Number)
    .default(1)

/** Page size: one of the given sizes. */
export const pageSize = (sizes: readonly number[], usual: number) =>
  z
    .enum(sizes.map(String), { error: `Use um destes tamanhos: ${sizes.join(', ')}.` })
    .transform(Number)
    .default(usual)

/** The paging fields of every list response. */
export const Paging = z.object({
  page: z.int(),
  page_size: z.int(),
  /** Always exact. */
  total_items: z.int(),
  total_pages: z.int(),
})
export type Paging = z.infer<typeof Paging>

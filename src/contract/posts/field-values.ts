import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** Search fields whose values are completed from the store, because no filter lists them. */
export const COMPLETED_FIELDS = ['hashtag', 'mencao', 'dominio', 'link'] as const
export type CompletedField = (typeof COMPLETED_FIELDS)[number]
export const MAX_COMPLETED_VALUES = 8
/** Longer than other limits because addresses are long. */
export const MAX_TYPED_VALUE = 300

export const FieldValues = z.object({
  /**
   * Without "#" and "@", hashtags without accents; most posts first. For links, first the sites with a trailing slash,
   * then, once a site is typed in full, its addresses. A site counts all posts that link to it, which `dominio:` finds
   * and `link:` does not.
   */
  values: z.array(z.object({ value: z.string(), total_posts: z.int() })).max(MAX_COMPLETED_VALUES),
})
export type FieldValues = z.infer<typeof FieldValues>

export const listFieldValues = defineEndpoint({
  method: 'GET',
  path: '/api/field_values/',
  access: 'user',
  summary: 'Hashtags, menções, sites ou links do acervo que começam assim, com o número de publicações de cada um',
  query: z.object({
    field: z.enum(COMPLETED_FIELDS, { error: `Use um destes: ${COMPLETED_FIELDS.join(', ')}.` }),
    begins: z.string().max(MAX_TYPED_VALUE, `O começo pode ter até ${MAX_TYPED_VALUE} caracteres.`).default(''),
  }),
  reply: FieldValues,
})

import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** Fields of the search whose values the store knows, and no list of a filter. */
export const COMPLETED_FIELDS = ['hashtag', 'mencao', 'dominio'] as const
export type CompletedField = (typeof COMPLETED_FIELDS)[number]
export const MAX_COMPLETED_VALUES = 8

export const FieldValues = z.object({
  /** Without "#" and "@", hashtags without accents; those of most posts first. */
  values: z.array(z.object({ value: z.string(), total_posts: z.int() })).max(MAX_COMPLETED_VALUES),
})
export type FieldValues = z.infer<typeof FieldValues>

export const listFieldValues = defineEndpoint({
  method: 'GET',
  path: '/api/field_values/',
  access: 'user',
  summary: 'Hashtags, menções ou sites do acervo que começam assim, com o número de publicações de cada um',
  query: z.object({
    field: z.enum(COMPLETED_FIELDS, { error: `Use um destes: ${COMPLETED_FIELDS.join(', ')}.` }),
    begins: z.string().max(100, 'O começo pode ter até 100 caracteres.').default(''),
  }),
  reply: FieldValues,
})

import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** Copies in one response: copies of the text come before other uses of its form, oldest first in each group. */
export const MAX_NEAR_COPIES = 50

/** How a text relates to that of the given post. */
export const LIKENESSES = [
  'mesmo texto',
  'texto alterado',
  'trecho deste texto',
  'texto maior',
  'mesmo modelo, outros dados',
] as const
export type Likeness = (typeof LIKENESSES)[number]

/** Not a copy: another sum, place, name or date in the same form. */
export const SAME_FORM = 'mesmo modelo, outros dados' satisfies Likeness

/** Another post with the same message, whole, altered or in part. */
export const NearCopy = z.object({
  id: z.uuid(),
  author: z.string(),
  fullName: z.string(),
  platform: z.string(),
  /** ISO 8601 in UTC. */
  dateCreated: z.string(),
  content: z.string(),
  likeness: z.enum(LIKENESSES),
})
export type NearCopy = z.infer<typeof NearCopy>

export const NearCopies = z.object({
  /** First copies of the text in any shape, then the same form with other data; oldest first in each group. */
  items: z.array(NearCopy).max(MAX_NEAR_COPIES),
  /** Total number found. */
  total: z.int(),
  /** Those of `total` with the same form and other data (another sum, place, name or date), which are not copies. */
  sameForm: z.int(),
  /** Why there may be more: time ran out before everything was searched, or too many texts share its words to compare them all. */
  missing: z.enum(['time', 'many']).nullable(),
})
export type NearCopies = z.infer<typeof NearCopies>

export const listNearCopies = defineEndpoint({
  method: 'GET',
  path: '/api/posts/{id}/near_copies/',
  access: 'user',
  summary:
    'Publicações com o mesmo texto, com partes dele ou com poucas palavras trocadas, e depois as do mesmo modelo com outros dados; de cada, da mais antiga à mais recente',
  params: z.object({ id: z.uuid({ error: 'O identificador da publicação é um UUID.' }) }),
  reply: NearCopies,
})

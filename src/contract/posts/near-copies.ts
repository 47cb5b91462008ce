import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** In one answer: the same text in any shape before the same form, of each the oldest. */
export const MAX_NEAR_COPIES = 50

/** What a text is to that of a publication. */
export const LIKENESSES = [
  'mesmo texto',
  'texto alterado',
  'trecho deste texto',
  'texto maior',
  'mesmo modelo, outros dados',
] as const
export type Likeness = (typeof LIKENESSES)[number]

/** No copy: another sum, place, name or date in the same form. */
export const SAME_FORM = 'mesmo modelo, outros dados' satisfies Likeness

/** Another publication with the same message, whole, changed or in part. */
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
  /** First what is the same text in any shape, then the same form with other data; of each the oldest first. */
  items: z.array(NearCopy).max(MAX_NEAR_COPIES),
  /** Found in all. */
  total: z.int(),
  /** Of these: the same form with other data (another sum, place, name or date), which is no copy. */
  sameForm: z.int(),
  /** Why there may be more: there was no time to look everywhere, or too many texts have its words to compare all. */
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

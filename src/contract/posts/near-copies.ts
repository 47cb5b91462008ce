import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** In one answer: the oldest. */
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
  /** The oldest first. */
  items: z.array(NearCopy).max(MAX_NEAR_COPIES),
  /** Found in all. */
  total: z.int(),
  /** Why there may be more: there was no time to look everywhere, or too many texts have its words to compare all. */
  missing: z.enum(['time', 'many']).nullable(),
})
export type NearCopies = z.infer<typeof NearCopies>

export const listNearCopies = defineEndpoint({
  method: 'GET',
  path: '/api/posts/{id}/near_copies/',
  access: 'user',
  summary:
    'Publicações com o mesmo texto, com partes dele ou com poucas palavras trocadas, da mais antiga à mais recente',
  params: z.object({ id: z.uuid({ error: 'O identificador da publicação é um UUID.' }) }),
  reply: NearCopies,
})

import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { MAX_SHARE_NOTICES, SHARE_LEVELS, SHARED_KINDS } from '../limits.ts'
import { SavedFilters } from '../users/saved-search.ts'
import { Colleague } from './shares.ts'

const access = 'user'

/** Something that a colleague has shared with the reader. */
export const ShareNotice = z.object({
  kind: z.enum(SHARED_KINDS),
  id: z.string(),
  title: z.string(),
  /** Who shared it. */
  person: Colleague,
  level: z.enum(SHARE_LEVELS),
  /** Filters of a saved search, used to open it. */
  filters: SavedFilters.nullable(),
  shared_at: z.iso.datetime(),
})
export type ShareNotice = z.infer<typeof ShareNotice>

export const listShareNotices = defineEndpoint({
  method: 'GET',
  path: '/api/share-notices/',
  access,
  summary: 'O que colegas compartilharam com quem pergunta, ou com um grupo seu, e ainda não foi visto',
  reply: z.object({ notices: z.array(ShareNotice).max(MAX_SHARE_NOTICES) }),
})

export const seeShareNotices = defineEndpoint({
  method: 'POST',
  path: '/api/share-notices/seen/',
  access,
  summary: 'Marcar como visto o que foi compartilhado: o indicado, ou tudo',
  body: z.strictObject({
    things: z
      .array(z.strictObject({ kind: z.enum(SHARED_KINDS), id: z.uuid({ error: 'O identificador não é válido.' }) }))
      .max(MAX_SHARE_NOTICES)
      .optional(),
  }),
})

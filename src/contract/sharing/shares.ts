import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { MAX_SHARES, SHARE_LEVELS, SHARED_KINDS } from '../limits.ts'

const access = 'user'
const Level = z.enum(SHARE_LEVELS, { error: 'Use see ou edit.' })

/** A user as other users see them. */
export const Colleague = z.object({ username: z.string(), name: z.string() })
export type Colleague = z.infer<typeof Colleague>

/** Everyone something is shared with. If nobody, it is private. */
export const Shares = z.object({
  owner: Colleague,
  /** Level of the whole newsroom; null: no access. */
  everyone: Level.nullable(),
  people: z.array(Colleague.extend({ level: Level })),
  groups: z.array(z.object({ id: z.int(), name: z.string(), level: Level })),
  /** Name of the folder that contains it, whose members can see it too; only the owner sees this. */
  folder: z.string().nullable(),
  /** Users who requested access; only the owner sees this. */
  requests: z.array(Colleague),
  /** Version of these permissions; 0: never shared. */
  version: z.int(),
})
export type Shares = z.infer<typeof Shares>

const few = <T extends z.ZodType>(one: T) => z.array(one).max(MAX_SHARES, `São aceitos até ${MAX_SHARES}.`)

export const NewShares = z.strictObject({
  everyone: Level.nullable(),
  people: few(z.strictObject({ username: z.string().max(150), level: Level })),
  groups: few(z.strictObject({ id: z.int().min(1).max(2_147_483_647), level: Level })),
})
export type NewShares = z.infer<typeof NewShares>

/** `version` is the one the update is based on; if another change came first, the answer is 409 with the current shares. */
export const SharesChange = NewShares.extend({
  version: z.int({ error: 'Diga a versão que foi mudada.' }).min(0, 'A versão começa em 0.'),
})
export type SharesChange = z.infer<typeof SharesChange>

/** Accepts any text: a malformed id gets the same answer as an unknown one. */
export const SharedThing = z.object({ kind: z.enum(SHARED_KINDS, { error: 'Não se sabe o que é.' }), id: z.string() })

export const getShares = defineEndpoint({
  method: 'GET',
  path: '/api/shares/{kind}/{id}/',
  access,
  summary: 'Com quem um dossiê, uma busca salva, uma lista, um alerta ou uma pasta é compartilhado',
  params: SharedThing,
  reply: Shares,
})

export const updateShares = defineEndpoint({
  method: 'PUT',
  path: '/api/shares/{kind}/{id}/',
  access,
  summary: 'Trocar com quem é compartilhado; só quem é dono pode. Recusado (409) quando mudou desde a versão vista',
  params: SharedThing,
  body: SharesChange,
  reply: Shares,
})

export const listColleagues = defineEndpoint({
  method: 'GET',
  path: '/api/colleagues/',
  access,
  summary: 'As pessoas e os grupos com quem se pode compartilhar',
  reply: z.object({ people: z.array(Colleague), groups: z.array(z.object({ id: z.int(), name: z.string() })) }),
})

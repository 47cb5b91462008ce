import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { MAX_SHARES, SHARE_LEVELS, SHARED_KINDS } from '../limits.ts'

const access = 'user'
const Level = z.enum(SHARE_LEVELS, { error: 'Use see ou edit.' })

/** A person as others of the newsroom see them. */
export const Colleague = z.object({ username: z.string(), name: z.string() })
export type Colleague = z.infer<typeof Colleague>

/** With whom something is shared. Nobody: it is private. */
export const Shares = z.object({
  owner: Colleague,
  /** What the whole newsroom may do; null: nothing. */
  everyone: Level.nullable(),
  people: z.array(Colleague.extend({ level: Level })),
  groups: z.array(z.object({ id: z.int(), name: z.string(), level: Level })),
  /** The name of the folder it is in, whose people see it too; only the owner is told. */
  folder: z.string().nullable(),
  /** Who asked to be let in; only the owner is told. */
  requests: z.array(Colleague),
  /** Of who may what; 0: it was not shared yet. */
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

/** `version`: the one that was changed; when another change came first it is answered 409, with what is there now. */
export const SharesChange = NewShares.extend({
  version: z.int({ error: 'Diga a versão que foi mudada.' }).min(0, 'A versão começa em 0.'),
})
export type SharesChange = z.infer<typeof SharesChange>

/** Any text: an id that cannot be one is answered like one that nobody has. */
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

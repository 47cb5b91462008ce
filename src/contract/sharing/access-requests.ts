import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { SHARED_KINDS } from '../limits.ts'
import { Colleague, SharedThing } from './shares.ts'

const access = 'user'

/** A request to the owner of a shared link's target, from someone who may not see it. */
export const AccessRequest = z.object({
  kind: z.enum(SHARED_KINDS),
  id: z.string(),
  title: z.string(),
  person: Colleague,
  asked_at: z.iso.datetime(),
})
export type AccessRequest = z.infer<typeof AccessRequest>

export const requestAccess = defineEndpoint({
  method: 'POST',
  path: '/api/shares/{kind}/{id}/requests/',
  access,
  summary: 'Pedir a quem é dono para ver',
  params: SharedThing,
})

export const listAccessRequests = defineEndpoint({
  method: 'GET',
  path: '/api/access-requests/',
  access,
  summary: 'Quem pede para ver o que é de quem pergunta, do pedido mais antigo ao mais novo',
  reply: z.object({ requests: z.array(AccessRequest) }),
})

export const answerAccessRequest = defineEndpoint({
  method: 'PUT',
  path: '/api/shares/{kind}/{id}/requests/{username}/',
  access,
  summary: 'Deixar ver, ou não, a pessoa que pediu; só quem é dono pode',
  params: SharedThing.extend({ username: z.string().max(150) }),
  body: z.strictObject({ allow: z.boolean({ error: 'Use true ou false.' }) }),
})

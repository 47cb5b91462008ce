/** Hands over the work of a user who leaves. Beyond the specification. */
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** Counts of each kind; alerts are those on the saved searches. */
export const UserWork = z.object({
  ...{ dossiers: z.int(), saved_searches: z.int(), alerts: z.int(), lists: z.int(), folders: z.int() },
})
export type UserWork = z.infer<typeof UserWork>

const ByUsername = z.object({ username: z.string().max(150) })
const Chosen = z.boolean({ error: 'Informe verdadeiro ou falso.' })

export const getUserWork = defineEndpoint({
  method: 'GET',
  path: '/api/users/{username}/work/',
  access: 'superuser',
  summary: 'Quantos dossiês, buscas salvas, alertas, listas e pastas são de um usuário',
  params: ByUsername,
  reply: UserWork,
})

export const handOverWork = defineEndpoint({
  method: 'POST',
  path: '/api/users/{username}/handover/',
  access: 'superuser',
  scope: 'session',
  summary:
    'Passar a outra pessoa os dossiês, as listas, as pastas, e as buscas salvas com os alertas, de quem não pode mais entrar',
  params: ByUsername,
  body: z.strictObject({
    to: z.string({ error: 'Diga quem recebe.' }).min(1, 'Diga quem recebe.').max(150),
    dossiers: Chosen.default(true),
    /** Includes the alerts on them. */
    saved_searches: Chosen.default(true),
    lists: Chosen.default(true),
    folders: Chosen.default(true),
  }),
  reply: UserWork,
})

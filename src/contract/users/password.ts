/** Choosing a password: with a one-time link when nobody is logged in. Beyond the specification. */
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

const REQUIRED = 'Este campo é obrigatório.'
/** As for the login: what is longer cannot be a password of ours. */
export const LONGEST_PASSWORD = 1024

/** A password somebody types to prove who they are. */
export const GivenPassword = z
  .string({ error: REQUIRED })
  .min(1, REQUIRED)
  .max(LONGEST_PASSWORD, 'A senha pode ter até 1.024 caracteres.')

/** Anything may be sent here: a text that is no token of ours is answered like one that was used. */
const LinkToken = z.string({ error: REQUIRED }).min(1, REQUIRED).max(200, 'O link é longo demais.')

/** Whose link it is, so that the page can greet and a password manager can keep the name. */
export const LinkOwner = z.object({ username: z.string(), first_name: z.string(), has_password: z.boolean() })
export type LinkOwner = z.infer<typeof LinkOwner>

export const verifyPasswordLink = defineEndpoint({
  method: 'POST',
  path: '/api/password-link/verify/',
  access: 'public',
  summary: 'Dizer de quem é um link para escolher a senha',
  body: z.strictObject({ token: LinkToken }),
  reply: LinkOwner,
})

export const choosePassword = defineEndpoint({
  method: 'POST',
  path: '/api/password-link/',
  access: 'public',
  summary: 'Escolher a senha com um link; o link deixa de valer e as sessões abertas terminam',
  body: z.strictObject({ token: LinkToken, new_password: GivenPassword }),
  reply: z.object({ username: z.string() }),
})

/** Choosing a password with a one-time link, without being logged in. Beyond the specification. */
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

const REQUIRED = 'Este campo é obrigatório.'
/** Same limit as at login: a longer text cannot be one of our passwords. */
export const MAX_PASSWORD = 1024

/** The current password, as proof of identity. */
export const GivenPassword = z
  .string({ error: REQUIRED })
  .min(1, REQUIRED)
  .max(MAX_PASSWORD, 'A senha pode ter até 1.024 caracteres.')

/** Accepts any text: an invalid token gets the same answer as a used one. */
const LinkToken = z.string({ error: REQUIRED }).min(1, REQUIRED).max(200, 'O link é longo demais.')

/** Owner of the link, so that the page can greet them and a password manager can store the username. */
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

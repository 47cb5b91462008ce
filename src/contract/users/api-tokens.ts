/** Personal tokens, with which a user's own programs call the API on the user's behalf. Beyond the specification. */
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { API_TOKEN_DAYS, MAX_API_TOKEN_NAME, TOKEN_SCOPES } from '../limits.ts'
import { GivenPassword } from './password.ts'

const Scope = z.enum(TOKEN_SCOPES, { error: `Use um destes: ${TOKEN_SCOPES.join(', ')}.` })

export const NewApiToken = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Dê um nome à chave.')
    .max(MAX_API_TOKEN_NAME, `O nome pode ter até ${MAX_API_TOKEN_NAME} caracteres.`)
    .regex(/^\P{Cc}*$/u, 'O nome contém caracteres de controle, que não são aceitos.'),
  scopes: z
    .array(Scope)
    .min(1, 'Escolha ao menos uma permissão.')
    .max(TOKEN_SCOPES.length, 'Escolha cada permissão uma vez.'),
  /** Days until it expires. */
  days: z.literal(API_TOKEN_DAYS, { error: `Use um destes: ${API_TOKEN_DAYS.join(', ')}.` }),
  /** An open session alone must not be able to create a token that outlives it. */
  current_password: GivenPassword,
})
export type NewApiToken = z.infer<typeof NewApiToken>

/** A token as shown in its list. Times are ISO 8601. */
export const ApiToken = z.object({
  id: z.string(),
  name: z.string(),
  /** Its last characters, for identification. */
  ending: z.string(),
  scopes: z.array(Scope),
  created_at: z.string(),
  expires_at: z.string(),
  /** Precise to the minute; null: never. */
  last_used_at: z.string().nullable(),
  is_expired: z.boolean(),
})
export type ApiToken = z.infer<typeof ApiToken>

/** Includes the token itself, only in this response. */
export const CreatedApiToken = ApiToken.extend({ token: z.string() })
export type CreatedApiToken = z.infer<typeof CreatedApiToken>

export const listApiTokens = defineEndpoint({
  method: 'GET',
  path: '/api/users/profile/tokens/',
  access: 'user',
  scope: 'session',
  summary: 'As próprias chaves de acesso (tokens de API), a mais recente primeiro',
  reply: z.array(ApiToken),
})

export const createApiToken = defineEndpoint({
  method: 'POST',
  path: '/api/users/profile/tokens/',
  access: 'user',
  scope: 'session',
  summary: 'Criar uma chave de acesso (token de API); ela só aparece nesta resposta',
  body: NewApiToken,
  reply: CreatedApiToken,
})

export const revokeApiToken = defineEndpoint({
  method: 'DELETE',
  path: '/api/users/profile/tokens/{id}/',
  access: 'user',
  scope: 'session',
  summary: 'Revogar uma das próprias chaves de acesso; ela deixa de valer na hora',
  params: z.object({
    id: z
      .string()
      .regex(/^[1-9][0-9]{0,14}$/, 'O identificador é um número.')
      .transform(Number),
  }),
  reply: z.object({}),
})

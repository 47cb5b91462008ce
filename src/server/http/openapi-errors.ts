/** Errors that any call may respond with, as shown in the documentation; sentences and codes come from errors.ts. */
import { z } from 'zod'
import type { Endpoint } from '../../contract/endpoint.ts'
import { ErrorReply, FieldErrors } from '../../contract/error.ts'
import { type HttpError, notAuthenticated } from './errors.ts'
import { notAllowed, outOfScope } from './route.ts'
import { tooManyCalls } from './token-rates.ts'

export type Shown = Record<string, unknown>

/** The body of an error, without its headers. */
const REQUEST_ID = '5f2c9a1e'

const REFUSAL = z.toJSONSchema(ErrorReply, { target: 'draft-7', io: 'output' })
const INVALID = z.toJSONSchema(z.union([FieldErrors, ErrorReply]), { target: 'draft-7', io: 'output' })

const WHY: Record<string, string> = {
  400: 'Um valor não é aceito: campo → frases. Outros pedidos que não podem ser lidos respondem com detail e code.',
  401: 'Falta um token, ou ele não vale mais.',
  403: 'Quem pede não pode, ou o token não foi feito para isto.',
  404: 'Não existe, ou não é de quem pede.',
  406: 'O tipo de resposta que se aceita não existe.',
  409: 'Não é possível no estado de agora: a frase diz por quê.',
  413: 'O que foi enviado é grande demais.',
  415: 'O que foi enviado é de um tipo que esta chamada não recebe.',
  422: 'O pedido é pesado demais.',
  429: 'Pedidos demais: tente de novo depois de Retry-After segundos.',
}

/** Describes a status with its schema and examples. */
export function describeRefusal(status: string, examples: readonly unknown[]): Shown {
  return {
    description: WHY[status] ?? 'Recusado: a frase diz por quê.',
    ...(status === '400' ? INVALID : REFUSAL),
    examples,
  }
}

const say = ({ message: detail, code }: HttpError) => ({ detail, code, request_id: REQUEST_ID })

/** Status → schema of the errors with which this call may be refused before its handler runs. */
export function describeRefusals(endpoint: Endpoint): Record<string, Shown> {
  const isPublic = endpoint.access === 'public'
  const forbidden = [...(endpoint.access === 'user' ? [] : [notAllowed()]), ...(isPublic ? [] : [outOfScope(endpoint)])]
  return {
    400: describeRefusal('400', []),
    ...(!isPublic && {
      401: describeRefusal('401', [say(notAuthenticated())]),
      403: describeRefusal('403', forbidden.map(say)),
    }),
    429: describeRefusal('429', [say(tooManyCalls(30))]),
  }
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode, FieldErrors } from '../../contract/error.ts'
import { findFault } from '../store/errors.ts'

/** An expected refusal: the sentence shown to the caller, and a stable code. */
export class HttpError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly headers: Record<string, string>
  /** Further fields of the body, beside the sentence and its code. */
  readonly more: object
  constructor(
    status: number,
    code: ErrorCode,
    detail: string,
    headers: Record<string, string> = {},
    more: object = {},
  ) {
    super(detail)
    this.more = more
    this.status = status
    this.code = code
    this.headers = headers
  }
}

/** The caller has no valid session. */
export const notAuthenticated = () =>
  new HttpError(401, 'not_authenticated', 'É necessário estar logado para acessar', { 'www-authenticate': 'Bearer' })

/** The resource does not exist, or belongs to another user: both get the same response. */
export const notFound = (detail = 'Não encontrado.') => new HttpError(404, 'not_found', detail)

/** Another user saved first: nothing is overwritten, and `current` is what is stored now. `what` includes its article. */
export const changedMeanwhile = (what: string, current: object | undefined) =>
  new HttpError(
    409,
    'conflict',
    `Alguém mudou ${what} enquanto você escrevia. Nada foi perdido: confira e salve de novo.`,
    {},
    { current },
  )

/** The path exists, but does not accept this method. */
export const methodNotAllowed = (allow: string) =>
  new HttpError(405, 'invalid_request', 'Este endereço não aceita esse tipo de pedido.', { allow })

/** Input that does not match its schema. */
export class ValidationError extends Error {
  readonly fields: FieldErrors
  constructor(fields: FieldErrors) {
    super('validation')
    this.fields = fields
  }
}

const KNOWN: Record<number, { code: ErrorCode; detail: string }> = {
  400: { code: 'invalid_request', detail: 'O pedido não pôde ser lido.' },
  404: { code: 'not_found', detail: 'Não encontrado.' },
  405: { code: 'invalid_request', detail: 'Este endereço não aceita esse tipo de pedido.' },
  413: { code: 'too_large', detail: 'O pedido é grande demais.' },
  414: { code: 'too_large', detail: 'O endereço do pedido é longo demais.' },
  415: { code: 'unsupported_media_type', detail: 'Envie os dados em JSON (content-type: application/json).' },
}

const STORE_FAULTS = {
  not_storable: new HttpError(
    400,
    'invalid_request',
    'O pedido tem um valor que não pode ser usado, ou se refere a algo que não existe.',
  ),
  query_too_heavy: new HttpError(
    422,
    'query_too_heavy',
    'Esta busca é pesada demais. Restrinja o período ou acrescente um filtro e tente de novo.',
  ),
  no_space: new HttpError(
    507,
    'no_space',
    'Não há espaço em disco no servidor: nada foi gravado. As buscas continuam; avise quem cuida do LupaScan.',
    { 'retry-after': '60' },
  ),
  store_unavailable: new HttpError(
    503,
    'store_unavailable',
    'O banco de dados não respondeu. Tente de novo em alguns instantes.',
    { 'retry-after': '5' },
  ),
}

/** Every error ends here: decides what the client receives and what only the log receives. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ValidationError) return reply.status(400).send(error.fields)
  // The client has disconnected and the work was cancelled: not an error.
  if (error.name === 'AbortError' && reply.raw.destroyed) return reply.send()
  const refusal = toHttpError(error)
  if (refusal) {
    // A value that a store refuses has passed validation, which should have caught it. Refusals for overload come by the hundreds
    // per second: they are counted, not logged.
    const isFault = refusal.status >= 500 && refusal.code !== 'too_many_requests'
    if (isFault || refusal === STORE_FAULTS.not_storable) request.log.warn({ err: error }, 'store fault')
    const { status, headers, message, code, more } = refusal
    return reply
      .status(status)
      .headers(headers)
      .send({ detail: message, code, ...more, request_id: request.id })
  }
  request.log.error({ err: error }, 'unexpected error')
  const detail = 'Um erro ocorreu, por favor, tente novamente.'
  return reply.status(500).send({ detail, code: 'internal_error', request_id: request.id })
}

function toHttpError(error: FastifyError | Error): HttpError | null {
  if (error instanceof HttpError) return error
  const fault = findFault(error)
  if (fault) return STORE_FAULTS[fault]
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === undefined || status < 400 || status >= 500) return null
  const known = KNOWN[status] ?? { code: 'invalid_request' as const, detail: 'O pedido não pôde ser lido.' }
  return new HttpError(status, known.code, known.detail)
}

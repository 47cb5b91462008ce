import type { FieldErrors } from '../contract/error.ts'

/** Said when posts, related news, lives or the CSV cannot be loaded (spec §8). */
export const LOAD_ERROR = 'Um erro ocorreu durante o carregamento dos dados.'
const FALLBACK = 'Um erro ocorreu, por favor, tente novamente.'

/** The server answered outside 200–299. `body` is the parsed JSON, or null when the answer was not JSON. */
export class ResponseError extends Error {
  override name = 'ResponseError'
  readonly status: number
  readonly body: unknown
  /** The name of the request in the server's log; null: the answer had none. */
  readonly requestId: string | null

  constructor(status: number, body: unknown, requestId: string | null = null) {
    super(`O servidor respondeu ${status}`)
    this.status = status
    this.body = body
    this.requestId = requestId
  }
}

/** No answer came: no network, server down, connection cut. An aborted call is not one; it keeps its AbortError. */
export class FetchError extends Error {
  override name = 'FetchError'
}

/** A path parameter or the body is missing; raised before anything is sent. */
export class RequiredError extends Error {
  override name = 'RequiredError'
  readonly field: string

  constructor(field: string) {
    super(`Falta o campo obrigatório "${field}"`)
    this.field = field
  }
}

/** The sentences per field of a 400 answer; empty when the error is of another kind. */
export function getFieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ResponseError) || typeof error.body !== 'object' || error.body === null) return {}
  const entries = Object.entries(error.body).filter(
    (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].every((it) => typeof it === 'string'),
  )
  return Object.fromEntries(entries)
}

/** The server did not do it because things are not as whoever asked believed. */
export const isConflict = (error: unknown): error is ResponseError =>
  error instanceof ResponseError && error.status === 409

/** What stands there now, where it was refused because somebody else was quicker; undefined: for any other reason. */
export function getCurrent<Thing>(error: unknown): Thing | undefined {
  if (!isConflict(error) || typeof error.body !== 'object' || error.body === null) return undefined
  // Type: the thing as the call would have answered with it.
  return 'current' in error.body ? (error.body.current as Thing) : undefined
}

const NO_ANSWER = 'O servidor não respondeu. Verifique a conexão e tente de novo.'
const SERVER_FAILED = 'O servidor falhou ao responder. Tente de novo; se continuar, fale com quem administra.'

/** What whoever waited for something can do: what the server advises, or what the kind of failure suggests. */
export function getAdvice(error: unknown): string {
  if (error instanceof FetchError) return NO_ANSWER
  const isTold = error instanceof ResponseError && [400, 403, 404, 422, 429, 503].includes(error.status)
  const told = isTold ? getFirstMessage(error) : FALLBACK
  // What stands between the reader and the server answers without words of ours.
  return told === FALLBACK ? SERVER_FAILED : told
}

/** Whether the same call may bring something else a moment later. */
export const canRetry = (error: unknown): boolean =>
  !(error instanceof ResponseError && [400, 403, 404].includes(error.status))

/** By which name the administrator finds in the log what went wrong; null: nothing answered, or without a name. */
export const getRequestId = (error: unknown): string | null => (error instanceof ResponseError ? error.requestId : null)

/** What to tell the reader: the server's `detail`, else its first `non_field_errors`, else a general sentence (spec §8). */
export function getErrorMessage(error: unknown): string {
  if (error instanceof ResponseError && typeof error.body === 'object' && error.body !== null) {
    if ('detail' in error.body && typeof error.body.detail === 'string' && error.body.detail) return error.body.detail
  }
  return getFieldErrors(error).non_field_errors?.[0] ?? FALLBACK
}

/** The same where one place on the screen speaks for all fields: what the server says of the first of them. */
export const getFirstMessage = (error: unknown): string =>
  Object.values(getFieldErrors(error))[0]?.[0] ?? getErrorMessage(error)

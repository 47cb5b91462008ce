import type { FieldErrors } from '../contract/error.ts'

/** Shown when posts, related news, lives or the CSV cannot be loaded (spec §8). */
export const LOAD_ERROR = 'Um erro ocorreu durante o carregamento dos dados.'
const FALLBACK = 'Um erro ocorreu, por favor, tente novamente.'

/** The server responded outside 200–299. `body` is the parsed JSON, or null if the response was not JSON. */
export class ResponseError extends Error {
  override name = 'ResponseError'
  readonly status: number
  readonly body: unknown
  /** Request id in the server's log; null: the response had none. */
  readonly requestId: string | null

  constructor(status: number, body: unknown, requestId: string | null = null) {
    super(`O servidor respondeu ${status}`)
    this.status = status
    this.body = body
    this.requestId = requestId
  }
}

/** There was no response: no network, server down, connection lost. An aborted call keeps its AbortError. */
export class FetchError extends Error {
  override name = 'FetchError'
}

/** A path parameter or the body is missing; thrown before anything is sent. */
export class RequiredError extends Error {
  override name = 'RequiredError'
  readonly field: string

  constructor(field: string) {
    super(`Falta o campo obrigatório "${field}"`)
    this.field = field
  }
}

/** The messages per field of a 400 response; empty for other errors. */
export function getFieldErrors(error: unknown): FieldErrors {
  if (!(error instanceof ResponseError) || typeof error.body !== 'object' || error.body === null) return {}
  const entries = Object.entries(error.body).filter(
    (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].every((it) => typeof it === 'string'),
  )
  return Object.fromEntries(entries)
}

/** The server refused because the state had changed since the caller read it. */
export const isConflict = (error: unknown): error is ResponseError =>
  error instanceof ResponseError && error.status === 409

/** The current state, if the server refused because somebody else was faster; undefined: for any other reason. */
export function getCurrent<Thing>(error: unknown): Thing | undefined {
  if (!isConflict(error) || typeof error.body !== 'object' || error.body === null) return undefined
  // Type: the resource in the form that the call would have returned.
  return 'current' in error.body ? (error.body.current as Thing) : undefined
}

const NO_ANSWER = 'O servidor não respondeu. Verifique a conexão e tente de novo.'
const SERVER_FAILED = 'O servidor falhou ao responder. Tente de novo; se continuar, fale com quem administra.'

/** What the user can do: the server's advice, or one derived from the kind of failure. */
export function getAdvice(error: unknown): string {
  if (error instanceof FetchError) return NO_ANSWER
  const isTold = error instanceof ResponseError && [400, 403, 404, 422, 429, 503].includes(error.status)
  const told = isTold ? getFirstMessage(error) : FALLBACK
  // Proxies between browser and server respond without our texts.
  return told === FALLBACK ? SERVER_FAILED : told
}

/** Whether repeating the call may succeed a moment later. */
export const canRetry = (error: unknown): boolean =>
  !(error instanceof ResponseError && [400, 403, 404].includes(error.status))

/** Request id by which the administrator finds the failure in the log; null: no response, or without an id. */
export const getRequestId = (error: unknown): string | null => (error instanceof ResponseError ? error.requestId : null)

/** Message for the user: the server's `detail`, else its first `non_field_errors`, else a general sentence (spec §8). */
export function getErrorMessage(error: unknown): string {
  if (error instanceof ResponseError && typeof error.body === 'object' && error.body !== null) {
    if ('detail' in error.body && typeof error.body.detail === 'string' && error.body.detail) return error.body.detail
  }
  return getFieldErrors(error).non_field_errors?.[0] ?? FALLBACK
}

/** The same where one place on the screen serves all fields: the message of the first one. */
export const getFirstMessage = (error: unknown): string =>
  Object.values(getFieldErrors(error))[0]?.[0] ?? getErrorMessage(error)

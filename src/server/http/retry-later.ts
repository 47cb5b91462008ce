import type { ErrorCode } from '../../contract/error.ts'
import { HttpError } from './errors.ts'

type Refusal = {
  status: 409 | 429 | 503
  code: ErrorCode
  /** The reason, as a whole sentence. */
  why: string
  /** Upper limit of the announced wait: after a longer one the client may as well check sooner. */
  atMostSeconds?: number
}

/** A refusal that says when to retry, in its last sentence and in its header. */
export function retryLater(waitMs: number, { status, code, why, atMostSeconds = 60 }: Refusal): HttpError {
  const seconds = Math.min(atMostSeconds, Math.max(1, Math.ceil(waitMs / 1000)))
  const unit = seconds === 1 ? 'segundo' : 'segundos'
  return new HttpError(status, code, `${why} Tente de novo em ${seconds} ${unit}.`, { 'retry-after': String(seconds) })
}

/** A person, address or key has made too many requests. */
export const tooManyRequests = (seconds: number, why = 'Muitas tentativas.'): HttpError =>
  retryLater(seconds * 1000, { status: 429, code: 'too_many_requests', why })

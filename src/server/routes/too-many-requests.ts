import { HttpError } from '../http/errors.ts'

/** What was asked too often, and when it may be asked again. */
export const tooManyRequests = (seconds: number) =>
  new HttpError(429, 'too_many_requests', `Muitas tentativas. Tente de novo em ${seconds} segundos.`, {
    'retry-after': String(seconds),
  })

/**
 * How often programs may ask: so many calls a minute for each personal token, told in the headers of the IETF's draft
 * (draft-ietf-httpapi-ratelimit-headers: `RateLimit-Policy`, `RateLimit`). Kept in the process: a count in the store would be a
 * write for each call. With several processes each lets through this much (docs/decisions/0069).
 */
import type { FastifyReply } from 'fastify'
import { HttpError } from './errors.ts'

const WINDOW_MS = 60_000

export type TokenRates = {
  /** Counts a call, and puts what is left into the headers. @throws HttpError when there is nothing left */
  take(token: number, reply: FastifyReply): void
}

type Window = { ends: number; used: number }

/** @param most calls a minute; @param now a clock, for tests */
export function createTokenRates(most: number, now: () => number = Date.now): TokenRates {
  const windows = new Map<number, Window>()
  let sweepAt = now() + WINDOW_MS
  const sweep = (time: number) => {
    for (const [token, { ends }] of windows) if (ends <= time) windows.delete(token)
    sweepAt = time + WINDOW_MS
  }
  return {
    take(token, reply) {
      const time = now()
      if (time >= sweepAt) sweep(time)
      const known = windows.get(token)
      // A clock that was set back must not lock anybody out for longer than a window.
      const window = known && known.ends > time && known.ends <= time + WINDOW_MS ? known : startWindow(time)
      windows.set(token, window)
      const seconds = Math.max(1, Math.ceil((window.ends - time) / 1000))
      const left = Math.max(0, most - window.used - 1)
      reply.header('ratelimit-policy', `"token";q=${most};w=${WINDOW_MS / 1000}`)
      reply.header('ratelimit', `"token";r=${left};t=${seconds}`)
      if (window.used >= most) throw tooMany(seconds)
      window.used += 1
    },
  }
}

const startWindow = (time: number): Window => ({ ends: time + WINDOW_MS, used: 0 })

const tooMany = (seconds: number) =>
  new HttpError(
    429,
    'too_many_requests',
    `Esta chave já fez todos os pedidos deste minuto. Tente de novo em ${seconds} segundos.`,
    { 'retry-after': String(seconds) },
  )

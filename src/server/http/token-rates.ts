/**
 * Rate limit for programs: a number of calls per minute for each personal token, announced in the headers of the IETF draft
 * (draft-ietf-httpapi-ratelimit-headers: `RateLimit-Policy`, `RateLimit`).
 */
import type { FastifyReply } from 'fastify'
import { tooManyRequests } from './retry-later.ts'

export const RATE_WINDOW_MS = 60_000

export type TokenRates = {
  /** Counts a call and sets the headers that announce the remaining calls. @throws HttpError when none remain */
  take(token: number, reply: FastifyReply): Promise<void>
}

/** Counts one call; `used` includes it, within the window that ends in `endsInMs`. */
export type CountCall = (token: number) => Promise<{ used: number; endsInMs: number }>

/** @param most calls per minute */
export function createTokenRates(most: number, count: CountCall): TokenRates {
  return {
    async take(token, reply) {
      const { used, endsInMs } = await count(token)
      const seconds = Math.max(1, Math.ceil(endsInMs / 1000))
      reply.header('ratelimit-policy', `"token";q=${most};w=${RATE_WINDOW_MS / 1000}`)
      reply.header('ratelimit', `"token";r=${Math.max(0, most - used)};t=${seconds}`)
      if (used > most) throw tooManyCalls(seconds)
    },
  }
}

type Window = { ends: number; used: number }

/** Counter for a single process. @param now a clock, for tests */
export function countInProcess(now: () => number = Date.now): CountCall {
  const windows = new Map<number, Window>()
  let sweepAt = now() + RATE_WINDOW_MS
  const sweep = (time: number) => {
    for (const [token, { ends }] of windows) if (ends <= time) windows.delete(token)
    sweepAt = time + RATE_WINDOW_MS
  }
  return async (token) => {
    const time = now()
    if (time >= sweepAt) sweep(time)
    const known = windows.get(token)
    // A clock set back must not lock a token out for longer than one window.
    const holds = known && known.ends > time && known.ends <= time + RATE_WINDOW_MS
    const window = holds ? known : { ends: time + RATE_WINDOW_MS, used: 0 }
    window.used += 1
    windows.set(token, window)
    return { used: window.used, endsInMs: window.ends - time }
  }
}

export const tooManyCalls = (seconds: number) =>
  tooManyRequests(seconds, 'Esta chave já fez todos os pedidos deste minuto.')

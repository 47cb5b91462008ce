import { setTimeout as wait } from 'node:timers/promises'
import { decodeText } from './decode-text.ts'
import { type FetchOptions, fetchPublic } from './fetch-public.ts'
import { RefusedBySource, SourceError } from './source-error.ts'

/** Fetches text from a public address, at a polite rate. @throws SourceError */
export type FetchText = (address: string, options?: Pick<FetchOptions, 'maxBytes'>) => Promise<string>

export type RateLimit = {
  /** Requests per second to all networks together. */
  perSecond: number
  privateHosts: readonly string[]
  signal: AbortSignal
}

const SLOWEST_MS = 2_000

/**
 * Leaves a pause between any two requests, from any caller. After a "too many requests" the pause doubles, and it shrinks again with
 * every response.
 */
export function openRateLimitedFetch({ perSecond, privateHosts, signal }: RateLimit): FetchText {
  const usual = 1000 / perSecond
  let pause = usual
  let next = 0
  return async (address, options) => {
    const now = performance.now()
    const turn = Math.max(now, next)
    next = turn + pause
    if (turn > now) await wait(turn - now, undefined, { signal }).catch(() => {})
    if (signal.aborted) throw new SourceError('A leitura foi interrompida.')
    try {
      const text = await readAll(await fetchPublic(address, { ...options, privateHosts, signal }))
      pause = Math.max(usual, pause * 0.9)
      return text
    } catch (error) {
      if (error instanceof RefusedBySource && error.status === 429) pause = Math.min(SLOWEST_MS, pause * 2)
      throw error
    }
  }
}

async function readAll(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of bytes) parts.push(part)
  return decodeText(Buffer.concat(parts))
}

/** Requests parts of streams: every address, including redirects, passes the checks of `fetch-public.ts`. */

import type { IncomingMessage } from 'node:http'
import { fetchPublicOnce, MAX_REDIRECTS } from '../../net/fetch-public.ts'
import { StreamError, toStreamError } from './stream-error.ts'

/** How addresses are requested. */
export type Access = {
  /** Private hosts that the operator allows. */
  privateHosts: readonly string[]
  /** Sent with every request. */
  headers: Readonly<Record<string, string>>
  signal: AbortSignal
}

export type Range = { offset: number; length: number }

/** Timeout without a single byte. */
const IDLE_MS = 15_000

/** A response whose body is unread, and the address it came from. @throws StreamError */
export async function requestStream(
  address: string,
  access: Access,
  range?: Range,
): Promise<{ answer: IncomingMessage; address: string }> {
  const headers = { accept: '*/*', ...access.headers, ...(range && { range: formatRange(range) }) }
  let url = address
  try {
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const answer = await askOnce(url, access, headers)
      const status = answer.statusCode ?? 0
      const { location } = answer.headers
      if (status >= 200 && status <= 299) return { answer, address: url }
      answer.destroy()
      if (status < 300 || status > 399 || !location) throw describeRefusal(url, status)
      url = URL.parse(location, url)?.href ?? ''
    }
  } catch (error) {
    throw toStreamError(error)
  }
  throw new StreamError('O endereço redireciona vezes demais.', { lasting: true })
}

const describeRefusal = (url: string, status: number) =>
  new StreamError(`${new URL(url).host} respondeu ${status}.`, {
    lasting: status === 401,
    gone: status === 404 || status === 410,
  })

async function askOnce(url: string, { privateHosts, signal }: Access, headers: Record<string, string>) {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), IDLE_MS)
  try {
    const answer = await fetchPublicOnce(url, AbortSignal.any([signal, late.signal]), { privateHosts, headers }, 'GET')
    answer.setTimeout(IDLE_MS, () => answer.destroy(new Error('idle')))
    return answer
  } finally {
    clearTimeout(timer)
  }
}

const formatRange = ({ offset, length }: Range) => `bytes=${offset}-${offset + length - 1}`

/** All bytes of a response, at most `most`; from a server that ignores the range header, only the range. @throws StreamError */
export async function fetchBytes(
  address: string,
  access: Access,
  { most, range, timeoutMs }: { most: number; range?: Range | undefined; timeoutMs: number },
): Promise<{ bytes: Buffer; address: string }> {
  const limit = AbortSignal.timeout(timeoutMs)
  const asked = await requestStream(address, { ...access, signal: AbortSignal.any([access.signal, limit]) }, range)
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of asked.answer as AsyncIterable<Buffer>) {
      size += part.length
      if (size > most) throw new StreamError(`Uma parte da transmissão passa de ${Math.floor(most / 1_000_000)} MB.`)
      parts.push(part)
    }
  } catch (error) {
    throw toStreamError(error)
  } finally {
    asked.answer.destroy()
  }
  const all = Buffer.concat(parts)
  const isWhole = range && asked.answer.statusCode === 200 && all.length > range.length
  return {
    bytes: isWhole ? all.subarray(range.offset, range.offset + range.length) : all,
    address: asked.address,
  }
}

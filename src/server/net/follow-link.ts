/** Finds where an address leads without reading any page. Requests pass the same checks as fetches. */
import { isIP } from 'node:net'
import { describeFault, type FetchOptions, fetchPublicOnce } from './fetch-public.ts'
import { isPublicAddress } from './public-address.ts'
import { SourceError } from './source-error.ts'

const TIMEOUT_MS = 10_000
const MAX_STEPS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Sent by servers that do not support HEAD, or refuse it. */
const NO_HEAD = new Set([400, 403, 404, 405, 501])

/**
 * Follows redirects while `isStep` says that an address only stands for another one, and returns the first that does not, without
 * requesting it. Throws SourceError, with a sentence, when it cannot be found or is not public.
 */
export async function followLink(
  address: string,
  isStep: (address: string) => boolean,
  options: FetchOptions = {},
): Promise<string> {
  const limit = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
  try {
    let at = address
    for (let count = 0; count < MAX_STEPS; count += 1) {
      at = checkTarget(await findNext(at, signal, options), at)
      if (!isStep(at)) return at
    }
  } catch (error) {
    throw describeFault(error, limit)
  }
  throw new SourceError('O link redireciona vezes demais.')
}

async function findNext(address: string, signal: AbortSignal, options: FetchOptions): Promise<string> {
  let answer = await fetchPublicOnce(address, signal, options, 'HEAD')
  answer.destroy()
  if (NO_HEAD.has(answer.statusCode ?? 0)) {
    answer = await fetchPublicOnce(address, signal, options, 'GET')
    answer.destroy()
  }
  const { statusCode = 0, headers } = answer
  if (REDIRECTS.has(statusCode) && headers.location) return headers.location
  if (statusCode >= 200 && statusCode <= 299) throw new SourceError('O encurtador não diz para onde o link leva.')
  throw new SourceError(`O encurtador respondeu ${statusCode}.`)
}

/** A short link must not make an internal address look like a page. */
function checkTarget(target: string, from: string): string {
  const url = URL.parse(target, from)
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? ''
  if (!url || !/^https?:$/.test(url.protocol)) throw new SourceError('O link não leva a um endereço da web.')
  if (isIP(host) ? !isPublicAddress(host) : !host.includes('.'))
    throw new SourceError('O link leva a um endereço que não está na internet pública.')
  return url.href
}

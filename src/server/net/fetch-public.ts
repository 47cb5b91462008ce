/**
 * The only way to fetch addresses that users type. The target must be on the public internet: names are resolved here, every
 * address they resolve to must be public, and the connection goes to exactly the address that was checked, so that a name cannot
 * resolve differently the second time. Redirects are checked the same way.
 */
import { type LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline, Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'
import { NotPublicError, RefusedBySource, SourceError } from './source-error.ts'

export type FetchOptions = {
  /** Only for tests and trials on one machine: also allows this machine itself, on any port. */
  allowLoopback?: boolean
  /** Private hosts (with their port, as in an address) that the operator allows. */
  privateHosts?: readonly string[]
  /** For the whole request, including redirects. */
  timeoutMs?: number
  /** Of the content, decompressed. */
  maxBytes?: number
  signal?: AbortSignal
  /** Sent in addition to the default ones, or in their place; names in lower case. */
  headers?: Readonly<Record<string, string>>
  /** Replaces the name server. */
  resolve?: (host: string) => Promise<string[]>
}

const TIMEOUT_MS = 10_000
const MAX_BYTES = 64_000_000
export const MAX_REDIRECTS = 5
const PORTS = new Set(['', '80', '443'])
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Returns the bytes at a web address. Throws SourceError, with a sentence for the user who gave the address, when it is not public,
 * responds with an error, or is too slow or too large; the last two also while reading.
 */
export async function fetchPublic(address: string, options: FetchOptions = {}): Promise<Readable> {
  const limit = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
  try {
    let url = checkUrl(address, options)
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const answer = await ask(url, await findAddress(url, options, signal), signal, 'GET', options.headers)
      const status = answer.statusCode ?? 0
      if (!REDIRECTS.has(status) || !answer.headers.location) {
        return Readable.from(readBody(checkAnswer(answer, url), options.maxBytes ?? MAX_BYTES, limit))
      }
      answer.destroy()
      url = checkUrl(URL.parse(answer.headers.location, url)?.href ?? '', options)
    }
  } catch (error) {
    throw describeFault(error, limit)
  }
  throw new SourceError('O endereço redireciona vezes demais.')
}

/** Checks that need no name resolution. */
export function checkUrl(address: string, { allowLoopback = false, privateHosts = [] }: FetchOptions): URL {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new NotPublicError('Só endereços http e https são aceitos.')
  if (url.username !== '' || url.password !== '') throw new NotPublicError('O endereço não pode ter usuário nem senha.')
  if (!allowLoopback && !PORTS.has(url.port) && !privateHosts.includes(url.host))
    throw new NotPublicError('Só as portas 80 e 443 são aceitas.')
  return url
}

/**
 * Returns the IP address to connect to, checked. One private address among several refuses the name; a name server that does not
 * respond is awaited until the signal aborts, or for ten seconds.
 */
export async function findAddress(
  url: URL,
  options: FetchOptions,
  signal = AbortSignal.timeout(TIMEOUT_MS),
): Promise<string> {
  const { allowLoopback = false, privateHosts = [], resolve = resolveName } = options
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await untilAborted(resolve(host), signal)
  const isAllowed = (one: string) =>
    isPublicAddress(one) || (allowLoopback && isLoopbackAddress(one)) || privateHosts.includes(url.host)
  const [first] = addresses
  if (first === undefined || !addresses.every(isAllowed)) {
    throw new NotPublicError('O endereço não está na internet pública; só endereços públicos são aceitos.')
  }
  return first
}

function resolveName(host: string): Promise<string[]> {
  return new Promise((done, failed) => {
    lookup(host, { all: true, order: 'ipv4first' }, (error, found: LookupAddress[]) => {
      if (error) failed(new SourceError(`O servidor ${host} não foi encontrado.`))
      else done(found.map(({ address }) => address))
    })
  })
}

/** The system's own lookup cannot be cancelled: its result is no longer awaited. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, failed) => {
    const stop = () => failed(describeFault(signal.reason, signal))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(done, failed).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** One request to a web address after all checks; redirects are left to the caller. The body is unread: destroy the response. */
export async function fetchPublicOnce(
  address: string,
  signal: AbortSignal,
  options: FetchOptions,
  method: 'GET' | 'HEAD',
): Promise<IncomingMessage> {
  const url = checkUrl(address, options)
  return ask(url, await findAddress(url, options, signal), signal, method, options.headers)
}

/** Connects to the address that was checked, whatever the name resolves to by now. */
export const pinTo =
  (address: string): LookupFunction =>
  (_host, options, done) => {
    const family = isIP(address)
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }

function ask(
  url: URL,
  address: string,
  signal: AbortSignal,
  method = 'GET',
  more: FetchOptions['headers'] = {},
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const headers = {
    'user-agent': 'LupaScan',
    accept: 'application/rss+xml, application/xml, application/json, */*;q=0.5',
    // Some pages are localised; the parsers expect this language.
    'accept-language': 'en',
    ...more,
  }
  return new Promise((done, failed) => {
    const sent = send(
      url,
      { method, agent: false, lookup: pinTo(address), signal, headers, maxHeaderSize: 32_768 },
      done,
    )
    sent.on('error', failed).end()
  })
}

function checkAnswer(answer: IncomingMessage, url: URL): IncomingMessage {
  const status = answer.statusCode ?? 0
  if (status >= 200 && status <= 299) return answer
  answer.destroy()
  throw new RefusedBySource(`${url.host} respondeu ${status}.`, status, readWait(answer.headers['retry-after']))
}

/** Seconds, or a date. */
function readWait(header: string | undefined): number | null {
  if (header === undefined) return null
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null
}

/** Leaving the loop, or any error in it, closes the connection. */
async function* readBody(answer: IncomingMessage, most: number, limit: AbortSignal): AsyncGenerator<Buffer> {
  let size = 0
  try {
    const body: Readable = decompress(answer)
    for await (const chunk of body) {
      size += chunk.length
      if (size > most) throw new SourceError(`O conteúdo passa de ${Math.floor(most / 1_000_000)} MB.`)
      yield chunk
    }
  } catch (error) {
    throw describeFault(error, limit)
  } finally {
    answer.destroy()
  }
}

function decompress(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.toLowerCase() ?? 'identity'
  if (encoding === 'identity') return answer
  const create = DECOMPRESSORS[encoding]
  if (!create) throw new SourceError('O conteúdo vem compactado de uma forma que não se conhece.')
  // Errors reach the reader of the last stream.
  return pipeline(answer, create(), () => {})
}

const DECOMPRESSORS: Record<string, () => Transform> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** Describes any failure in a sentence for the user who gave the address. */
export function describeFault(error: unknown, signal: AbortSignal): SourceError {
  if (error instanceof SourceError) return error
  if (signal.aborted) return new SourceError('O servidor demorou demais e a leitura foi interrompida.')
  return new SourceError('O servidor não respondeu ou interrompeu a conexão.')
}

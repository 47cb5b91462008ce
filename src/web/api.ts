import type { z } from 'zod'
import type { Endpoint } from '../contract/endpoint.ts'
import { RequiredError, ResponseError } from './api-error.ts'
import { describeJson, readJson, send } from './api-send.ts'
import { readTokens, renewTokens } from './api-tokens.ts'
import { buildQuery, fillPath } from './api-url.ts'

type Params<E> = E extends { params: infer S extends z.ZodType } ? { params: z.input<S> } : { params?: undefined }
type Body<E> = E extends { body: infer S extends z.ZodType } ? { body: z.input<S> } : { body?: undefined }
type Query<E> = E extends { query: infer S extends z.ZodType } ? { query?: z.input<S> } : { query?: undefined }

/** Arguments of a call: its parameters, query and body by the contract, and a signal to abort it. */
export type RequestOptions<E extends Endpoint> = Params<E> & Body<E> & Query<E> & { signal?: AbortSignal }

/** The JSON of an endpoint's 2xx response. */
export type Reply<E extends Endpoint> = E extends { reply: infer S extends z.ZodType } ? z.output<S> : undefined

/** Dispatched on `window` when the server no longer accepts the session and it could not be renewed. */
export const SESSION_EXPIRED = 'lupascan:session-expired'

/**
 * Calls an endpoint of the contract, identified by its type, so that no schema is part of the bundle:
 * `request<typeof listPosts>('GET', '/api/posts/', { query: { search: 'vacina' }, signal })`.
 * A call refused with 401 is repeated once after renewing the session.
 * @throws ResponseError, FetchError, RequiredError (see api-error.ts); AbortError when the signal was aborted
 */
export async function request<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  options: RequestOptions<E>,
): Promise<Reply<E>> {
  if ('body' in options && (options.body === undefined || options.body === null)) throw new RequiredError('body')
  const url = fillPath(path, options.params) + buildQuery(options.query)
  const response = await sendWithSession(url, { method, body: options.body, signal: options.signal })
  // The server's own tests check its responses against the contract; validating them here would cost 18 kB of zod.
  return (await readJson(response)) as Reply<E>
}

/** What a call sends besides its URL; used if the response is not JSON. */
export type Outgoing = { method: string; body?: unknown; signal?: AbortSignal | undefined }

/** One exchange as the logged-in user; renews the session once on 401. The body of the response is unread. */
export async function sendWithSession(url: string, { method, body, signal }: Outgoing): Promise<Response> {
  const isTokenCall = url.startsWith('/api/token/')
  const exchange = (access: string | null) =>
    send(url, { method, signal: signal ?? null, ...describeJson(body, access) })
  const access = isTokenCall ? null : readTokens().access
  try {
    return await exchange(access)
  } catch (error) {
    if (isTokenCall || !(error instanceof ResponseError) || error.status !== 401) throw error
    const renewal = await renewTokens(access)
    if (renewal === 'refused') window.dispatchEvent(new Event(SESSION_EXPIRED))
    if (renewal !== 'renewed') throw error
    return exchange(readTokens().access)
  }
}

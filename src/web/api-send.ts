import { FetchError, ResponseError } from './api-error.ts'

/**
 * One exchange with the server.
 * @returns the 2xx response, body unread
 * @throws ResponseError outside 200–299, FetchError without a response, AbortError when the signal was aborted
 */
export async function send(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error
    throw new FetchError('Não foi possível falar com o servidor', { cause: error })
  })
  if (!response.ok)
    throw new ResponseError(response.status, await readJson(response), response.headers.get('x-request-id'))
  return response
}

/** The parsed JSON of a response; null if there is none. */
export async function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => null)
}

/** Headers and body of a JSON call. */
export function describeJson(body: unknown, access: string | null): Pick<RequestInit, 'headers' | 'body'> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (access) headers.authorization = `Bearer ${access}`
  if (body === undefined) return { headers }
  // The browser sets the content type of a form itself, with the boundary of its parts.
  if (body instanceof FormData) return { headers, body }
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

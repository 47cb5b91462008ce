/**
 * Posts a form to an address. Uses Node's own client and not fetch: a response that fetch aborts midway may end the whole process
 * (undici writes to the closed stream, outside of any promise).
 */
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

export type FormReply = { status: number; body: string }

/** The response is longer than allowed. */
export class ResponseTooLongError extends Error {}

/** The response as text; redirects are returned like other responses. @throws Error when there is none; ResponseTooLongError */
export async function postForm(
  address: URL,
  form: FormData,
  options: { headers: Record<string, string>; maxBytes: number; signal: AbortSignal },
): Promise<FormReply> {
  const packed = new Response(form)
  const body = Buffer.from(await packed.arrayBuffer())
  const headers = {
    ...options.headers,
    'content-type': packed.headers.get('content-type') ?? '',
    'content-length': body.length,
  }
  const request = address.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((done, failed) => {
    const sent = request(address, { method: 'POST', headers, signal: options.signal }, (answer) => {
      const parts: Buffer[] = []
      let size = 0
      answer.on('data', (part: Buffer) => {
        parts.push(part)
        size += part.length
        if (size > options.maxBytes) answer.destroy(new ResponseTooLongError())
      })
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }))
      answer.on('error', failed)
    })
    sent.on('error', failed)
    sent.end(body)
  })
}

/** Posts to an address that a user typed: the same checks as `fetch-public.ts`; redirects are not followed. */
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { checkUrl, describeFault, type FetchOptions, findAddress, pinTo } from './fetch-public.ts'

export type Answered = { status: number; body: string; retryAfter: string | undefined }

const TIMEOUT_MS = 10_000
/** Maximum length of the response kept for display. */
const MAX_ANSWER = 2_000

/** @throws SourceError with a sentence for the user who gave the address, when it is not public or does not respond in time */
export async function sendPublic(address: string, body: string, options: FetchOptions): Promise<Answered> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  try {
    const url = checkUrl(address, options)
    const lookup = pinTo(await findAddress(url, options, signal))
    return await post(url, body, { lookup, signal, headers: options.headers })
  } catch (error) {
    throw describeFault(error, signal)
  }
}

type Sending = {
  lookup: ReturnType<typeof pinTo>
  signal: AbortSignal
  headers: FetchOptions['headers']
}

function post(url: URL, body: string, { lookup, signal, headers = {} }: Sending): Promise<Answered> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const all = { 'user-agent': 'LupaScan', 'content-length': String(Buffer.byteLength(body)), ...headers }
  return new Promise((done, failed) => {
    const sent = send(
      url,
      { method: 'POST', agent: false, lookup, signal, headers: all, maxHeaderSize: 32_768 },
      (answer) => {
        let text = ''
        const end = () => {
          done({
            status: answer.statusCode ?? 0,
            body: text.slice(0, MAX_ANSWER),
            retryAfter: answer.headers['retry-after'],
          })
          answer.destroy()
        }
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
          if (text.length >= MAX_ANSWER) end()
        })
        answer.on('end', end).on('error', failed)
      },
    )
    sent.on('error', failed).end(body)
  })
}

/** Why nothing may be sent to this address, as a sentence; null if it may. */
export async function checkPublic(address: string, options: FetchOptions): Promise<string | null> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  try {
    await findAddress(checkUrl(address, options), options, signal)
    return null
  } catch (error) {
    return describeFault(error, signal).message
  }
}

/** Sends files as streams: nothing is buffered here, and the response may arrive before their end. */
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Installation } from '../installation.ts'
import type { Said } from './bomb.ts'

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>
type Sending = { method?: string; type: string; bytes: Pieces }

const BOUNDARY = 'limite-da-prova'
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/** @throws Error when the connection ends without a response */
export async function send(it: Installation, path: string, { method = 'POST', type, bytes }: Sending): Promise<Said> {
  const headers = { authorization: `Bearer ${await it.token()}`, 'content-type': type }
  const begin = performance.now()
  const sent = request(`${it.address}${path}`, { method, headers, agent: false })
  const answer = new Promise<Said>((done, fail) => {
    sent.once('error', fail)
    sent.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      response.once('end', () => done({ status: response.statusCode ?? 0, text, begin }))
      response.once('error', fail)
    })
  })
  // A server that has responded may stop reading.
  pipeline(Readable.from(bytes, { objectMode: false }), sent).catch(() => {})
  return answer
}

/** A form with one file. */
export function sendForm(
  it: Installation,
  path: string,
  { name, bytes, method }: { name: string; bytes: Pieces; method?: string },
): Promise<Said> {
  async function* form() {
    yield Buffer.from(formPart(name))
    yield* bytes
    yield Buffer.from(FORM_END)
  }
  return send(it, path, { ...(method && { method }), type: FORM_TYPE, bytes: form() })
}

export const formPart = (name: string, field = 'file') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
export const FORM_END = `\r\n--${BOUNDARY}--\r\n`

export const sendJson = (it: Installation, path: string, bytes: Pieces) =>
  send(it, path, { type: 'application/json', bytes })

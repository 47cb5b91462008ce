import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, sendError } from './errors.ts'

const UNREADABLE = 'O pedido não pôde ser lido.'
const HEADERS_TOO_LARGE = 'HPE_HEADER_OVERFLOW'

/** Responds to input that is not HTTP, or too large: no request object exists yet, so the response is written by hand. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const tooLarge = error.code === HEADERS_TOO_LARGE
  const body = JSON.stringify({
    detail: tooLarge ? 'O endereço do pedido é longo demais.' : UNREADABLE,
    code: tooLarge ? 'too_large' : 'invalid_request',
  })
  socket.end(
    [
      `HTTP/1.1 ${tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request'}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      "content-security-policy: default-src 'none'",
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/** Responds to an address that cannot be decoded or routed: the hooks that set headers do not run for it. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'x-request-id': request.id,
  })
  sendError(error, request, reply)
}

/**
 * Responds to requests that Node rejects with an empty body: a missing host (`requireHostHeader` is off, so that it arrives here)
 * and an unknown expectation.
 */
export function refuseInWords(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify({ detail: UNREADABLE, code: 'invalid_request' })
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }
    response.writeHead(417, { ...headers, 'x-content-type-options': 'nosniff', connection: 'close' }).end(body)
  })
  app.addHook('onRequest', async (request) => {
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined)
      throw new HttpError(400, 'invalid_request', UNREADABLE, { connection: 'close' })
  })
}

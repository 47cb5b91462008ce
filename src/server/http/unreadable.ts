import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from './errors.ts'

const HEADERS_TOO_LARGE = 'HPE_HEADER_OVERFLOW'

/** Answers what is not HTTP, or too large to be read: no request exists yet, so the answer is written by hand. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const tooLarge = error.code === HEADERS_TOO_LARGE
  const body = JSON.stringify({
    detail: tooLarge ? 'O endereço do pedido é longo demais.' : 'O pedido não pôde ser lido.',
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

/** Answers an address that cannot be decoded, or that no route may have: the hooks that set headers do not run for it. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'x-request-id': request.id,
  })
  sendError(error, request, reply)
}

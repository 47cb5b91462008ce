import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Leaves request bodies unread for the handler; form bodies keep their own parser. The scope must be separate. */
export function leaveBodyUnread(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
}

/**
 * Ends requests whose body takes too long to arrive: the server's own limit for a whole request must be long enough for files,
 * and a client that sends a byte a minute could hold every connection.
 * @param mayBeLong paths of routes, as they are registered
 */
export function endSlowBodies(app: FastifyInstance, milliseconds: number, mayBeLong: ReadonlySet<string>): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (raw.complete) return
    if (mayBeLong.has(routeOptions.url ?? '')) return endAfterAnswer(raw, reply.raw, milliseconds)
    const slow = setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, milliseconds)
    slow.unref()
    raw.once('end', () => clearTimeout(slow))
    reply.raw.once('close', () => clearTimeout(slow))
  })
}

/**
 * A client that asked to close the connection after the response, as many proxies do, may still be sending. Closing at once, with
 * unread bytes, would reset the connection and lose the response.
 */
export function lingerAfterAnswer(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onSend', async ({ raw: request }, reply) => {
    const { raw: answer } = reply
    if (request.complete || answer.shouldKeepAlive || reply.hasHeader('connection')) return
    reply.header('connection', 'keep-alive')
    answer.once('finish', () => {
      const end = () => request.socket.end()
      if (request.complete) return end()
      request.once('end', end)
      request.resume()
      const late = setTimeout(() => request.socket.destroy(), milliseconds)
      request.socket.once('close', () => clearTimeout(late))
    })
  })
}

/** A file may arrive slowly while it is read; once the response is sent (no permission, too large), the rest is discarded. */
function endAfterAnswer(request: IncomingMessage, answer: ServerResponse, milliseconds: number): void {
  answer.once('finish', () => {
    if (request.complete) return
    // Drains the body, so that the client gets to read the response.
    request.resume()
    const late = setTimeout(() => request.destroy(), milliseconds)
    request.once('close', () => clearTimeout(late))
  })
}

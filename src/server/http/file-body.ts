import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** In a scope of its own: whatever is sent is left for the handler to read; forms keep their own reader. */
export function leaveBodyUnread(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
}

/**
 * Ends requests whose body takes longer than a moment: the time that a server has for all of it must be long enough for
 * files, and whoever sends a byte a minute could hold on to every connection.
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
 * Whoever asked to end the connection after the answer, as many proxies do, may still be sending: ended at once, with bytes that
 * nobody has taken, the connection takes the answer with it.
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

/** A file may come slowly while it is read; once there is an answer (no permission, too large), what still comes is for nobody. */
function endAfterAnswer(request: IncomingMessage, answer: ServerResponse, milliseconds: number): void {
  answer.once('finish', () => {
    if (request.complete) return
    // Taken, so that the sender gets to the answer.
    request.resume()
    const late = setTimeout(() => request.destroy(), milliseconds)
    request.once('close', () => clearTimeout(late))
  })
}

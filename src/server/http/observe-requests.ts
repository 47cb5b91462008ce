import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Meters } from '../observe/meters.ts'
import { withinRequest } from '../observe/request-id.ts'

/** Each response carries its request id, and all work done for the request can read it. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    withinRequest(request.id, done)
  })
}

/** Counts requests by route pattern, never by the requested address. */
export function measureRequests(app: FastifyInstance, meters: Meters): void {
  const aborted = new WeakSet<FastifyRequest>()
  app.addHook('onRequestAbort', async (request) => {
    aborted.add(request)
    meters.countRequest({ ...name(request), status: 'aborted', seconds: 0 })
  })
  app.addHook('onResponse', async (request, reply) => {
    if (aborted.has(request)) return
    meters.countRequest({ ...name(request), status: String(reply.statusCode), seconds: reply.elapsedTime / 1000 })
  })
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

function name({ method, routeOptions: { url } }: FastifyRequest): { route: string; method: string } {
  // Each built file is its own route, and addresses of screens have none.
  const route = url === undefined ? 'page or unknown' : url.startsWith('/api/') ? url : 'page file'
  return { route, method: METHODS.has(method) ? method : 'other' }
}

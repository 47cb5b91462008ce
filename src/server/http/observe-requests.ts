import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Meters } from '../observe/meters.ts'
import { withinRequest } from '../observe/request-id.ts'

/** Each answer says which request it is of, and what is done for it knows that too. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    withinRequest(request.id, done)
  })
}

/** Counts requests by their route: as it is written in the program, never as it was asked for. */
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
  // The built pages have one route a file, and an address of a screen has none.
  const route = url === undefined ? 'page or unknown' : url.startsWith('/api/') ? url : 'page file'
  return { route, method: METHODS.has(method) ? method : 'other' }
}

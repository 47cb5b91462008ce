/**
 * A route is an endpoint of the contract and its handler. Access, accepted input and the reply all come from the endpoint; no
 * route can be registered without them.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Endpoint, findScope } from '../../contract/endpoint.ts'
import { SCOPE_NAMES } from '../../contract/limits.ts'
import { canCall, isInScope } from '../access/can.ts'
import type { Caller } from '../access/session.ts'
import type { DiskSpace } from '../store/disk-space.ts'
import type { CallerLookUp } from './caller-look-up.ts'
import { HttpError, notAuthenticated } from './errors.ts'
import type { TokenRates } from './token-rates.ts'
import { listFields } from './validation.ts'

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** Endpoints that only logged-in people may call always have a caller. */
type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? Caller | null : Caller

export type HandlerContext<E extends Endpoint> = {
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
  caller: CallerOf<E>
  request: FastifyRequest
  /** For headers and streams; most handlers only return. */
  reply: FastifyReply
  /** Aborted when the client disconnects before the response is sent, so that work for it can be cancelled. */
  signal: AbortSignal
}

/** What a handler may return: the endpoint's reply, or the reply object after streaming something else through it. */
type Answer<E extends Endpoint> = (E['reply'] extends z.ZodType ? z.input<E['reply']> : undefined) | FastifyReply

export type Route = { endpoint: Endpoint; answer: (question: HandlerContext<Endpoint>) => Promise<unknown> }

export function route<E extends Endpoint>(
  endpoint: E,
  answer: (question: HandlerContext<E>) => Promise<Answer<E>>,
): Route {
  // The registration below passes exactly what the endpoint's schemas accept.
  return { endpoint, answer: answer as Route['answer'] }
}

/** What every request must pass: authentication, token rate limits and the check for disk space. */
export type RouteGuards = { findCaller: CallerLookUp; rates: TokenRates; diskSpace: DiskSpace }

/** Registers a route: authenticates the caller, validates the request, then runs the handler. */
export function addRoute(
  app: FastifyInstance,
  { endpoint, answer }: Route,
  { findCaller, rates, diskSpace }: RouteGuards,
): void {
  const lists = listFields(endpoint.query)
  const callers = new WeakMap<FastifyRequest, Caller>()
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: {
      summary: endpoint.summary,
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.reply && { response: { '2xx': endpoint.reply } }),
      ...(endpoint.access !== 'public' && { security: [{ bearer: [] }] }),
    },
    onRequest: async (request, reply) => {
      const token = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
      const caller = token ? await findCaller(token, request.method) : null
      if (caller) callers.set(request, caller)
      if (caller?.token) await rates.take(caller.token.id, reply)
      refuse(endpoint, caller)
      if (adds(endpoint)) await diskSpace.require()
    },
    preValidation: async (request) => {
      const query = request.query as Record<string, unknown>
      for (const name of lists) if (typeof query[name] === 'string') query[name] = [query[name]]
    },
    handler: async (request, reply) => {
      const { params, query, body } = request as Pick<HandlerContext<Endpoint>, 'params' | 'query' | 'body'>
      // Type: `refuse` rejects requests without a caller where one is required.
      const caller = (callers.get(request) ?? null) as Caller
      return answer({ params, query, body, caller, request, reply, signal: followRequest(reply) })
    },
  })
}

/** Deleting frees space, and logging in and out writes next to nothing. */
const adds = ({ method, access, scope }: Endpoint) =>
  method !== 'GET' && method !== 'DELETE' && access !== 'public' && scope !== 'read'

function followRequest({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  // Also emitted after a complete response, when there is nothing left to cancel.
  raw.once('close', () => {
    if (!raw.writableEnded) leaving.abort()
  })
  return leaving.signal
}

function refuse(endpoint: Endpoint, caller: Caller | null): void {
  if (canCall(endpoint.access, caller)) {
    if (caller && !isInScope(endpoint, caller)) throw outOfScope(endpoint)
    return
  }
  if (!caller) throw notAuthenticated()
  throw notAllowed()
}

export const notAllowed = () => new HttpError(403, 'not_allowed', 'Você não tem permissão para acessar essa área')

/** Tells a program which scope its token lacks, as RFC 6750 prescribes. */
export function outOfScope(endpoint: Endpoint): HttpError {
  const scope = findScope(endpoint)
  if (scope === 'session' || scope === null)
    return new HttpError(403, 'not_allowed', 'Nenhuma chave de acesso pode fazer isto: entre com usuário e senha.')
  return new HttpError(403, 'not_allowed', `Esta chave não tem a permissão “${SCOPE_NAMES[scope]}”.`, {
    'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"`,
  })
}

/**
 * Read-only endpoint for assistants: stateless MCP over Streamable HTTP. Each tool is a call of this API, made with the caller's
 * token: rights, limits and queues are those of the call itself.
 */
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyRequest } from 'fastify'
import { askMcp } from '../../../contract/mcp.ts'
import { HttpError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import type { Deps } from '../deps.ts'
import { type AskOwnApi, createMcpServer } from './mcp-server.ts'

export const mcpRoutes = ({ config }: Deps) => [
  route(askMcp, async ({ body, request, reply, signal }) => {
    requireMessage(body, request.headers.accept ?? '')
    const server = createMcpServer(askAs(request, signal), config.publicUrl ?? '')
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
    reply.header('cache-control', 'no-store')
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.hijack()
    reply.raw.once('close', () => void server.close().catch(() => {}))
    // Type: with `exactOptionalPropertyTypes` the SDK's own transport does not fit its own interface.
    await server.connect(transport as Parameters<typeof server.connect>[0])
    await transport.handleRequest(request.raw, reply.raw, body)
    return reply
  }),
]

/** Anything that is not a protocol message is refused as everywhere else; the SDK would respond in its own words. */
function requireMessage(body: unknown, accept: string): void {
  const messages = Array.isArray(body) ? body : [body]
  if (messages.length === 0 || !messages.every((one) => JSONRPCMessageSchema.safeParse(one).success))
    throw new HttpError(400, 'invalid_request', 'Envie uma mensagem JSON-RPC 2.0, como o protocolo MCP pede.')
  if (!accept.includes('application/json') || !accept.includes('text/event-stream'))
    throw new HttpError(
      406,
      'invalid_request',
      'Aceite application/json e text/event-stream, como o protocolo MCP pede.',
    )
}

/** Injects a request into this same application, so that no check is skipped. */
function askAs({ server, headers, ip }: FastifyRequest, signal: AbortSignal): AskOwnApi {
  return async (path) => {
    const { authorization = '' } = headers
    const answer = await server.inject({
      method: 'GET',
      url: path,
      headers: { authorization },
      remoteAddress: ip,
      signal,
    })
    const said: unknown = answer.json()
    if (answer.statusCode !== 200) throw new Error(describeRefusal(said))
    return said
  }
}

/** The `detail` sentence, or the sentences of each field. */
function describeRefusal(said: unknown): string {
  if (typeof said !== 'object' || said === null) return 'A consulta não pôde ser respondida.'
  if ('detail' in said && typeof said.detail === 'string') return said.detail
  return Object.entries(said)
    .map(([field, sentences]) => `${field}: ${Array.isArray(sentences) ? sentences.join(' ') : ''}`)
    .join(' ')
}

/**
 * A door for assistants: MCP over Streamable HTTP, stateless, and it only reads. Each tool is a call of this API, asked as whoever
 * asks, with their token: rights, limits and lines are those of the call itself.
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

/** What is no message of the protocol is refused as everywhere else; the SDK would answer in its own words. */
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

/** The same application, asked from within: nothing that a door checks is left out. */
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

/** One sentence, or those of each field. */
function describeRefusal(said: unknown): string {
  if (typeof said !== 'object' || said === null) return 'A consulta não pôde ser respondida.'
  if ('detail' in said && typeof said.detail === 'string') return said.detail
  return Object.entries(said)
    .map(([field, sentences]) => `${field}: ${Array.isArray(sentences) ? sentences.join(' ') : ''}`)
    .join(' ')
}

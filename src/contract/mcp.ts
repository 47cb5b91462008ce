import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/** The Model Context Protocol, over Streamable HTTP without a session: each message is a request of its own. */
export const askMcp = defineEndpoint({
  method: 'POST',
  path: '/api/mcp/',
  access: 'user',
  scope: 'read',
  summary: 'Model Context Protocol (Streamable HTTP, só leitura): as mesmas consultas, para assistentes',
  body: z.unknown(),
})

import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/** The Model Context Protocol over Streamable HTTP, without sessions: each message is its own request. */
export const askMcp = defineEndpoint({
  method: 'POST',
  path: '/api/mcp/',
  access: 'user',
  scope: 'read',
  summary: 'Model Context Protocol (Streamable HTTP, só leitura): as mesmas consultas, para assistentes',
  body: z.unknown(),
})

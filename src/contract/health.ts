import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/api/health/',
  access: 'public',
  summary: 'O processo está vivo',
  reply: z.object({ status: z.literal('ok') }),
})

/** Answers 503 with the same body when a store does not answer a real question. */
export const Readiness = z.object({
  status: z.enum(['ok', 'unavailable']),
  clickhouse: z.boolean(),
  postgres: z.boolean(),
})
export type Readiness = z.infer<typeof Readiness>

export const getReadiness = defineEndpoint({
  method: 'GET',
  path: '/api/health/ready',
  access: 'public',
  summary: 'Os dois bancos respondem a uma pergunta de verdade',
  reply: Readiness,
})

import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/** Posts worth a look that this store has: edited, deleted, with one message in several accounts, far beyond the usual, fact-checked. */
export const EXAMPLES = ['edited', 'deleted', 'copied', 'unusual', 'checked'] as const
export type Example = (typeof EXAMPLES)[number]

export const Examples = z.object({
  /** Whether the store holds the demonstration set. */
  demo: z.boolean(),
  /** In this order; without those of which there is no post. */
  examples: z.array(z.enum(EXAMPLES)),
})
export type Examples = z.infer<typeof Examples>

/** The home page asks, also before the login; who is not logged in is told of the demonstration set only. */
export const listExamples = defineEndpoint({
  method: 'GET',
  path: '/api/examples/',
  access: 'public',
  summary: 'Dizer de que tipos de publicação há exemplos; sem login, só os da demonstração',
  reply: Examples,
})

import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/** Kinds of notable posts this store has: edited, deleted, same message in several accounts, far above the usual counts, fact-checked. */
export const EXAMPLES = ['edited', 'deleted', 'copied', 'unusual', 'checked'] as const
export type Example = (typeof EXAMPLES)[number]

export const Examples = z.object({
  /** Whether the store holds the demonstration set. */
  demo: z.boolean(),
  /** In the order of EXAMPLES, without kinds that have no post. */
  examples: z.array(z.enum(EXAMPLES)),
})
export type Examples = z.infer<typeof Examples>

/** The home page calls this, also before the login; anonymous callers get examples of the demonstration set only. */
export const listExamples = defineEndpoint({
  method: 'GET',
  path: '/api/examples/',
  access: 'public',
  summary: 'Dizer de que tipos de publicação há exemplos; sem login, só os da demonstração',
  reply: Examples,
})

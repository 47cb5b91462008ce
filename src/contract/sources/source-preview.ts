import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** Enough for a pasted list of channels, not for a database. */
const MAX_CHARACTERS = 200_000

/**
 * Outcome of a line: new, already followed, same as a line above, or not an account that can be followed. `problem`
 * gives the reason, or a warning although it can be followed.
 */
export const PreviewLine = z.object({
  line: z.int(),
  /** As entered. */
  address: z.string(),
  outcome: z.enum(['new', 'followed', 'repeated', 'refused']),
  /** Telegram or a feed; null: refused. */
  network: z.enum(['telegram-web', 'feed']).nullable(),
  handle: z.string().nullable(),
  person: z.object({ id: z.int(), name: z.string() }).nullable(),
  problem: z.string().nullable(),
})
export type PreviewLine = z.infer<typeof PreviewLine>

export const previewSources = defineEndpoint({
  method: 'POST',
  path: '/api/sources/preview/',
  access: 'superuser',
  summary: 'Ler uma lista ou um CSV de canais e feeds, linha por linha, sem gravar nada',
  body: z.strictObject({
    text: z
      .string({ error: 'Este campo é obrigatório.' })
      .max(MAX_CHARACTERS, `São aceitos até ${MAX_CHARACTERS.toLocaleString('pt-BR')} caracteres.`),
  }),
  reply: z.object({ lines: z.array(PreviewLine) }),
})

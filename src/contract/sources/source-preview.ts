import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** A pasted list is as long as somebody's list of channels, not as a database. */
const MOST_CHARACTERS = 200_000

/**
 * What became of a line: new, followed already, the same as a line above, or no account that can be followed.
 * `problem` says why, or what is odd although it can be followed.
 */
export const PreviewLine = z.object({
  line: z.int(),
  /** As it was written. */
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
      .max(MOST_CHARACTERS, `São aceitos até ${MOST_CHARACTERS.toLocaleString('pt-BR')} caracteres.`),
  }),
  reply: z.object({ lines: z.array(PreviewLine) }),
})

import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { LiveParams } from './lives.ts'

/** Result of importing a caption file; `read` counts the cues used for chapters, before repeated cues were joined. */
export const CaptionsReport = z.object({
  read: z.int(),
  chapters: z.int(),
  /** Whether the transcription was already the same. */
  unchanged: z.boolean(),
  set_aside_count: z.int(),
  /** The first cues that were set aside: line of the file, and reason. */
  set_aside: z.array(z.object({ position: z.int(), reason: z.string() })),
})
export type CaptionsReport = z.infer<typeof CaptionsReport>

export const importCaptions = defineEndpoint({
  method: 'PUT',
  path: '/api/lives/{id}/captions/',
  access: 'transcriptor',
  summary:
    'Trocar toda a transcrição pelas legendas de um arquivo (VTT ou SRT; também .gz), enviado em um formulário multipart; não enquanto a live está sendo ouvida ou escrita',
  params: LiveParams,
  upload: true,
  reply: CaptionsReport,
})

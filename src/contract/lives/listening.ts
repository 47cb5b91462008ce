import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Live, LiveParams } from './lives.ts'

/** What this installation can hear and write. */
export const SpeechStatus = z.object({
  /** Who writes; null: nobody is configured, and audio is kept until somebody is. */
  engine: z.string().nullable(),
  /** Why the engine does not answer, in a sentence; null: it does, or was not asked yet. */
  engine_problem: z.string().nullable(),
  /** null: there is no ffmpeg, and nothing can be heard. */
  ffmpeg: z.string().nullable(),
  /** null: not configured; then only addresses of streams and files are understood. */
  yt_dlp: z
    .object({
      version: z.string(),
      age_days: z.int().nullable(),
      /** The only sites it is asked about; empty: all that it knows. */
      hosts: z.array(z.string()),
    })
    .nullable(),
  /** Lives that may be heard side by side. */
  at_once: z.int(),
  audio_days: z.int(),
})
export type SpeechStatus = z.infer<typeof SpeechStatus>

const access = 'transcriptor'

export const getSpeechStatus = defineEndpoint({
  method: 'GET',
  path: '/api/speech/',
  access,
  summary: 'O que esta instalação ouve e quem escreve',
  reply: SpeechStatus,
})

export const startListening = defineEndpoint({
  method: 'POST',
  path: '/api/lives/{id}/listening/',
  access,
  summary: 'Ouvir a live, agora ou a partir do início anunciado; o que já foi ouvido continua de onde parou',
  params: LiveParams,
  reply: Live,
})

export const stopListening = defineEndpoint({
  method: 'DELETE',
  path: '/api/lives/{id}/listening/',
  access,
  summary: 'Parar de ouvir; o que foi ouvido ainda é escrito',
  params: LiveParams,
  reply: Live,
})

export const retryWriting = defineEndpoint({
  method: 'POST',
  path: '/api/lives/{id}/writing/',
  access,
  summary: 'Tentar escrever de novo as partes que ficaram sem texto e cujo áudio ainda está guardado',
  params: LiveParams,
  reply: Live,
})

export const deleteAudio = defineEndpoint({
  method: 'DELETE',
  path: '/api/lives/{id}/audio/',
  access,
  summary: 'Remover o áudio guardado; o texto fica. O que ainda não foi escrito só é removido a pedido expresso',
  params: LiveParams,
  query: z.strictObject({ unwritten: z.literal('remove').optional() }),
})

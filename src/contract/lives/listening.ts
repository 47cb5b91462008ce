import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Live, LiveParams } from './lives.ts'

/** What this installation can listen to and transcribe. */
export const SpeechStatus = z.object({
  /** Name of the speech engine; null: none is configured, and audio is kept until one is. */
  engine: z.string().nullable(),
  /** Why the engine does not respond, in one sentence; null: it does, or was not called yet. */
  engine_problem: z.string().nullable(),
  /** null: ffmpeg is not installed, so no live can be listened to. */
  ffmpeg: z.string().nullable(),
  /** null: not configured; then only addresses of streams and files are supported. */
  yt_dlp: z
    .object({
      version: z.string(),
      age_days: z.int().nullable(),
      /** The only sites it is used for; empty: all that it supports. */
      hosts: z.array(z.string()),
    })
    .nullable(),
  /** Lives that can be listened to at the same time. */
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

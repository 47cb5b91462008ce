import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { ErrorReply } from '../error.ts'
import { MAX_CHAPTERS } from '../limits.ts'
import { Chapter, ChapterTime, CorrectedText, LiveParams, SpeakerName } from './lives.ts'

const Params = LiveParams.extend({ chapter_id: z.coerce.number().int().min(1).max(MAX_CHAPTERS) })

const Said = z.object({ transcription: z.string(), speaker: z.string().nullable() })

/** What a chapter said before a change, and after it. */
export const ChapterVersion = Said.extend({
  id: z.int(),
  became: Said,
  /** ISO 8601 in UTC. */
  changed_at: z.string(),
  /** Username; null if the user was removed. */
  changed_by: z.string().nullable(),
})
export type ChapterVersion = z.infer<typeof ChapterVersion>

/** Response when the chapter no longer matches what the caller saw. */
export const CorrectionConflict = ErrorReply.extend({ chapter: Chapter })

const access = 'transcriptor'

export const correctChapter = defineEndpoint({
  method: 'PATCH',
  path: '/api/lives/{id}/chapters/{chapter_id}/',
  access,
  summary:
    'Corrigir o texto de um trecho ou dizer quem fala; nenhum motor muda o que foi corrigido. 409, com o trecho como está, quando ele já não é o que se viu',
  params: Params,
  body: z
    .strictObject({
      transcription: CorrectedText.optional(),
      /** null: speaker unknown. */
      speaker: SpeakerName.nullable().optional(),
      /** The chapter as the corrector saw it, so that another person's change in the meantime is not overwritten. */
      seen: z.strictObject({
        /** Inserting text before it renumbers chapters, so the start time identifies which one was seen. */
        started_at: ChapterTime,
        transcription: z.string().max(5_000),
        speaker: z.string().max(120).nullable(),
      }),
    })
    .refine(({ transcription, speaker }) => transcription !== undefined || speaker !== undefined, {
      error: 'Envie o texto ou quem fala.',
    }),
  reply: Chapter,
})

export const listChapterVersions = defineEndpoint({
  method: 'GET',
  path: '/api/lives/{id}/chapters/{chapter_id}/versions/',
  access,
  summary: 'O que um trecho dizia antes e depois de cada correção, da última para a primeira, até 100',
  params: Params,
  reply: z.array(ChapterVersion),
})

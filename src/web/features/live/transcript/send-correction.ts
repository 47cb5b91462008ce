import type { z } from 'zod'
import type { CorrectionConflict, correctChapter } from '../../../../contract/lives/chapter-corrections.ts'
import type { Chapter } from '../../../../contract/lives/lives.ts'
import { request } from '../../../api.ts'
import { FetchError, getErrorMessage, getFieldErrors, isConflict, ResponseError } from '../../../api-error.ts'
import type { Changes } from './correction.ts'

/**
 * Result of a correction. `changed`: another user changed the chapter meanwhile, nothing was stored; includes the current chapter.
 * `moved`: another chapter has its number now, nothing was stored. `refused`: the reason, as a sentence.
 */
export type Sent =
  | { result: 'saved' | 'changed'; chapter: Chapter }
  | { result: 'moved' }
  | { result: 'refused'; problem: string }

/** @param shown the chapter as displayed to the user */
export async function sendCorrection(live: number, changes: Changes, shown: Chapter): Promise<Sent> {
  const { id, started_at, transcription, speaker } = shown
  try {
    const chapter = await request<typeof correctChapter>('PATCH', '/api/lives/{id}/chapters/{chapter_id}/', {
      params: { id: live, chapter_id: id },
      body: { ...changes, seen: { started_at, transcription, speaker } },
    })
    return { result: 'saved', chapter }
  } catch (error) {
    const present = readPresent(error)
    if (!present) return { result: 'refused', problem: describeProblem(error) }
    return present.started_at === started_at ? { result: 'changed', chapter: present } : { result: 'moved' }
  }
}

/** The current chapter, if it differs from the displayed one. */
function readPresent(error: unknown): Chapter | null {
  if (!isConflict(error)) return null
  return (error.body as Partial<z.infer<typeof CorrectionConflict>>).chapter ?? null
}

function describeProblem(error: unknown): string {
  if (error instanceof FetchError) return 'O servidor não respondeu. O que você escreveu continua aqui: tente de novo.'
  if (error instanceof ResponseError && error.status === 404)
    return 'Este trecho não existe mais. Copie o que você escreveu antes de cancelar.'
  return Object.values(getFieldErrors(error))[0]?.[0] ?? getErrorMessage(error)
}

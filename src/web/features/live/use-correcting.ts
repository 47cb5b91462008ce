import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { z } from 'zod'
import type { CorrectionConflict, correctChapter, listChapterVersions } from '../../../contract/chapter-corrections.ts'
import type { Chapter } from '../../../contract/lives.ts'
import { request } from '../../api.ts'
import { FetchError, getErrorMessage, getFieldErrors, isConflict, ResponseError } from '../../api-error.ts'
import { beginDraft, type Draft, findChanges, followChapters, replaceChapter } from './correction.ts'
import { liveQuery } from './lives.ts'

export type Corrections = {
  begin: (chapter: Chapter) => void
  change: (id: number, changed: Partial<Pick<Draft, 'text' | 'speaker'>>) => void
  cancel: (id: number) => void
  /** `shown`: the chapter as it stands beside the draft; when it is another by then nothing is stored. */
  save: (draft: Draft, shown: Chapter) => Promise<void>
}

/** What a chapter said before each correction. */
export const versionsQuery = (live: number, chapter: number) =>
  queryOptions({
    queryKey: ['live', live, 'versions', chapter],
    queryFn: ({ signal }) =>
      request<typeof listChapterVersions>('GET', '/api/lives/{id}/chapters/{chapter_id}/versions/', {
        params: { id: live, chapter_id: chapter },
        signal,
      }),
  })

/**
 * The corrections that are being written, by chapter. They stand apart from the chapters: no answer of the server changes
 * them, and they go only when they are saved or given up.
 */
export function useCorrecting(
  liveId: number,
  chapters: readonly Chapter[],
): { drafts: ReadonlyMap<number, Draft>; corrections: Corrections } {
  const queryClient = useQueryClient()
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map())
  useEffect(() => setDrafts((known) => followChapters(known, chapters)), [chapters])
  const begin = useCallback((chapter: Chapter) => {
    setDrafts((known) => (known.has(chapter.id) ? known : new Map(known).set(chapter.id, beginDraft(chapter))))
  }, [])
  const change = useCallback((id: number, changed: Partial<Draft>) => {
    setDrafts((known) => {
      const draft = known.get(id)
      return draft ? new Map(known).set(id, { ...draft, ...changed }) : known
    })
  }, [])
  const cancel = useCallback((id: number) => {
    setDrafts((known) => new Map([...known].filter(([other]) => other !== id)))
  }, [])
  const show = useCallback(
    (chapter: Chapter) =>
      queryClient.setQueryData(liveQuery(liveId).queryKey, (known) => known && replaceChapter(known, chapter)),
    [liveId, queryClient],
  )
  const save = useCallback(
    async (draft: Draft, { transcription, speaker }: Chapter) => {
      const { id } = draft.base
      const changes = findChanges(draft)
      if (changes === null) return cancel(id)
      if (changes.transcription === '') return change(id, { problem: 'O texto não pode ficar vazio.' })
      change(id, { isBusy: true, problem: null })
      try {
        const path = '/api/lives/{id}/chapters/{chapter_id}/'
        const options = {
          params: { id: liveId, chapter_id: id },
          body: { ...changes, seen: { transcription, speaker } },
        }
        show(await request<typeof correctChapter>('PATCH', path, options))
        void queryClient.invalidateQueries({ queryKey: versionsQuery(liveId, id).queryKey })
        cancel(id)
      } catch (error) {
        const present = readPresent(error)
        if (present) show(present)
        // What changed stands beside it.
        change(id, { isBusy: false, problem: present ? 'Nada foi gravado ainda.' : describeProblem(error) })
      }
    },
    [liveId, queryClient, change, cancel, show],
  )
  const corrections = useMemo(() => ({ begin, change, cancel, save }), [begin, change, cancel, save])
  return { drafts, corrections }
}

/** The chapter as it is, when it was no longer what was seen. */
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

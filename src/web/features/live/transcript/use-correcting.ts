import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { listChapterVersions } from '../../../../contract/lives/chapter-corrections.ts'
import type { Chapter } from '../../../../contract/lives/lives.ts'
import { request } from '../../../api.ts'
import { liveQuery } from '../lives.ts'
import { type Draft, findChanges, replaceChapter } from './correction.ts'
import { sendCorrection } from './send-correction.ts'
import { useDrafts } from './use-drafts.ts'

export type Corrections = {
  begin: (chapter: Chapter) => void
  change: (id: number, changed: Partial<Pick<Draft, 'text' | 'speaker'>>) => void
  cancel: (id: number) => void
  /** `shown`: the chapter displayed beside the draft; if it has changed nothing is stored. */
  save: (draft: Draft, shown: Chapter) => Promise<void>
}

/** Corrections of a chapter; requested each time they are opened, and when the chapter changes. */
export const versionsQuery = (live: number, { id, started_at, transcription, speaker }: Chapter) =>
  queryOptions({
    queryKey: ['live', live, 'versions', id, { started_at, transcription, speaker }],
    queryFn: ({ signal }) =>
      request<typeof listChapterVersions>('GET', '/api/lives/{id}/chapters/{chapter_id}/versions/', {
        params: { id: live, chapter_id: id },
        signal,
      }),
    staleTime: 0,
  })

/** Drafts of corrections by chapter, and how they are saved. */
export function useCorrecting(
  liveId: number,
  chapters: readonly Chapter[],
): { drafts: ReadonlyMap<number, Draft>; corrections: Corrections } {
  const queryClient = useQueryClient()
  const { drafts, begin, change, cancel } = useDrafts(chapters)
  const save = useCallback(
    async (draft: Draft, shown: Chapter) => {
      const { id } = draft.base
      const { queryKey } = liveQuery(liveId)
      const changes = findChanges(draft, shown)
      if (changes === null) return cancel(id)
      if (changes.transcription === '') return change(id, { problem: 'O texto não pode ficar vazio.' })
      change(id, { isBusy: true, problem: null })
      const sent = await sendCorrection(liveId, changes, shown)
      if ('chapter' in sent) queryClient.setQueryData(queryKey, (known) => known && replaceChapter(known, sent.chapter))
      if (sent.result === 'saved') return cancel(id)
      const problem = sent.result === 'refused' ? sent.problem : sent.result === 'moved' ? MOVED : CHANGED
      change(id, { isBusy: false, problem })
      // The draft moves when the screen knows its chapter's new number.
      if (sent.result === 'moved') await queryClient.invalidateQueries({ queryKey, exact: true })
    },
    [liveId, queryClient, change, cancel],
  )
  const corrections = useMemo(() => ({ begin, change, cancel, save }), [begin, change, cancel, save])
  return { drafts, corrections }
}

/** The change is displayed beside it. */
const CHANGED = 'Nada foi gravado ainda.'
const MOVED = 'Os trechos mudaram de lugar enquanto você escrevia; nada foi gravado. Confira e salve de novo.'

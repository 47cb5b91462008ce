import { useCallback, useEffect, useState } from 'react'
import type { Chapter } from '../../../../contract/lives/lives.ts'
import { beginDraft, type Draft, followChapters } from './correction.ts'

/** Drafts by chapter. Kept apart from the chapters: no response changes them, and they are removed only when saved or cancelled. */
export function useDrafts(chapters: readonly Chapter[]) {
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
  return { drafts, begin, change, cancel }
}

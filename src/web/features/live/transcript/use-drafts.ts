import { useCallback, useEffect, useState } from 'react'
import type { Chapter } from '../../../../contract/lives/lives.ts'
import { beginDraft, type Draft, followChapters } from './correction.ts'

/**
 * What is being written over chapters, by chapter. It stands apart from the chapters: no answer of the server changes it, and
 * it goes only when it is saved or given up.
 */
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

import { useCallback, useState } from 'react'
import type { Chapter } from '../../../../contract/lives/lives.ts'

/** The chapter whose corrections are shown; kept while the panel closes. */
export function useHistory(chapters: readonly Chapter[]) {
  const [shown, setShown] = useState<{ id: number; isOpen: boolean } | null>(null)
  const show = useCallback((chapter: Chapter) => setShown({ id: chapter.id, isOpen: true }), [])
  return {
    /** null: none, or it has been removed since. */
    chapter: chapters.find(({ id }) => id === shown?.id) ?? null,
    isOpen: shown?.isOpen ?? false,
    show,
    close: () => setShown((known) => known && { ...known, isOpen: false }),
  }
}

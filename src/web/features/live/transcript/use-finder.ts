import { useDeferredValue, useMemo, useState } from 'react'
import type { Chapter } from '../../../../contract/lives/lives.ts'
import { type Found, findInText } from './find-in-text.ts'

export type Finder = Found & {
  search: string
  /** Which find one is at, from 0. */
  current: number
  setSearch: (text: string) => void
  /** To the next find (1) or the one before (-1), around the ends. */
  go: (step: 1 | -1) => void
}

/** Finding words in the text: what is asked, what is found, where one is. */
export function useFinder(chapters: readonly Chapter[]): Finder {
  const [search, setSearch] = useState('')
  const [current, setCurrent] = useState(0)
  const deferred = useDeferredValue(search)
  const found = useMemo(() => findInText(chapters, deferred), [chapters, deferred])
  const count = found.hits.length
  return {
    ...found,
    search,
    current: Math.min(current, Math.max(0, count - 1)),
    setSearch: (text) => {
      setSearch(text)
      setCurrent(0)
    },
    go: (step) => count > 0 && setCurrent((at) => (Math.min(at, count - 1) + step + count) % count),
  }
}

import { useDeferredValue, useMemo, useState } from 'react'
import type { Chapter } from '../../../../contract/lives/lives.ts'
import { type Found, findInText } from './find-in-text.ts'

export type Finder = Found & {
  search: string
  /** Index of the current match, from 0. */
  current: number
  setSearch: (text: string) => void
  /** Moves to the next match (1) or the previous one (-1), wrapping around. */
  go: (step: 1 | -1) => void
}

/** State of the text search: query, matches, current match. */
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

import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Chapter } from '../../../../contract/lives/lives.ts'
import { readClock } from '../player/clock.ts'
import type { Draft } from './correction.ts'

/** Height of a one-line chapter; longer ones are measured. */
const ROW_HEIGHT = 34
/** Room for the bar above the text. */
const HEAD_HEIGHT = 140

type Places = {
  drafts: ReadonlyMap<number, Draft>
  /** Index of the chapter to scroll to, each time it changes. */
  target: number | undefined
  /** Position given by the address: scrolled to once per visit. */
  moment: number | null
  visit: number
}

/** Virtual window of chapters, and scrolling to one. `named`: index of the chapter given by the address, or -1. */
export function useChapterWindow(chapters: readonly Chapter[], { drafts, target, moment, visit }: Places) {
  const listRef = useRef<HTMLOListElement>(null)
  const [offset, setOffset] = useState(0)
  // Measured on every rendering: content above may change its height.
  useLayoutEffect(() => {
    const top = listRef.current ? listRef.current.getBoundingClientRect().top + window.scrollY : 0
    setOffset(Math.round(top))
  })
  const virtualizer = useWindowVirtualizer({
    count: chapters.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => chapters[index]?.id ?? index,
    overscan: 12,
    scrollMargin: offset,
    scrollPaddingStart: HEAD_HEIGHT,
    rangeExtractor: useKeptRange(chapters, drafts),
  })
  useEffect(() => {
    if (target !== undefined) virtualizer.scrollToIndex(target, { align: 'center' })
  }, [target, virtualizer])
  const named = moment === null ? -1 : Math.max(0, findPlaying(chapters, moment))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every moment; text that comes later moves nothing.
  useEffect(() => {
    if (named >= 0) virtualizer.scrollToIndex(named, { align: 'center' })
  }, [moment, visit])
  return { listRef, offset, virtualizer, named }
}

/** Chapters being edited stay mounted wherever the page is scrolled: otherwise the cursor would be lost. */
function useKeptRange(chapters: readonly Chapter[], drafts: ReadonlyMap<number, Draft>): (range: Range) => number[] {
  const kept = useMemo(() => chapters.flatMap(({ id }, index) => (drafts.has(id) ? index : [])), [chapters, drafts])
  return useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b),
    [kept],
  )
}

/** The last chapter that has started at that second. */
export function findPlaying(chapters: readonly Chapter[], time: number): number {
  return chapters.findLastIndex(({ started_at }) => readClock(started_at) <= time + 0.05)
}

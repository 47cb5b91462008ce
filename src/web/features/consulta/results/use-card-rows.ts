import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'

/** Pixels: estimated height of a card (rows are measured), and comfortable width of a text column. */
const CARD_HEIGHT = 320
const GAP = 12
const COLUMN_WIDTH = 400
const MAX_COLUMNS = 3

type Props = { posts: readonly Post[]; opened: string | undefined; listRef: RefObject<HTMLElement | null> }

/** Cards in as many columns as fit; only rows near the viewport are rendered. */
export function useCardRows({ posts, opened, listRef }: Props) {
  const { columns, offset } = usePlace(listRef)
  const kept = posts.findIndex(({ id }) => id === opened)
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(posts.length / columns),
    estimateSize: () => CARD_HEIGHT,
    // A row with other cards has another height.
    getItemKey: useCallback((row: number) => `${columns}:${posts[row * columns]?.id ?? row}`, [posts, columns]),
    gap: GAP,
    overscan: 2,
    scrollMargin: offset,
    rangeExtractor: useKeptRange(listRef, kept === -1 ? null : Math.floor(kept / columns)),
  })
  const rows = virtualizer.getVirtualItems().map(({ key, index, start }) => ({
    ...{ key, index },
    top: start - offset,
    first: index * columns,
    posts: posts.slice(index * columns, (index + 1) * columns),
  }))
  const reveal = useCallback(
    (id: string) => {
      const place = posts.findIndex((post) => post.id === id)
      if (place !== -1) virtualizer.scrollToIndex(Math.floor(place / columns), { align: 'start' })
    },
    [posts, columns, virtualizer],
  )
  return { columns, rows, height: virtualizer.getTotalSize(), measure: virtualizer.measureElement, reveal }
}

/** Text scale factor of the user's browser settings. */
const readTextScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

/** Number of columns that fit, and the list's offset in the page. */
function usePlace(listRef: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ columns: 1, offset: 0 })
  const read = useCallback(() => {
    const list = listRef.current
    if (list === null) return
    const room = list.parentElement?.clientWidth ?? list.clientWidth
    const width = COLUMN_WIDTH * readTextScale()
    const columns = Math.min(MAX_COLUMNS, Math.max(1, Math.floor((room + GAP) / (width + GAP))))
    const offset = Math.round(list.getBoundingClientRect().top + window.scrollY)
    setPlace((before) => (before.columns === columns && before.offset === offset ? before : { columns, offset }))
  }, [listRef])
  // Measured on every rendering: content above may change its height.
  useLayoutEffect(read)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(read)
    if (listRef.current?.parentElement) observer.observe(listRef.current.parentElement)
    return () => observer.disconnect()
  }, [listRef, read])
  return place
}

/**
 * Rows with the open or focused card, and their neighbours, stay mounted wherever the page is scrolled: keyboard navigation continues
 * from there.
 */
function useKeptRange(listRef: RefObject<HTMLElement | null>, opened: number | null): (range: Range) => number[] {
  const around = useMemo(() => (opened === null ? [] : [opened - 1, opened, opened + 1]), [opened])
  return useCallback(
    (range: Range) => {
      const focused = document.activeElement?.closest<HTMLElement>('[data-index]')
      const own = focused && listRef.current?.contains(focused) ? [Number(focused.dataset.index)] : []
      const kept = [...around, ...own].filter((row) => row >= 0 && row < range.count)
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b)
    },
    [around, listRef],
  )
}

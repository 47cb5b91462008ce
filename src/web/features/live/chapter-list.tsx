import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Chapter } from '../../../contract/lives.ts'
import styles from './chapter-list.module.css'
import { ChapterRow } from './chapter-row.tsx'
import { readClock } from './clock.ts'
import type { Mark } from './find-in-text.ts'

type ChapterListProps = {
  chapters: readonly Chapter[]
  marks: Map<number, Mark[]>
  currentHit: number
  /** The index of the chapter to bring into view, each time it changes. */
  target: number | undefined
  /** The second being played. */
  time: number | null
  /** The second that the address names: brought into view once, and marked. */
  moment: number | null
  /** undefined when the video cannot be played here. */
  onSeek: ((seconds: number) => void) | undefined
}

/** Height of a chapter of one line; those of more are measured. */
const ROW_HEIGHT = 34
/** Room for the bar that stays above the text. */
const HEAD_HEIGHT = 140

/** The chapters, of which only those near the window are drawn: a day of captions has tens of thousands. */
export function ChapterList({ chapters, marks, currentHit, target, time, moment, onSeek }: ChapterListProps) {
  const listRef = useRef<HTMLOListElement>(null)
  const [offset, setOffset] = useState(0)
  // Not a dependency list: whatever stands above may change its height.
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
  })
  useEffect(() => {
    if (target !== undefined) virtualizer.scrollToIndex(target, { align: 'center' })
  }, [target, virtualizer])
  const named = moment === null ? -1 : Math.max(0, findPlaying(chapters, moment))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every moment; text that comes later moves nothing.
  useEffect(() => {
    if (named >= 0) virtualizer.scrollToIndex(named, { align: 'center' })
  }, [moment])
  const playing = time === null ? -1 : findPlaying(chapters, time)
  return (
    <ol ref={listRef} className={styles.list} aria-label="Trechos" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((item) => {
        const chapter = chapters[item.index]
        if (!chapter) return null
        return (
          <li
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            className={styles.item}
            style={{ transform: `translateY(${item.start - offset}px)` }}
            aria-setsize={chapters.length}
            aria-posinset={item.index + 1}
            aria-current={item.index === playing ? 'true' : undefined}
            data-named={item.index === named || undefined}
          >
            <ChapterRow
              chapter={chapter}
              isNewSpeaker={chapter.speaker !== (chapters[item.index - 1]?.speaker ?? null)}
              marks={marks.get(item.index)}
              currentHit={currentHit}
              onSeek={onSeek}
            />
          </li>
        )
      })}
    </ol>
  )
}

/** The last chapter that has begun at that second. */
function findPlaying(chapters: readonly Chapter[], time: number): number {
  return chapters.findLastIndex(({ started_at }) => readClock(started_at) <= time + 0.05)
}

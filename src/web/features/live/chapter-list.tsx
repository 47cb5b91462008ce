import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Chapter } from '../../../contract/lives.ts'
import styles from './chapter-list.module.css'
import { ChapterRow } from './chapter-row.tsx'
import { readClock } from './clock.ts'
import { type Draft, listSpeakers } from './correction.ts'
import type { Mark } from './find-in-text.ts'
import type { Stretch } from './pieces.ts'
import type { Corrections } from './use-correcting.ts'

type ChapterListProps = {
  chapters: readonly Chapter[]
  marks: Map<number, Mark[]>
  currentHit: number
  /** Watched terms, by index of their chapter. */
  watched: Map<number, Stretch[]>
  /** The index of the chapter to bring into view, each time it changes. */
  target: number | undefined
  /** The second being played. */
  time: number | null
  /** The second that the address names: brought into view once, and marked. */
  moment: number | null
  /** Changes when the reader asks for the moment again. */
  visit: number
  /** undefined when the video cannot be played here. */
  onSeek: ((seconds: number) => void) | undefined
  /** What is being written, by id of its chapter. */
  drafts: ReadonlyMap<number, Draft>
  corrections: Corrections
  onHistory: (chapter: Chapter) => void
}

/** Height of a chapter of one line; those of more are measured. */
const ROW_HEIGHT = 34
/** Room for the bar that stays above the text. */
const HEAD_HEIGHT = 140

/** The chapters, of which only those near the window are drawn: a day of captions has tens of thousands. */
export function ChapterList(props: ChapterListProps) {
  const { chapters, marks, currentHit, watched, target, time, moment, visit, onSeek } = props
  const { drafts, corrections, onHistory } = props
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
  const playing = time === null ? -1 : findPlaying(chapters, time)
  const speakersId = useId()
  const speakers = useMemo(() => listSpeakers(chapters), [chapters])
  return (
    <>
      <datalist id={speakersId}>
        {speakers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
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
                watched={watched.get(item.index)}
                onSeek={onSeek}
                draft={drafts.get(chapter.id)}
                corrections={corrections}
                speakersId={speakersId}
                onHistory={onHistory}
              />
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** Chapters that are being corrected stay drawn wherever the page is: with them would go the cursor. */
function useKeptRange(chapters: readonly Chapter[], drafts: ReadonlyMap<number, Draft>): (range: Range) => number[] {
  const kept = useMemo(() => chapters.flatMap(({ id }, index) => (drafts.has(id) ? index : [])), [chapters, drafts])
  return useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b),
    [kept],
  )
}

/** The last chapter that has begun at that second. */
function findPlaying(chapters: readonly Chapter[], time: number): number {
  return chapters.findLastIndex(({ started_at }) => readClock(started_at) <= time + 0.05)
}

import { useId, useMemo } from 'react'
import type { Chapter } from '../../../../contract/lives/lives.ts'
import styles from './chapter-list.module.css'
import { ChapterRow } from './chapter-row.tsx'
import { type Draft, listSpeakers } from './correction.ts'
import type { Mark } from './find-in-text.ts'
import type { TextSpan } from './marked-spans.ts'
import { findPlaying, useChapterWindow } from './use-chapter-window.ts'
import type { Corrections } from './use-correcting.ts'

type ChapterListProps = {
  chapters: readonly Chapter[]
  marks: Map<number, Mark[]>
  currentHit: number
  /** Watched terms, by chapter index. */
  watched: Map<number, TextSpan[]>
  /** Index of the chapter to scroll to, each time it changes. */
  target: number | undefined
  /** Current position in seconds. */
  time: number | null
  /** Position given by the address: scrolled to once, and highlighted. */
  moment: number | null
  /** Changes when the user requests the position again. */
  visit: number
  /** undefined if the video cannot be played here. */
  onSeek: ((seconds: number) => void) | undefined
  /** Drafts by chapter id. */
  drafts: ReadonlyMap<number, Draft>
  corrections: Corrections
  onHistory: (chapter: Chapter) => void
  onAddToDossier: (chapter: Chapter) => void
}

/** Virtualised list of chapters: a day of captions has tens of thousands. */
export function ChapterList(props: ChapterListProps) {
  const { chapters, marks, currentHit, watched, target, time, moment, visit, onSeek } = props
  const { drafts, corrections, onHistory, onAddToDossier } = props
  const { listRef, offset, virtualizer, named } = useChapterWindow(chapters, { drafts, target, moment, visit })
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
                onAddToDossier={onAddToDossier}
              />
            </li>
          )
        })}
      </ol>
    </>
  )
}

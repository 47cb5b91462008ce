import { memo } from 'react'
import type { Chapter } from '../../../contract/lives.ts'
import { formatClock } from '../../format.ts'
import styles from './chapter-list.module.css'
import { readClock } from './clock.ts'
import type { Mark } from './find-in-text.ts'

type ChapterRowProps = {
  chapter: Chapter
  /** Somebody else than in the chapter before. */
  isNewSpeaker: boolean
  marks: readonly Mark[] | undefined
  currentHit: number
  onSeek: ((seconds: number) => void) | undefined
}

/** One chapter: when, and what is said. A click anywhere on it seeks the video, unless the reader is selecting text. */
export const ChapterRow = memo(function ChapterRow({ chapter, isNewSpeaker, ...props }: ChapterRowProps) {
  const seconds = readClock(chapter.started_at)
  const stamp = formatClock(seconds)
  const { marks, currentHit, onSeek } = props
  const text = (
    <div className={styles.said} data-draft={chapter.draft || undefined}>
      {isNewSpeaker && chapter.speaker !== null && (
        <p className={styles.speaker}>
          <bdi>{chapter.speaker}</bdi>
        </p>
      )}
      <MarkedText text={chapter.transcription} marks={marks} currentHit={currentHit} />
      {chapter.draft && <span className={styles.note}>rascunho, ainda pode mudar</span>}
      {chapter.corrected && <span className={styles.note}>corrigido</span>}
    </div>
  )
  if (!onSeek) {
    return (
      <div className={styles.row}>
        <time className={styles.stamp}>{stamp}</time>
        {text}
      </div>
    )
  }
  const seek = () => {
    if (window.getSelection()?.isCollapsed ?? true) onSeek(seconds)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for keyboards and readers.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div className={styles.row} data-seekable onClick={seek}>
      <button
        type="button"
        className={styles.stamp}
        aria-label={`Ir para ${stamp}`}
        onClick={(event) => {
          event.stopPropagation()
          onSeek(seconds)
        }}
      >
        {stamp}
      </button>
      {text}
    </div>
  )
})

type MarkedTextProps = { text: string; marks: readonly Mark[] | undefined; currentHit: number }

function MarkedText({ text, marks = [], currentHit }: MarkedTextProps) {
  return (
    <p className={styles.text} dir="auto">
      {marks.map(({ start, end, hit }, index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark data-current={hit === currentHit || undefined}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </p>
  )
}

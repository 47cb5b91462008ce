import { ActionIcon } from '@mantine/core'
import { IconFolders, IconPencil } from '@tabler/icons-react'
import { type MouseEvent, memo, useEffect, useRef } from 'react'
import type { Chapter } from '../../../../contract/lives/lives.ts'
import { formatClock } from '../../../format.ts'
import { readClock } from '../player/clock.ts'
import { ChapterEditor } from './chapter-editor.tsx'
import styles from './chapter-list.module.css'
import type { Draft } from './correction.ts'
import type { Mark } from './find-in-text.ts'
import type { TextSpan } from './marked-spans.ts'
import { MarkedText } from './marked-text.tsx'
import type { Corrections } from './use-correcting.ts'

type ChapterRowProps = {
  chapter: Chapter
  /** The speaker differs from the previous chapter's. */
  isNewSpeaker: boolean
  marks: readonly Mark[] | undefined
  currentHit: number
  /** Watched terms in it. */
  watched: readonly TextSpan[] | undefined
  onSeek: ((seconds: number) => void) | undefined
  /** The draft of a correction. */
  draft: Draft | undefined
  corrections: Corrections
  speakersId: string
  onHistory: (chapter: Chapter) => void
  /** Adds a passage that starts here to a dossier. */
  onAddToDossier: (chapter: Chapter) => void
}

/** One chapter: time and text. A click anywhere on it seeks the video, unless the user is selecting text. */
export const ChapterRow = memo(function ChapterRow(props: ChapterRowProps) {
  const { chapter, draft, onSeek, corrections } = props
  const seconds = readClock(chapter.started_at)
  const stamp = formatClock(seconds)
  const penRef = useFocusAfter(draft !== undefined)
  if (draft) {
    const { speakersId } = props
    return (
      <div className={styles.row} data-edited>
        <time className={styles.stamp}>{stamp}</time>
        <ChapterEditor {...{ chapter, stamp, draft, corrections, speakersId }} />
      </div>
    )
  }
  const seek = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('button') !== null) return
    if (window.getSelection()?.isCollapsed ?? true) onSeek?.(seconds)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for keyboards and readers.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div className={styles.row} data-seekable={onSeek !== undefined || undefined} onClick={seek}>
      {onSeek ? (
        <button type="button" className={styles.stamp} aria-label={`Ir para ${stamp}`} onClick={() => onSeek(seconds)}>
          {stamp}
        </button>
      ) : (
        <time className={styles.stamp}>{stamp}</time>
      )}
      <Said {...props} stamp={stamp} />
      <ActionIcon
        className={styles.pen}
        variant="subtle"
        color="gray"
        size={24}
        aria-haspopup="dialog"
        aria-label={`Pôr em dossiê o trecho de ${stamp}`}
        onClick={() => props.onAddToDossier(chapter)}
      >
        <IconFolders size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        ref={penRef}
        className={styles.pen}
        variant="subtle"
        color="gray"
        size={24}
        aria-label={`Corrigir o trecho de ${stamp}`}
        onClick={() => corrections.begin(chapter)}
      >
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
})

function Said(props: ChapterRowProps & { stamp: string }) {
  const { chapter, isNewSpeaker, marks, currentHit, watched, onHistory, stamp } = props
  return (
    <div className={styles.said} data-draft={chapter.draft || undefined}>
      {isNewSpeaker && chapter.speaker !== null && (
        <p className={styles.speaker}>
          <bdi>{chapter.speaker}</bdi>
        </p>
      )}
      <MarkedText text={chapter.transcription} {...{ marks, currentHit, watched }} />
      {chapter.draft && <span className={styles.note}>rascunho, ainda pode mudar</span>}
      {chapter.corrected && (
        <button
          type="button"
          className={styles.history}
          aria-label={`Corrigido: ver o que mudou no trecho de ${stamp}`}
          onClick={() => onHistory(chapter)}
        >
          corrigido
        </button>
      )}
    </div>
  )
}

/** After editing by keyboard focus returns to where it started. */
function useFocusAfter(isEdited: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(isEdited)
  useEffect(() => {
    if (wasEdited.current && !isEdited) ref.current?.focus({ preventScroll: true })
    wasEdited.current = isEdited
  }, [isEdited])
  return ref
}

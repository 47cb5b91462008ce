import { Button, Kbd, Textarea, TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Chapter } from '../../../../contract/lives/lives.ts'
import styles from './chapter-editor.module.css'
import { type Draft, isOutdated } from './correction.ts'
import type { Corrections } from './use-correcting.ts'

type ChapterEditorProps = {
  /** The current version. */
  chapter: Chapter
  stamp: string
  draft: Draft
  corrections: Corrections
  /** Id of the list of suggested names. */
  speakersId: string
}

/**
 * Edits a chapter in place: text and speaker. Ctrl+Enter saves, Esc cancels. If the chapter has changed meanwhile both texts are
 * shown, and the user chooses.
 */
export function ChapterEditor({ chapter, stamp, draft, corrections, speakersId }: ChapterEditorProps) {
  const { id } = chapter
  const isRivalled = isOutdated(draft, chapter)
  const save = () => {
    if (!draft.isBusy) void corrections.save(draft, chapter)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
    else if (event.key === 'Escape' && !draft.isBusy) corrections.cancel(id)
    else return
    event.preventDefault()
  }
  return (
    <form
      className={styles.editor}
      aria-label={`Corrigir o trecho de ${stamp}`}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Fields draft={draft} speakersId={speakersId} onChange={(changed) => corrections.change(id, changed)} />
      {isRivalled && <Rival base={draft.base} chapter={chapter} />}
      <div className={styles.actions}>
        <Button type="submit" size="compact-sm" loading={draft.isBusy}>
          {isRivalled ? 'Salvar o que escrevi' : 'Salvar'}
        </Button>
        <Button size="compact-sm" variant="default" disabled={draft.isBusy} onClick={() => corrections.cancel(id)}>
          {isRivalled ? 'Ficar com o atual' : 'Cancelar'}
        </Button>
        <span className={styles.keys}>
          <Kbd size="xs">Ctrl</Kbd> <Kbd size="xs">Enter</Kbd> salva, <Kbd size="xs">Esc</Kbd> cancela
        </span>
      </div>
    </form>
  )
}

type FieldsProps = Pick<ChapterEditorProps, 'draft' | 'speakersId'> & {
  onChange: (changed: Partial<Pick<Draft, 'text' | 'speaker'>>) => void
}

/** Speaker and text; the cursor starts at the end of the text. */
function Fields({ draft, speakersId, onChange }: FieldsProps) {
  const textRef = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const field = textRef.current
    field?.focus({ preventScroll: true })
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])
  return (
    <>
      <TextInput
        label="Quem fala"
        placeholder="Nome, se souber"
        size="xs"
        maxLength={120}
        autoComplete="off"
        list={speakersId}
        value={draft.speaker}
        onChange={(event) => onChange({ speaker: event.currentTarget.value })}
      />
      <Textarea
        ref={textRef}
        label="Texto"
        autosize
        minRows={2}
        maxRows={12}
        maxLength={5000}
        dir="auto"
        value={draft.text}
        error={draft.problem}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
    </>
  )
}

/** The text written meanwhile by another user or the engine. */
function Rival({ base, chapter }: { base: Chapter; chapter: Chapter }) {
  return (
    <p className={styles.outdated} role="status">
      Este trecho mudou enquanto você escrevia. Agora ele diz: “{chapter.transcription}”.
      {chapter.speaker !== base.speaker && ` Quem fala agora: ${chapter.speaker ?? 'ninguém nomeado'}.`} Escolha qual
      fica.
    </p>
  )
}

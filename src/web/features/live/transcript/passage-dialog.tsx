import { NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Chapter } from '../../../../contract/lives/lives.ts'
import { formatClock } from '../../../format.ts'
import { AddDialog } from '../../../together/add-dialog.tsx'
import { readClock } from '../player/clock.ts'
import { findPassageEnd, listEnds } from './passage.ts'
import styles from './passage-dialog.module.css'

export type PassageDialogProps = {
  live: number
  chapters: readonly Chapter[]
  /** Start of the passage. */
  first: Chapter
  onClose: () => void
}

/** Chooses the end of the passage and the dossier, and shows its text. */
export function PassageDialog({ live, chapters, first, onClose }: PassageDialogProps) {
  const [isOpen, setOpen] = useState(true)
  const ends = listEnds(chapters, first.id)
  const [chosen, setChosen] = useState(first.id)
  const last = ends.find(({ id }) => id === chosen) ?? first
  const from = readClock(first.started_at)
  const to = findPassageEnd(chapters, last)
  const said = ends.filter(({ id }) => id <= last.id)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <AddDialog opened={isOpen} addition={{ thing: { kind: 'passage', live, from, to } }} onClose={close}>
      <Stack gap="xs" mb="md">
        <NativeSelect
          label={`Trecho: de ${formatClock(from)} até`}
          value={String(last.id)}
          data={ends.map((chapter) => ({ value: String(chapter.id), label: describeEnd(chapter) }))}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
        <blockquote className={styles.said}>{said.map(({ transcription }) => transcription).join(' ')}</blockquote>
      </Stack>
    </AddDialog>
  )
}

const SHOWN_END = 50

function describeEnd({ finished_at, transcription }: Chapter): string {
  const words = transcription.length > SHOWN_END ? `…${transcription.slice(-SHOWN_END)}` : transcription
  return `${formatClock(readClock(finished_at))} · ${words}`
}

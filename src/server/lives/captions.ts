import { MAX_CHAPTERS } from '../../contract/limits.ts'
import type { NumberedChapter } from '../../contract/lives/lives.ts'
import { SourceError } from '../net/source-error.ts'
import { type Cue, type Rejection, readCues } from './cues.ts'
import { cleanRollUp } from './roll-up.ts'

/** `read`: number of cues with words in the file, before repeated ones were joined. */
export type Captions = { chapters: NumberedChapter[]; read: number; rejections: Rejection[] }

/** The chapters of a caption file, numbered from 1. @throws SourceError when nothing can be read from it */
export function readCaptions(text: string): Captions {
  const { cues, rejections } = readCues(text)
  const chapters = cleanRollUp(cues).map(toChapter)
  if (chapters.length === 0) throw new SourceError('O arquivo não tem nenhuma legenda com texto.')
  if (chapters.length > MAX_CHAPTERS) {
    throw new SourceError(`O arquivo tem ${chapters.length} trechos; uma live tem no máximo ${MAX_CHAPTERS}.`)
  }
  return { chapters, read: cues.length, rejections }
}

function toChapter({ start, end, lines }: Cue, index: number): NumberedChapter {
  return {
    id: index + 1,
    started_at: formatTime(start),
    finished_at: formatTime(end),
    transcription: lines.join(' '),
  }
}

/** Formats milliseconds as hh:mm:ss.fraction. */
function formatTime(milliseconds: number): string {
  const pad = (value: number, length = 2) => String(Math.floor(value)).padStart(length, '0')
  const seconds = milliseconds / 1000
  return `${pad(seconds / 3600)}:${pad((seconds / 60) % 60)}:${pad(seconds % 60)}.${pad(milliseconds % 1000, 3)}`
}

/** Splits one passage of a transcription into subtitles of readable length. */
import type { Chapter } from '../../../../contract/lives/lives.ts'
import { wrapText } from '../../../ui/texts/wrap-text.ts'
import { readClock } from '../player/clock.ts'

/** In characters; the usual limit of broadcasters, supported by editing programs. */
const WIDTH = 42
const LINES = 2

/** Times as hh:mm:ss.fraction with three decimals. */
export type Subtitle = { start: string; end: string; lines: string[] }

/** As many two-line subtitles as the text needs; they divide the passage's time in proportion to their characters. */
export function splitCaption(text: string, { started_at, finished_at }: Chapter): Subtitle[] {
  const lines = wrapText(text, WIDTH, (part) => part.length)
  const count = Math.max(1, Math.ceil(lines.length / LINES))
  const parts = Array.from({ length: count }, (_, i) => lines.slice(i * LINES, (i + 1) * LINES))
  const sizes = parts.map((part) => part.join(' ').length)
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  const [start, end] = [readClock(started_at), readClock(finished_at)]
  const cuts = sizes.map((_, i) => {
    const before = sizes.slice(0, i + 1).reduce((sum, size) => sum + size, 0)
    return writeTime(start + ((end - start) * before) / whole)
  })
  return parts.map((part, i) => ({
    start: i === 0 ? trimTime(started_at) : (cuts[i - 1] ?? ''),
    end: i === count - 1 ? trimTime(finished_at) : (cuts[i] ?? ''),
    lines: part.length === 0 ? [''] : part,
  }))
}

function trimTime(time: string): string {
  const [whole = '', fraction = ''] = time.split('.')
  return `${whole}.${fraction.slice(0, 3).padEnd(3, '0')}`
}

function writeTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000)
  const pad = (value: number, length = 2) => String(Math.floor(value)).padStart(length, '0')
  const [hours, minutes] = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60]
  return `${pad(hours)}:${pad(minutes)}:${pad((milliseconds / 1000) % 60)}.${pad(milliseconds % 1000, 3)}`
}

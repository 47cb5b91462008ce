/** Reads caption files: WebVTT and SubRip (SRT), told apart by what stands in them. */
import { SourceError } from '../net/source-error.ts'
import { cleanLine } from './cue-text.ts'

/** What is on the screen from one moment to another, in milliseconds from the start of the video. */
export type Cue = { start: number; end: number; lines: string[] }

/** What was left aside; `position` is the line of the file, from 1. */
export type Rejection = { position: number; reason: string }

type Block = { position: number; lines: string[] }

const TIME = /(?:(\d{1,4}):)?([0-5]?\d):([0-5]?\d)[.,](\d{1,3})/.source
const TIMING = new RegExp(`^\\s*${TIME}\\s*-->\\s*${TIME}(?:\\s|$)`)
/** Parts of a WebVTT file that say nothing. */
const NOT_SPOKEN = /^(WEBVTT|NOTE|STYLE|REGION)(\s|$)/
const HOUR = 3_600_000
/** Times have two digits for hours. */
const LONGEST = 100 * HOUR

/** The cues of a file by start, and what could not be read. @throws SourceError when it is no caption file */
export function readCues(text: string): { cues: Cue[]; rejections: Rejection[] } {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  if (!lines.some((line) => line.includes('-->'))) {
    throw new SourceError('Não é um arquivo de legendas: nenhuma linha tem tempos como 00:00:01.000 --> 00:00:04.000.')
  }
  const cues: Cue[] = []
  const rejections: Rejection[] = []
  for (const block of listBlocks(lines)) {
    const read = readBlock(block)
    if (typeof read === 'string') rejections.push({ position: block.position, reason: read })
    else cues.push(...read)
  }
  return { cues: cues.sort((a, b) => a.start - b.start), rejections }
}

/** A block begins with its line of times; what stands before the first one, and comments, are left out. */
function listBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  let isComment = false
  for (const [index, line] of lines.entries()) {
    if (line === '') {
      open = null
      isComment = false
    } else if (!isComment && line.includes('-->')) {
      // Some files leave out the empty line: the number of this cue is then the last line of the one before.
      if (open && /^\d+$/.test(open.lines.at(-1)?.trim() ?? '')) open.lines.pop()
      open = { position: index + 1, lines: [line] }
      blocks.push(open)
    } else if (open) {
      open.lines.push(line)
    } else if (NOT_SPOKEN.test(line)) {
      isComment = true
    }
  }
  return blocks
}

/** No cue when nothing is said; a sentence when the block cannot be read. */
function readBlock({ lines: [timing = '', ...words] }: Block): Cue[] | string {
  const match = TIMING.exec(timing)
  if (!match) return 'os tempos não estão no formato 00:00:01.000 --> 00:00:04.000'
  const start = readTime(match.slice(1, 5))
  const end = readTime(match.slice(5, 9))
  if (end < start) return 'o fim vem antes do início'
  if (end >= LONGEST) return 'os tempos passam de 99 horas'
  const lines = words.map(cleanLine).filter(Boolean)
  return lines.length === 0 ? [] : [{ start, end, lines }]
}

function readTime([hours = '0', minutes, seconds, fraction = '']: (string | undefined)[]): number {
  return Number(hours) * HOUR + Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(fraction.padEnd(3, '0'))
}

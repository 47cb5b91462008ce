/** Reads caption files: WebVTT and SubRip (SRT), told apart by their content. */
import { SourceError } from '../net/source-error.ts'
import { cleanLine } from './cue-text.ts'

/** Text shown on the screen for some time, in milliseconds from the start of the video. */
export type Cue = { start: number; end: number; lines: string[] }

/** A block that was set aside; `position` is the line of the file, from 1. */
export type Rejection = { position: number; reason: string }

/** `isTooLong`: its text is not kept. */
type Block = { position: number; lines: string[]; length: number; isTooLong: boolean }

const TIME = /(?:(\d{1,4}):)?([0-5]?\d):([0-5]?\d)[.,](\d{1,3})/.source
const TIMING = new RegExp(`^\\s*${TIME}\\s*-->\\s*${TIME}(?:\\s|$)`)
/** Parts of a WebVTT file without speech. */
const NOT_SPOKEN = /^(WEBVTT|NOTE|STYLE|REGION)(\s|$)/
const HOUR = 3_600_000
/** Times have two digits for hours. */
const LONGEST = 100 * HOUR
/** Maximum characters of a cue, as written with a time for every word; and as read. */
const MAX_WRITTEN = 20_000
const MAX_READ = 5_000
/** Automatic captions have three cues for each line; a day of them is far below this. */
const MAX_CUES = 200_000

/** The cues of a file by start, and what could not be read. @throws SourceError when it is not a caption file, or has too many cues */
export function readCues(text: string): { cues: Cue[]; rejections: Rejection[] } {
  const cues: Cue[] = []
  const rejections: Rejection[] = []
  let count = 0
  for (const block of listBlocks(text.replace(/^\ufeff/, ''))) {
    count += 1
    if (count > MAX_CUES)
      throw new SourceError(
        `O arquivo tem mais de ${MAX_CUES.toLocaleString('pt-BR')} legendas. Divida-o em mais de um.`,
      )
    const read = readBlock(block)
    if (typeof read === 'string') rejections.push({ position: block.position, reason: read })
    else cues.push(...read)
  }
  if (count === 0)
    throw new SourceError('Não é um arquivo de legendas: nenhuma linha tem tempos como 00:00:01.000 --> 00:00:04.000.')
  return { cues: cues.sort((a, b) => a.start - b.start), rejections }
}

/** Lines with any line ending; a file may be one line, or only line endings. */
function* listLines(text: string): Generator<string> {
  const ends = /\r\n|\r|\n/g
  let from = 0
  for (let end = ends.exec(text); end; end = ends.exec(text)) {
    yield text.slice(from, end.index)
    from = ends.lastIndex
  }
  yield text.slice(from)
}

/** A block begins with its line of times; text before the first one, and comments, are left out. */
function* listBlocks(text: string): Generator<Block> {
  let open: Block | null = null
  let isComment = false
  let position = 0
  for (const line of listLines(text)) {
    position += 1
    if (line === '') {
      if (open) yield open
      open = null
      isComment = false
    } else if (!isComment && line.includes('-->')) {
      // Some files omit the empty line: the number of this cue is then the last line of the previous one.
      if (open && /^\d+$/.test(open.lines.at(-1)?.trim() ?? '')) open.lines.pop()
      if (open) yield open
      open = { position, lines: [], length: 0, isTooLong: false }
      addLine(open, line)
    } else if (open) addLine(open, line)
    else if (NOT_SPOKEN.test(line)) isComment = true
  }
  if (open) yield open
}

function addLine(block: Block, line: string): void {
  block.length += line.length + 1
  if (block.length > MAX_WRITTEN) block.isTooLong = true
  else block.lines.push(line)
}

const TOO_LONG = 'o texto é longo demais para uma legenda'

/** No cue when the block has no text; a sentence when it cannot be read. */
function readBlock({ lines: [timing = '', ...words], isTooLong }: Block): Cue[] | string {
  if (isTooLong) return TOO_LONG
  const match = TIMING.exec(timing)
  if (!match) return 'os tempos não estão no formato 00:00:01.000 --> 00:00:04.000'
  const start = readTime(match.slice(1, 5))
  const end = readTime(match.slice(5, 9))
  if (end < start) return 'o fim vem antes do início'
  if (end >= LONGEST) return 'os tempos passam de 99 horas'
  const lines = words.map(cleanLine).filter(Boolean)
  if (lines.reduce((sum, { length }) => sum + length + 1, 0) > MAX_READ) return TOO_LONG
  return lines.length === 0 ? [] : [{ start, end, lines }]
}

function readTime([hours = '0', minutes, seconds, fraction = '']: (string | undefined)[]): number {
  return Number(hours) * HOUR + Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(fraction.padEnd(3, '0'))
}

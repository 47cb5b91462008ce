/** Transcription as a file, generated in the browser from loaded data. */
import type { Chapter, LiveDetail } from '../../../../contract/lives/lives.ts'
import { toFileWords } from '../../../../text/file-words.ts'
import { formatClock, formatDateTime } from '../../../format.ts'
import { readClock } from '../player/clock.ts'
import { type Subtitle, splitCaption } from './split-caption.ts'

export const EXPORT_FORMATS = ['txt', 'srt', 'vtt', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

const TYPES = { txt: 'text/plain', srt: 'application/x-subrip', vtt: 'text/vtt', csv: 'text/csv' }
const WRITERS = { txt: writeTxt, srt: writeSrt, vtt: writeVtt, csv: writeCsv }

/** The file in one of the formats, named after the live's title. */
export function exportTranscription(
  live: LiveDetail,
  format: ExportFormat,
): { name: string; text: string; type: string } {
  return {
    name: `${toFileWords(live.title) || 'live'}.${format}`,
    // Text that may still change must not be quoted.
    text: WRITERS[format]({ ...live, chapters: live.chapters.filter(({ draft }) => !draft) }),
    type: `${TYPES[format]};charset=utf-8`,
  }
}

/** For reading and quoting: title and source, then a line per chapter with its time. */
function writeTxt(live: LiveDetail): string {
  const head = [
    live.title,
    live.channel_title,
    live.started_at && formatDateTime(live.started_at),
    live.url,
    live.transcribed ? null : 'Transcrição incompleta.',
  ].filter(Boolean)
  const lines = live.chapters.map(
    (chapter) => `[${formatClock(readClock(chapter.started_at))}] ${toSpokenLine(chapter)}`,
  )
  return `${head.join('\n')}\n\n${lines.join('\n')}\n`
}

function writeSrt({ chapters }: LiveDetail): string {
  return chapters
    .flatMap((chapter) => splitCaption(toSpokenLine(chapter).replaceAll('-->', '→'), chapter))
    .map(
      (subtitle, index) => `${index + 1}\n${writeTimes(subtitle).replaceAll('.', ',')}\n${subtitle.lines.join('\n')}\n`,
    )
    .join('\n')
}

function writeVtt({ chapters }: LiveDetail): string {
  const spell = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const cues = chapters.flatMap((chapter) => {
    const speaker = toName(chapter)
    const voice = speaker && `<v ${spell(speaker)}>`
    return splitCaption(toLine(chapter), chapter).map(
      (subtitle) => `${writeTimes(subtitle)}\n${voice}${spell(subtitle.lines.join('\n'))}\n`,
    )
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

/** For Excel in Portuguese: byte-order mark, semicolons, formulas neutralised by an apostrophe (docs/decisions/0004). */
function writeCsv({ chapters }: LiveDetail): string {
  const quote = (text: string) => `"${(/^'*[=+\-@\t＝＋－＠]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
  const rows = chapters.map((chapter) =>
    [chapter.id, chapter.started_at, chapter.finished_at, quote(toName(chapter)), quote(toLine(chapter))].join(';'),
  )
  return `\uFEFF${['id;started_at;finished_at;speaker;transcription', ...rows].join('\r\n')}\r\n`
}

/** Captions end at an empty line: no chapter may contain one. */
const toLine = ({ transcription }: Chapter) => transcription.replace(/\s+/g, ' ').trim()

/** '' without a speaker. */
const toName = ({ speaker }: Chapter) => (speaker ?? '').replace(/\s+/g, ' ').trim()

function toSpokenLine(chapter: Chapter): string {
  const name = toName(chapter)
  return name ? `${name}: ${toLine(chapter)}` : toLine(chapter)
}

const writeTimes = ({ start, end }: Subtitle) => `${start} --> ${end}`

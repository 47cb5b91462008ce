/** A transcription as a file, made in the browser from what it already has. */
import type { Chapter, LiveDetail } from '../../../contract/lives.ts'
import { formatClock, formatDateTime } from '../../format.ts'
import { readClock } from './clock.ts'

export const EXPORT_FORMATS = ['txt', 'srt', 'vtt', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

const TYPES = { txt: 'text/plain', srt: 'application/x-subrip', vtt: 'text/vtt', csv: 'text/csv' }
const WRITERS = { txt: writeTxt, srt: writeSrt, vtt: writeVtt, csv: writeCsv }

/** The file of a live's transcription in one of the formats, with a name made of its title. */
export function exportTranscription(
  live: LiveDetail,
  format: ExportFormat,
): { name: string; text: string; type: string } {
  const words = live.title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['live']
  return {
    name: `${words.join('-').slice(0, 60).replace(/-$/, '')}.${format}`,
    text: WRITERS[format](live),
    type: `${TYPES[format]};charset=utf-8`,
  }
}

/** For reading and quoting: what it is and where it comes from, then a line per chapter with its time. */
function writeTxt(live: LiveDetail): string {
  const head = [
    live.title,
    live.channel_title,
    live.started_at && formatDateTime(live.started_at),
    live.url,
    live.transcribed ? null : 'Transcrição incompleta.',
  ].filter(Boolean)
  const lines = live.chapters.map((chapter) => `[${formatClock(readClock(chapter.started_at))}] ${toLine(chapter)}`)
  return `${head.join('\n')}\n\n${lines.join('\n')}\n`
}

function writeSrt({ chapters }: LiveDetail): string {
  return chapters
    .map((chapter, index) => `${index + 1}\n${writeTimes(chapter, ',')}\n${toLine(chapter).replaceAll('-->', '→')}\n`)
    .join('\n')
}

function writeVtt({ chapters }: LiveDetail): string {
  const spell = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return ['WEBVTT\n', ...chapters.map((chapter) => `${writeTimes(chapter, '.')}\n${spell(toLine(chapter))}\n`)].join(
    '\n',
  )
}

/** For Excel in Portuguese: byte-order mark, semicolons, a formula made text by an apostrophe (docs/decisions/0004). */
function writeCsv({ chapters }: LiveDetail): string {
  const quote = (text: string) => `"${(/^'*[=+\-@\t＝＋－＠]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
  const rows = chapters.map((chapter) =>
    [chapter.id, chapter.started_at, chapter.finished_at, quote(toLine(chapter))].join(';'),
  )
  return `\uFEFF${['id;started_at;finished_at;transcription', ...rows].join('\r\n')}\r\n`
}

/** Captions end at an empty line: no chapter may hold one. */
const toLine = ({ transcription }: Chapter) => transcription.replace(/\s+/g, ' ').trim()

/** Both caption formats want exactly three decimals. */
function writeTimes({ started_at, finished_at }: Chapter, point: ',' | '.'): string {
  const write = (time: string) => {
    const [whole = '', fraction = ''] = time.split('.')
    return `${whole}${point}${fraction.slice(0, 3).padEnd(3, '0')}`
  }
  return `${write(started_at)} --> ${write(finished_at)}`
}

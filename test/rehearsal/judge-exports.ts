/** Checks that the exported files contain the transcription and open in players. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Chapter } from '../../src/contract/lives/lives.ts'
import type { ExportedFiles, Reader } from './reader.ts'

export async function judgeExports(
  files: ExportedFiles,
  chapters: readonly Chapter[],
  reader: Pick<Reader, 'countCues'>,
): Promise<string[]> {
  const texts = chapters.map(({ transcription }) => transcription)
  const rows: Record<string, string>[] = parse(readFileSync(files.csv), { bom: true, delimiter: ';', columns: true })
  const cues = await reader.countCues(files.vtt)
  const packets = countSubtitles(files.srt)
  return [
    ...listMissing('TXT', readFileSync(files.txt, 'utf8'), texts),
    ...listMissing('SRT', readFileSync(files.srt, 'utf8'), texts),
    ...listMissing('VTT', readFileSync(files.vtt, 'utf8'), texts),
    ...listMissing('CSV', rows.map((row) => row.transcription).join('\n'), texts),
    ...(rows.length === texts.length ? [] : [`the CSV has ${rows.length} rows for ${texts.length} chapters`]),
    ...(cues === texts.length ? [] : [`the browser's player finds ${cues} captions for ${texts.length} chapters`]),
    ...(packets === texts.length ? [] : [`ffprobe finds ${packets} subtitles for ${texts.length} chapters`]),
  ]
}

/** Texts that do not occur exactly in order, once each. */
function listMissing(name: string, file: string, texts: readonly string[]): string[] {
  let from = 0
  const missing = texts.filter((text) => {
    const at = file.indexOf(text, from)
    if (at >= 0) from = at + text.length
    return at < 0
  })
  return missing.length === 0 ? [] : [`${missing.length} chapters are not in the ${name}, the first: "${missing[0]}"`]
}

function countSubtitles(path: string): number {
  const shown = ['-show_entries', 'packet=pts_time', '-of', 'csv=print_section=0']
  return execFileSync('ffprobe', ['-v', 'error', ...shown, path], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean).length
}

import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Chapter } from '../../contract/lives/lives.ts'
import { type Captions, readCaptions } from '../lives/captions.ts'
import { SourceError } from '../net/source-error.ts'
import { findTranscription, replaceChapters } from '../records/lives/chapters.ts'
import { findLive } from '../records/lives/lives.ts'
import { decodeText } from '../sources/files/decode.ts'
import type { Postgres } from '../store/postgres.ts'
import type { ImportCaptions } from './arguments.ts'
import { describeFailure } from './describe-failure.ts'
import { formatNumber } from './format.ts'
import { openInputFile } from './input-file.ts'
import { withStores } from './open-stores.ts'

/** A day of captions is two megabytes; far more is not a caption file. */
const LARGEST = 50_000_000
const SHOWN_REJECTIONS = 10

export async function runImportCaptions({ file, live }: ImportCaptions): Promise<number> {
  return withStores(({ pg }) => importCaptions(pg, file, live))
}

/** Puts the captions of a file in the place of a live's transcription and prints what became of them. Returns the exit code. */
export async function importCaptions(pg: Postgres, path: string, liveId: number): Promise<number> {
  const live = await findLive(pg, liveId)
  if (!live) {
    console.error(`A live ${liveId} não existe; o número está no endereço da tela dela: /transcription/${liveId}.`)
    return 1
  }
  try {
    const captions = readCaptions(await readText(path))
    const before = await findTranscription(pg, liveId, {})
    const isSame = before?.transcribed && isDeepStrictEqual(before.chapters.map(toCaption), captions.chapters)
    if (!isSame) await replaceChapters(pg, liveId, captions.chapters, true, false)
    console.log(describe(basename(path), live.title, captions, isSame ? 'sem mudança' : 'gravados'))
    return 0
  } catch (error) {
    console.error(describeFailure(error, path))
    return 1
  }
}

const toCaption = ({ id, started_at, finished_at, transcription }: Chapter) => ({
  id,
  started_at,
  finished_at,
  transcription,
})

async function readText(path: string): Promise<string> {
  const { bytes } = await openInputFile(path)
  let text = ''
  for await (const part of decodeText(bytes)) {
    text += part
    if (text.length > LARGEST) throw new SourceError('É grande demais para um arquivo de legendas.')
  }
  return text
}

function describe(name: string, title: string, { chapters, read, rejections }: Captions, outcome: string): string {
  const rest = rejections.length - SHOWN_REJECTIONS
  return [
    `${name}: legendas da live “${title}”`,
    `  legendas lidas      ${formatNumber(read)}`,
    `  trechos ${outcome.padEnd(12)}${formatNumber(chapters.length)}`,
    `  deixadas de lado    ${formatNumber(rejections.length)}`,
    ...rejections.slice(0, SHOWN_REJECTIONS).map(({ position, reason }) => `    linha ${position}: ${reason}`),
    ...(rest > 0 ? [`    e mais ${formatNumber(rest)}`] : []),
  ].join('\n')
}

/** Replaces a live's transcription with the captions of a file. */

import type { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { MAX_CAPTION_BYTES } from '../../contract/limits.ts'
import type { CaptionsReport } from '../../contract/lives/captions.ts'
import type { Chapter, NumberedChapter } from '../../contract/lives/lives.ts'
import { ValidationError } from '../http/errors.ts'
import { readCaptions } from '../lives/captions.ts'
import { SourceError } from '../net/source-error.ts'
import { type Actor, auditAction } from '../records/audit.ts'
import { findTranscription, replaceChapters } from '../records/lives/chapters.ts'
import { openUpload } from '../sources/file-head/uploaded-file.ts'
import { decodeText } from '../sources/files/decode.ts'
import { inTransaction, type Postgres } from '../store/postgres.ts'

const SHOWN_REJECTIONS = 10

/**
 * Reads the whole file before replacing anything, and adds an audit entry. undefined: the live does not exist.
 * @throws SourceError
 */
export async function receiveCaptions(
  pg: Postgres,
  liveId: number,
  bytes: Readable,
  actor: Actor,
): Promise<CaptionsReport | undefined> {
  const { chapters, read, rejections } = readCaptions(await readText(bytes))
  const before = await findTranscription(pg, liveId, {})
  const unchanged = Boolean(before?.transcribed) && isDeepStrictEqual(before?.chapters.map(toCaption), chapters)
  // Terms in captions of a past event trigger no warnings.
  const isThere = unchanged || (await replaceAll(pg, liveId, chapters, actor))
  if (!isThere) return undefined
  return {
    ...{ read, chapters: chapters.length, unchanged },
    set_aside_count: rejections.length,
    set_aside: rejections.slice(0, SHOWN_REJECTIONS),
  }
}

const replaceAll = (pg: Postgres, liveId: number, chapters: readonly NumberedChapter[], actor: Actor) =>
  inTransaction(pg, async (tx) => {
    if ((await replaceChapters(tx, liveId, chapters, true, false)) === undefined) return false
    await auditAction(tx, actor, 'live_written', `live ${liveId}: legendas, ${chapters.length} trechos`)
    return true
  })

/** The same for an uploaded file, compressed or not. @throws ValidationError with what is wrong with it */
export async function receiveUploadedCaptions(
  pg: Postgres,
  liveId: number,
  bytes: AsyncIterable<Uint8Array>,
  actor: Actor,
): Promise<CaptionsReport | undefined> {
  try {
    return await receiveCaptions(pg, liveId, await openUpload(bytes, { maxBytes: MAX_CAPTION_BYTES }), actor)
  } catch (error) {
    if (error instanceof SourceError) throw new ValidationError({ file: [error.plain] })
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new ValidationError({ file: ['O arquivo está danificado: a compactação não pôde ser desfeita.'] })
    throw error
  }
}

const toCaption = ({ id, started_at, finished_at, transcription }: Chapter) => ({
  id,
  started_at,
  finished_at,
  transcription,
})

async function readText(bytes: Readable): Promise<string> {
  let text = ''
  for await (const part of decodeText(bytes)) {
    text += part
    if (text.length > MAX_CAPTION_BYTES) throw new SourceError('É grande demais para um arquivo de legendas.')
  }
  return text
}

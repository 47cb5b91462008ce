/** Readers of non-text files: pictures, videos and sound, and responses of yt-dlp and of speech services. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SpeechFailure } from '../../../src/server/lives/speech/engine.ts'
import { readResponse } from '../../../src/server/lives/speech/openai-response.ts'
import { readWav } from '../../../src/server/lives/speech/wav-audio.ts'
import { readVideoPage } from '../../../src/server/lives/stream/yt-dlp.ts'
import { analyzeClip } from '../../../src/server/media/clips/analyze-clip.ts'
import { analyzePicture } from '../../../src/server/media/decode/analyze-picture.ts'
import { allowOnlyPixels } from '../../../src/server/media/decode/picture.ts'
import type { ClipFrame, DecodedPicture } from '../../../src/server/media/decode/protocol.ts'
import { findFileType } from '../../../src/server/media/file-type.ts'
import { MediaRefused } from '../../../src/server/media/problems.ts'
import { judgeSentence } from '../bombs/refusal.ts'
import type { Read, Reader } from './told.ts'

let folder: string | undefined
function openFolder(): string {
  folder ??= mkdtempSync(join(tmpdir(), 'lupascan-fuzz-'))
  return folder
}
process.once('exit', () => folder && rmSync(folder, { recursive: true, force: true }))

const ONE: Read = { items: 1, setAside: 0, refused: null }
const refuse = (error: unknown): Read => {
  if (error instanceof MediaRefused) return { items: 0, setAside: 0, refused: error.message }
  throw error
}

/** Like the sandboxed process, but in this one. */
async function analyse(picture: Uint8Array, frames: ClipFrame[]): Promise<DecodedPicture> {
  allowOnlyPixels()
  const job = { id: 1, picture, frames, text: false, faces: false, thumbnail: true }
  return (await analyzePicture(job, {})).decoded
}

const readPicture: Reader = async (bytes) => {
  const type = findFileType(bytes)
  if (type?.kind !== 'image') return refuse(new MediaRefused('no_picture'))
  return analyse(bytes, []).then(() => ONE, refuse)
}

/** Any problem with a clip is listed among its problems. */
const readClip: Reader = async (bytes) => {
  const type = findFileType(bytes)
  if (type?.kind !== 'video' && type?.kind !== 'audio') return refuse(new MediaRefused('no_picture'))
  const path = join(openFolder(), `clip.${type.extension}`)
  writeFileSync(path, bytes)
  const file = { path, format: type.format, ffmpeg: 'ffmpeg', ffprobe: 'ffprobe', signal: AbortSignal.timeout(300_000) }
  const { problems, width, seconds, hashes } = await analyzeClip(file, type.kind, analyse, false)
  for (const { problem } of problems) {
    const [wrong] = judgeSentence(problem)
    if (wrong) throw new Error(`a problem of a clip: ${wrong}`)
  }
  const isSilent = problems.length === 0 && width === null && seconds === null && hashes === null
  return { ...ONE, lost: isSilent ? 'nothing is known of the clip, and nothing said' : undefined }
}

const readVideoSite: Reader = async (bytes) => {
  const [answer, program] = [join(openFolder(), 'answer.json'), join(openFolder(), 'yt-dlp')]
  writeFileSync(answer, bytes)
  writeFileSync(program, `#!/bin/sh\nexec cat '${answer}'\n`, { mode: 0o755 })
  await readVideoPage(program, 'https://videos.example/1', AbortSignal.timeout(60_000))
  return ONE
}

const readSpeech: Reader = async (bytes) => {
  try {
    const items = readResponse(bytes.toString(), { seconds: 30, sound: { start: 0, end: 30 } }).length
    return { items, setAside: 0, refused: null }
  } catch (error) {
    if (error instanceof SpeechFailure) return { items: 0, setAside: 0, refused: error.message }
    throw error
  }
}

/** Written by ffmpeg for us: an invalid one is our own fault and reported as such. */
const readAudio: Reader = async (bytes) => {
  try {
    return { items: readWav(bytes).samples.length, setAside: 0, refused: null }
  } catch (error) {
    if (error instanceof Error && error.constructor === Error) return { ...ONE, items: 0 }
    throw error
  }
}

export const MEDIA_READERS: Readonly<Record<string, Reader>> = {
  picture: readPicture,
  clip: readClip,
  'video-page': readVideoSite,
  'speech-answer': readSpeech,
  sound: readAudio,
}

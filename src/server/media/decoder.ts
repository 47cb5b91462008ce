import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { openChildWorker, WorkerFailure } from '../processes/child-worker.ts'
import { NO_RIGHTS } from '../processes/confine/rights.ts'
import { analyzeClip } from './clips/analyze-clip.ts'
import type { Decoded, DecodedPicture, Job, Reply } from './decode/protocol.ts'
import { countDecoders, joinDecoders } from './join-decoders.ts'
import { MediaRefused } from './problems.ts'
import { withHandedFile } from './temporary-files.ts'
import type { FileKind } from './types.ts'

/** A file to be opened: pictures in a separate process, video and audio by ffmpeg. */
export type OpenedFile = Omit<Job, 'id' | 'picture' | 'frames'> & {
  /** Whether to choose stills of a video. */
  stills: boolean
  path: string
  format: string
  kind: FileKind
  /** Paths of the two programs; a bare name is looked up in PATH. */
  ffmpeg: string
  ffprobe: string
}

/** Analyses one file after the other, without rights to anything but that file. */
export type Decoder = {
  /** Throws MediaRefused, or the reason of the signal when it is aborted before the file's turn. */
  decode(file: OpenedFile, signal?: AbortSignal): Promise<Decoded>
  close(): Promise<void>
}

export type DecoderLimits = {
  /** For one picture with all analyses; generous, because this process has the lowest priority on the machine. */
  timeoutMs: number
  /** Resident memory of the process. */
  maxBytes: number
  /** After this long without work the process ends and its memory is freed. */
  idleMs: number
}

export const DECODER_LIMITS: DecoderLimits = { timeoutMs: 180_000, maxBytes: 1_600_000_000, idleMs: 60_000 }
const HEAP_MB = 512

/** Interactive requests have a separate process, or they would wait behind background work. */
export type Decoders = { urgent: Decoder; background: Decoder }

export const openDecoders = (log: Log, temporary: string, limits?: DecoderLimits): Decoders => ({
  urgent: openDecoder(log, temporary, limits),
  background: joinDecoders([
    openDecoder(log, temporary, limits),
    ...Array.from({ length: countDecoders() - 1 }, () => openDecoder(log, temporary, limits)),
  ]),
})

/** Folder of the files that the process may read. */
export const HANDED = 'handed'

/**
 * The process starts with the first picture, ends when idle, and is replaced when it dies.
 * @param temporary parent of the only folder that the process may read: it contains the current picture
 */
export function openDecoder(log: Log, temporary: string, limits: DecoderLimits = DECODER_LIMITS): Decoder {
  const handed = join(temporary, HANDED)
  const worker = openChildWorker<Omit<Job, 'id'>, Reply>(
    {
      script: new URL('./decode/main.ts', import.meta.url),
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1' },
      rights: { ...NO_RIGHTS, read: [handed] },
    },
    { timeoutMs: () => limits.timeoutMs, maxBytes: () => limits.maxBytes, idleMs: () => limits.idleMs },
  )
  const closing = new AbortController()

  async function decodePicture(
    { text, faces, thumbnail, format }: OpenedFile,
    picture: Job['picture'],
    frames: Job['frames'],
  ) {
    // The process has no access to a folder that is created after its start.
    await mkdir(handed, { recursive: true })
    const reply = await worker.ask({ picture, frames, text, faces, thumbnail }).catch((error: unknown) => {
      if (!(error instanceof WorkerFailure)) throw error
      log.warn({ format, error }, 'the analysis of a file was given up')
      throw new MediaRefused(error.reason === 'ended' ? 'stopped' : error.reason)
    })
    if ('refused' in reply) throw new MediaRefused(reply.refused)
    for (const fault of reply.faults) log.warn({ format, fault }, 'part of a file could not be analysed')
    return reply.decoded
  }

  async function decode(file: OpenedFile): Promise<Decoded> {
    const { kind, format, path } = file
    if (kind === 'image') {
      const found = await withHandedFile(handed, path, (name): Promise<DecodedPicture> => decodePicture(file, name, []))
      return { kind, format, seconds: null, ...found }
    }
    if (kind === 'document') throw new MediaRefused('no_picture')
    const look = (still: Buffer, frames: Job['frames']) => decodePicture(file, still, frames)
    const clip = await analyzeClip({ ...file, signal: closing.signal }, kind, look, file.stills)
    return { kind, format, ...clip }
  }

  let last: Promise<unknown> = Promise.resolve()
  return {
    decode(file, signal) {
      const result = last.then(() => {
        signal?.throwIfAborted()
        closing.signal.throwIfAborted()
        return decode(file)
      })
      last = result.catch(() => {})
      return result
    },
    async close() {
      closing.abort(new MediaRefused('stopped'))
      await worker.close()
      await last
    },
  }
}

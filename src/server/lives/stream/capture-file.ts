/** Audio or video file → sound. It is downloaded first: some formats have their index at the end. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDiskFull } from '../disk-full.ts'
import { type AudioChunk, SAMPLE_RATE } from '../stream-position.ts'
import type { CaptureOptions } from './capture-options.ts'
import { startDecoder } from './decode-audio.ts'
import { noSpace, openFreeSpace } from './free-space.ts'
import { requestStream } from './request-stream.ts'
import { StreamError, toStreamError } from './stream-error.ts'

const MAX_BYTES = 4_000_000_000

/** @throws StreamError */
export async function* captureFile(address: string, options: CaptureOptions): AsyncGenerator<AudioChunk, void> {
  const { timeline, ffmpeg, silenceMs, temporary, signal } = options
  await mkdir(temporary, { recursive: true })
  const path = join(temporary, `${randomUUID()}.part`)
  try {
    await download(address, path, options)
    timeline.join('clock', false)
    const decoder = startDecoder(ffmpeg, { kind: 'file', path }, signal, silenceMs)
    try {
      let count = 0
      for await (const { samples } of decoder.blocks()) {
        const sound = timeline.put(samples, count / SAMPLE_RATE, null)
        count += samples.length / 2
        if (sound) yield sound
      }
    } finally {
      decoder.kill()
    }
  } finally {
    await rm(path, { force: true })
  }
}

async function download(address: string, path: string, options: CaptureOptions): Promise<void> {
  const space = openFreeSpace(options.temporary, options.readFree)
  const { answer } = await requestStream(address, options)
  const length = Number(answer.headers['content-length'])
  let size = 0
  async function* checkSize(body: AsyncIterable<Buffer>) {
    for await (const chunk of body) {
      size += chunk.length
      if (size > MAX_BYTES) throw tooLarge()
      yield chunk
    }
  }
  try {
    if (length > MAX_BYTES) throw tooLarge()
    await space.require(length || 0)
    await pipeline(answer, checkSize, (body: AsyncIterable<Buffer>) => space.watch(body), createWriteStream(path))
  } catch (error) {
    throw isDiskFull(error) ? noSpace() : toStreamError(error)
  } finally {
    answer.destroy()
  }
  if (length > size) throw new StreamError('O arquivo chegou incompleto.')
}

const tooLarge = () => new StreamError(`O arquivo passa de ${MAX_BYTES / 1_000_000_000} GB.`, { lasting: true })

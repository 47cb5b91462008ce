/** Endless streams (Icecast and the like) → sound. Their clock is the wall clock. */
import { createHash } from 'node:crypto'
import { type AudioChunk, SAMPLE_RATE } from '../stream-position.ts'
import type { CaptureOptions } from './capture-options.ts'
import { type AudioDecoder, startDecoder } from './decode-audio.ts'
import { requestStream } from './request-stream.ts'
import { StreamError, toStreamError } from './stream-error.ts'

const HEAD_BYTES = 4_096

/** Returns at the end of a file that was served without its length. @throws StreamError when the stream breaks off */
export async function* captureEndless(address: string, options: CaptureOptions): AsyncGenerator<AudioChunk, void> {
  const { timeline, ffmpeg, silenceMs, signal, seen } = options
  const { answer } = await requestStream(address, options)
  const chunks: AsyncIterator<Buffer> = answer[Symbol.asyncIterator]()
  const decoder = startDecoder(ffmpeg, { kind: 'bytes' }, signal, silenceMs)
  try {
    const head = await takeHead(chunks)
    const name = createHash('sha256').update(head).digest('hex')
    if (seen.head === name) return
    seen.head = name
    timeline.join('clock', true)
    const feeding = feed(decoder, head, chunks)
    feeding.catch(() => {})
    const began = Date.now() / 1000
    let count = 0
    for await (const { samples } of decoder.blocks()) {
      const sound = timeline.put(samples, began + count / SAMPLE_RATE, null)
      count += samples.length / 2
      if (sound) yield sound
    }
    await feeding
  } catch (error) {
    throw toStreamError(error)
  } finally {
    decoder.kill()
    answer.destroy()
  }
  throw new StreamError('A transmissão foi interrompida.')
}

async function takeHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0)
  while (head.length < HEAD_BYTES) {
    const { value, done } = await chunks.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  return head
}

async function feed(decoder: AudioDecoder, head: Buffer, chunks: AsyncIterator<Buffer>): Promise<void> {
  try {
    let isTaken = await decoder.write(head)
    while (isTaken) {
      const { value, done } = await chunks.next()
      if (done) return
      isTaken = await decoder.write(value)
    }
  } finally {
    decoder.end()
  }
}

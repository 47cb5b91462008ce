/** A file of sound or video → sound. It is on disk first: some formats say at their end what stands in them. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { SAMPLE_RATE, type Sound } from '../stream-position.ts'
import { askStream } from './ask-stream.ts'
import { startDecoder } from './decode-sound.ts'
import type { Hearing } from './hearing.ts'
import { StreamTrouble, toTrouble } from './trouble.ts'

const MAX_BYTES = 4_000_000_000

/** @throws StreamTrouble */
export async function* hearFile(address: string, hearing: Hearing): AsyncGenerator<Sound, void> {
  const { timeline, ffmpeg, temporary, signal } = hearing
  await mkdir(temporary, { recursive: true })
  const path = join(temporary, `${randomUUID()}.part`)
  try {
    await download(address, path, hearing)
    timeline.join('clock', false)
    const decoder = startDecoder(ffmpeg, { kind: 'file', path }, signal)
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

async function download(address: string, path: string, hearing: Hearing): Promise<void> {
  const { answer } = await askStream(address, hearing)
  let size = 0
  async function* checkSize(body: AsyncIterable<Buffer>) {
    for await (const chunk of body) {
      size += chunk.length
      if (size > MAX_BYTES)
        throw new StreamTrouble(`O arquivo passa de ${MAX_BYTES / 1_000_000_000} GB.`, { lasting: true })
      yield chunk
    }
  }
  try {
    await pipeline(answer, checkSize, createWriteStream(path))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      throw new StreamTrouble('Não há espaço em disco para o arquivo.')
    throw toTrouble(error)
  }
  const length = Number(answer.headers['content-length'])
  if (length > size) throw new StreamTrouble('O arquivo chegou incompleto.')
}

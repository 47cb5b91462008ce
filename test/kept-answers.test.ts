import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Decoded } from '../src/server/media/decode/protocol.ts'
import type { Decoder, OpenedFile } from '../src/server/media/decoder.ts'
import { cacheResults } from './media/kept-answers.ts'

const folder = mkdtempSync(join(tmpdir(), 'lupascan-kept-answers-'))
afterAll(() => rmSync(folder, { recursive: true }))

const FOUND: Decoded = {
  ...{ kind: 'image', format: 'png', width: 3, height: 2, frames: 1, seconds: null, stills: [], text: null },
  ...{ thumbnail: Uint8Array.of(7, 8), faces: null, problems: [] },
  hashes: { regions: [[1n, 2n, 3n, 4n]], details: [9], probes: [], guesses: [], parts: [], grey: Uint8Array.of(9) },
}

let looks: number
let answer: Decoded
beforeEach(() => {
  looks = 0
  answer = FOUND
})

/** Simulates another process with the same folder. */
const open = (place = mkdtempSync(join(folder, 'kept-'))): { place: string; decoder: Decoder } => {
  const decode = async () => {
    looks += 1
    return answer
  }
  return { place, decoder: cacheResults({ decode, close: async () => {} }, place) }
}

function makeFile(name: string, bytes: string, asked: Partial<OpenedFile> = {}): OpenedFile {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  const programs = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' }
  const all = { text: false, faces: false, thumbnail: true, stills: true }
  return { path, format: 'png', kind: 'image', ...programs, ...all, ...asked }
}

test('the same bytes are looked at once, wherever they lie and whoever asks', async () => {
  const first = open()
  expect(await first.decoder.decode(makeFile('one.png', 'bytes'))).toEqual(FOUND)
  expect(await open(first.place).decoder.decode(makeFile('other.png', 'bytes'))).toEqual(FOUND)
  expect(looks).toBe(1)
})

test('other bytes are looked at, and the same when something else is asked of them', async () => {
  const { decoder } = open()
  for (const file of [makeFile('a', 'bytes'), makeFile('b', 'others'), makeFile('c', 'bytes', { faces: true })])
    await decoder.decode(file)
  expect(looks).toBe(3)
})

test('what went wrong in part is tried again', async () => {
  const { decoder } = open()
  answer = { ...FOUND, problems: [{ code: 'ocr_failed', problem: 'O texto não foi lido.' }] }
  await decoder.decode(makeFile('a', 'bytes'))
  answer = FOUND
  expect(await decoder.decode(makeFile('a', 'bytes'))).toEqual(FOUND)
  expect(looks).toBe(2)
})

test('whoever gave up is not answered', async () => {
  const { decoder } = open()
  await decoder.decode(makeFile('a', 'bytes'))
  await expect(decoder.decode(makeFile('a', 'bytes'), AbortSignal.abort())).rejects.toThrow('aborted')
})

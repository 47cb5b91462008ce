import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeSpeech, makeWav } from '../../../../test/lives/audio.ts'
import type { SpeechEngine } from './engine.ts'
import { openWhisperEngine } from './whisper-engine.ts'

const packageName = new URL('../../../../test/fixtures/invented-transformers.mjs', import.meta.url).href
const never = new AbortController().signal

let folder: string
let engine: SpeechEngine
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lupascan-whisper-'))
})
afterEach(async () => {
  await engine.close?.()
  rmSync(folder, { recursive: true, force: true })
})

const open = (model: string, options: Parameters<typeof openWhisperEngine>[2] = { packageName }) => {
  engine = openWhisperEngine(model, folder, options)
  return engine
}
const write = (wav = makeSpeech(3)) => engine.write(wav, { signal: never })

test('a model of the hub writes in a process of its own; what it fetches stays in the data directory', async () => {
  expect(open('org/modelo').name).toBe('org/modelo')
  const [first, second] = await write()
  expect(JSON.parse(first?.text ?? '')).toMatchObject({
    opened: 'automatic-speech-recognition',
    model: 'org/modelo',
    cacheDir: join(folder, 'models'),
    language: 'portuguese',
    return_timestamps: true,
    loudest: expect.closeTo(0.3, 2),
  })
  expect(second).toEqual({ start: 1, end: 3, text: 'até 3' })
})

test('a directory is opened as it is, and nothing is fetched', async () => {
  expect(open(folder).name).toBe(basename(folder))
  const [first] = await write()
  expect(JSON.parse(first?.text ?? '')).toMatchObject({ model: folder, allowRemoteModels: false })
})

test('audio may end within a second', async () => {
  open('org/modelo', { packageName, limits: { loadMs: 60_000, msPerSecond: 7.3, idleMs: 60_000 } })
  expect(await write(makeSpeech(2.0094))).toHaveLength(2)
})

test('silence starts nothing', async () => {
  open('org/modelo', { packageName: 'nao-existe' })
  expect(await write(makeWav([{ seconds: 2, hertz: 0 }]))).toEqual([])
})

test('without the package one sentence says what to install, and it is tried again', async () => {
  open('org/modelo', { packageName: '@huggingface/nao-existe' })
  await expect(write()).rejects.toMatchObject({
    lasting: false,
    message: expect.stringMatching(/pacote opcional @huggingface\/transformers; instale-o com: npm install/),
  })
})

test('a model that cannot be opened is named', async () => {
  open('org/broken')
  await expect(write()).rejects.toMatchObject({ lasting: false, message: expect.stringContaining('org/broken') })
})

test('a process that dies is told, and the next audio gets another', async () => {
  open('org/dies')
  for (let time = 0; time < 2; time += 1) {
    await expect(write()).rejects.toMatchObject({ message: expect.stringContaining('memória'), lasting: true })
  }
})

test('one that does not come to an end is ended', async () => {
  open('org/silent', { packageName, limits: { loadMs: 50, msPerSecond: 0, idleMs: 60_000 } })
  await expect(write()).rejects.toMatchObject({ message: expect.stringContaining('a tempo') })
})

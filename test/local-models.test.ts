import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTransformersClassifier } from '../src/server/hate-classifiers/transformers-classifier.ts'
import { openWhisperEngine } from '../src/server/lives/speech/whisper-engine.ts'
import { makeSpeech } from './lives/audio.ts'
import { writeTinyClassifier } from './tiny-models/classifier.ts'
import { writeTinyWhisper } from './tiny-models/whisper.ts'

/** Location of the real package; `npm run test:models` installs it and sets this. */
const packageName = process.env.TEST_TRANSFORMERS ?? ''
const never = new AbortController().signal

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lupascan-model-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(!packageName)('with transformers.js itself', () => {
  test('a Whisper in a directory hears each sound and says when', async () => {
    writeTinyWhisper(folder)
    const engine = openWhisperEngine(folder, folder, { packageName })
    try {
      const write = (seconds: number, hertz: number) => engine.write(makeSpeech(seconds, hertz), { signal: never })
      expect(await write(4, 200)).toEqual([{ start: 0, end: 4, text: 'grave' }])
      expect(await write(28, 3_000)).toEqual([{ start: 0, end: 28, text: 'agudo' }])
    } finally {
      await engine.close?.()
    }
  })

  test('a directory that holds no model is named', async () => {
    const engine = openWhisperEngine(folder, folder, { packageName })
    const answer = engine.write(makeSpeech(3), { signal: never })
    await expect(answer).rejects.toThrow(/não pôde ser aberto. Confira LUPASCAN_SPEECH_MODEL/)
    await engine.close?.()
  })

  test('a classifier in a directory judges texts of different lengths at once', async () => {
    writeTinyClassifier(folder)
    const judge = await openTransformersClassifier(folder, () => import(packageName))
    const texts = ['que dia bonito', 'vocês são chatos', 'são todos imundos']
    expect(await judge.evaluate(texts, never)).toEqual([
      { hate: 'sem indício', score: expect.closeTo(0.045, 2), kinds: [] },
      { hate: 'ofensivo', score: expect.closeTo(1, 2), kinds: [] },
      { hate: 'discurso de ódio', score: expect.closeTo(1, 2), kinds: [] },
    ])
  })
})

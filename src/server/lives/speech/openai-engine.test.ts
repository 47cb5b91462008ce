import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeSpeech, makeWav } from '../../../../test/lives/audio.ts'
import { type EngineManner, openTestEngine, type TestEngine } from '../../../../test/lives/speech-engine.ts'
import { SpeechFailure } from './engine.ts'
import { openOpenAiEngine } from './openai-engine.ts'

let server: TestEngine
beforeEach(async () => {
  server = await openTestEngine(() => [
    { start: 0, end: 2, text: ' Bom dia a todos.' },
    { start: 2, end: 4, text: ' Vamos começar.' },
  ])
})
afterEach(() => server.close())

const KEY = 'sk-chave-muito-secreta'
const never = new AbortController().signal
const LIMITS = { connectMs: 60_000, msPerSecond: 6_000, maxBytes: 1_000_000 }
const engineAt = (url = server.url, limits = LIMITS) => openOpenAiEngine({ url, model: 'whisper-x', key: KEY }, limits)
const write = (wav = makeSpeech(5), prompt?: string) => engineAt().write(wav, { prompt, signal: never })

async function fail(engine = engineAt(), wav = makeSpeech(5)): Promise<SpeechFailure> {
  const failure = await engine.write(wav, { signal: never }).catch((error: unknown) => error)
  if (!(failure instanceof SpeechFailure)) throw new Error(`not a failure: ${String(failure)}`)
  expect(failure.message).toMatch(/^[A-Z0-9].*[.?]$/)
  expect(failure.message).not.toContain(KEY)
  return failure
}

describe('what is asked', () => {
  test('the audio goes out as a mono WAV of 16 kHz, with model, language, prompt and key', async () => {
    expect(await write(makeSpeech(5), 'falou o senador')).toEqual([
      { start: 0, end: 2, text: 'Bom dia a todos.' },
      { start: 2, end: 4, text: 'Vamos começar.' },
    ])
    expect(server.faults).toEqual([])
    expect(server.calls).toEqual([
      expect.objectContaining({
        seconds: 5,
        model: 'whisper-x',
        language: 'pt',
        format: 'verbose_json',
        prompt: 'falou o senador',
        authorization: `Bearer ${KEY}`,
      }),
    ])
  })

  test('audio may end within a second', async () => {
    expect(await write(makeSpeech(9.0094))).toHaveLength(2)
    expect(server.calls).toHaveLength(1)
  })

  test('silence is not sent', async () => {
    expect(await write(makeWav([{ seconds: 2, hertz: 0 }]))).toEqual([])
    expect(await write(makeWav([{ seconds: 2, hertz: 100, loudness: 0.0005 }]))).toEqual([])
    expect(server.calls).toEqual([])
  })

  test('a login in the address is sent as one, and its name is without it', async () => {
    const engine = openOpenAiEngine({ url: server.url.replace('//', '//ana:se%40nha@'), model: null, key: null })
    expect(engine.name).toBe(new URL(server.url).host)
    await engine.write(makeSpeech(1), { signal: never })
    expect(server.calls[0]?.authorization).toBe(`Basic ${Buffer.from('ana:se@nha').toString('base64')}`)
  })
})

describe('without times', () => {
  const wav = makeWav([
    { seconds: 3, hertz: 0 },
    { seconds: 6, hertz: 200 },
    { seconds: 1, hertz: 0 },
  ])

  test('a server that refuses verbose_json is asked for json, once; the text stands where there is sound', async () => {
    server.manner = 'plain'
    const engine = engineAt()
    const [only] = await engine.write(wav, { signal: never })
    expect(only).toEqual({
      start: expect.closeTo(3, 1),
      end: expect.closeTo(9, 1),
      text: 'Bom dia a todos. Vamos começar.',
    })
    await engine.write(wav, { signal: never })
    expect(server.calls.map(({ format }) => format)).toEqual(['verbose_json', 'json', 'json'])
  })

  test('after an error that may pass only that piece is without times; they are asked for again', async () => {
    const engine = engineAt()
    const manners: EngineManner[] = [{ status: 500, body: '{}' }]
    Object.defineProperty(server, 'manner', { get: () => manners.shift() ?? 'verbose' })
    expect(await engine.write(wav, { signal: never })).toEqual(expect.any(Array))
    await engine.write(wav, { signal: never })
    expect(server.calls.map(({ format }) => format)).toEqual(['verbose_json', 'json', 'verbose_json'])
  })

  test('so does the text of one that ignores verbose_json', async () => {
    server.manner = 'ignores'
    expect(await write(wav)).toEqual([expect.objectContaining({ start: expect.closeTo(3, 1) })])
    expect(server.calls).toHaveLength(1)
  })

  test('no text is nothing said', async () => {
    server.manner = { status: 200, body: '{"text":""}' }
    expect(await write()).toEqual([])
    server.manner = { status: 200, body: '{"text":"","segments":[]}' }
    expect(await write()).toEqual([])
  })
})

const segments = (...list: object[]) => ({ status: 200, body: JSON.stringify({ text: 'x', segments: list }) })

describe('times', () => {
  test('slips are put right, and what the engine doubts itself is left out', async () => {
    server.manner = segments(
      { start: 4, end: 30, text: 'depois' },
      { start: 0, end: 4, text: 'antes\u0000\n agora' },
      { start: 12, end: 20, text: 'no silêncio com que a janela foi cheia' },
      { start: 3, end: 1, text: 'no meio' },
      { start: 1, end: 2, text: 'não sei', no_speech_prob: 0.9, avg_logprob: -1.4 },
    )
    expect(await write()).toEqual([
      { start: 0, end: 4, text: 'antes agora' },
      { start: 3, end: 3, text: 'no meio' },
      { start: 4, end: 5, text: 'depois' },
    ])
  })

  test.each([
    ['beyond the audio', segments({ start: 0, end: 4_000, text: 'a' })],
    ['negative', segments({ start: -3, end: 1, text: 'a' })],
    ['no numbers', segments({ start: 'NaN', end: null, text: 'a' })],
    ['too much text', segments({ start: 0, end: 1, text: 'a'.repeat(20_000) })],
    ['another answer', { status: 200, body: '{"error":"failed to read audio"}' }],
    ['a list', { status: 200, body: '[1,2]' }],
  ])('%s is nonsense, which lasts', async (_, manner) => {
    server.manner = manner
    expect(await fail()).toMatchObject({ lasting: true, message: expect.stringContaining('não se entende') })
  })
})

describe('failures', () => {
  test.each([
    [401, false, /LUPASCAN_SPEECH_KEY/],
    [403, false, /LUPASCAN_SPEECH_KEY/],
    [302, false, /outro endereço/],
    [404, false, /LUPASCAN_SPEECH_URL e LUPASCAN_SPEECH_MODEL/],
    [429, false, /esperar/],
    [503, false, /não está pronto/],
    [500, true, /erro \(500\)/],
    [400, true, /não aceitou o áudio/],
    [413, true, /não aceitou o áudio/],
  ])('%i: lasting %s', async (status, lasting, sentence) => {
    server.manner = { status, body: JSON.stringify({ error: { message: `Incorrect API key provided: ${KEY}` } }) }
    expect(await fail()).toMatchObject({ lasting, message: expect.stringMatching(sentence) })
  })

  test.each([
    ['a page', '<!doctype html><title>Entrar</title>'],
    ['JSON that is none', '{"text":"a","segments":[{"start":NaN}]}'],
    ['nothing', ''],
  ])('%s says that the address is no speech service', async (_, body) => {
    server.manner = { status: 200, body }
    expect(await fail()).toMatchObject({ lasting: false, message: expect.stringContaining('LUPASCAN_SPEECH_URL') })
  })

  test('ten megabytes of text are not read to their end', async () => {
    server.manner = { status: 200, body: JSON.stringify({ text: 'a '.repeat(5_000_000) }) }
    expect(await fail()).toMatchObject({ lasting: true, message: expect.stringContaining('texto demais') })
  })

  test('nobody there, and somebody who never answers', async () => {
    server.manner = 'hangs'
    const slow = engineAt(server.url, { ...LIMITS, connectMs: 50, msPerSecond: 0 })
    expect(await fail(slow)).toMatchObject({ lasting: true, message: expect.stringContaining('a tempo') })
    const { url } = server
    await server.close()
    expect(await fail(engineAt(url))).toMatchObject({ lasting: false, message: expect.stringContaining('alcançado') })
    server = await openTestEngine()
  })

  test('bytes that are no WAV are refused before anybody is asked', async () => {
    expect(await fail(engineAt(), Buffer.from('isto não é um WAV'))).toMatchObject({ lasting: true })
    expect(server.calls).toEqual([])
  })

  test('whoever stops it gets no sentence about the engine', async () => {
    server.manner = 'hangs'
    const stopping = new AbortController()
    const writing = engineAt().write(makeSpeech(1), { signal: stopping.signal })
    stopping.abort()
    await expect(writing).rejects.toMatchObject({ name: 'AbortError' })
  })
})

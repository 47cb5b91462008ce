/** Captures a known sound through a live HLS server and ffmpeg, with every failure on the way. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { captureOn, findEnd, type Heard, joinPieces, retryOptions } from '../../../test/lives/capture-stream.ts'
import { cutTestAudio, type HlsServer, openHlsServer } from '../../../test/lives/hls-server.ts'
import { findDepartures, hasFfmpeg, RISING_TONE } from '../../../test/lives/known-audio.ts'
import type { AudioSegment } from './audio/cut.ts'
import { makeWav } from './audio/wav.ts'
import type { CaptureTarget, RetryOptions } from './capture-with-retries.ts'
import { SAMPLE_RATE } from './stream-position.ts'

const temporary = mkdtempSync(join(tmpdir(), 'lupascan-listen-'))
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

let server: HlsServer
afterEach(() => server?.close())

const optionsFor = (fields: Partial<RetryOptions> = {}) => retryOptions(server, temporary, fields)
const captureFrom = (heard: Heard, fields: Partial<CaptureTarget> = {}, options = optionsFor()) =>
  captureOn(server, heard, fields, options)

describe.skipIf(!hasFfmpeg())('capturing a stream (skipped: no ffmpeg)', () => {
  const tone = hasFfmpeg() ? cutTestAudio(RISING_TONE, 80) : { segments: [], seconds: 2 }
  /** A live begins three segments before the edge of a window that has moved once. */
  const FIRST = 4

  test('a live is heard from where it is to its end, without a gap or a repetition', async () => {
    server = await openHlsServer(tone)
    const heard: Heard = { pieces: [], told: [] }
    expect(await captureFrom(heard)).toEqual({ kind: 'ended', isLive: true, problem: null })
    const all = joinPieces(heard.pieces)
    expect(all.length / 2 / SAMPLE_RATE).toBeCloseTo(80 - FIRST * 2, 0)
    expect(findDepartures(all, FIRST * 2)).toEqual([])
    expect(heard.pieces[0]).toMatchObject({ from: 0, overlap: 0, endsInPause: false })
    expect(heard.pieces[1]).toMatchObject({ from: 27 * SAMPLE_RATE, overlap: 3 * SAMPLE_RATE })
    expect(heard.told).toEqual([])
  })

  test('killed before and after a piece was stored, it goes on without a gap or a repetition', async () => {
    server = await openHlsServer(tone, { window: 30, first: 6 })
    const heard: Heard = { pieces: [], told: [] }
    const die = async () => {
      throw new Error('killed')
    }
    const keepAndDie = async (piece: AudioSegment) => {
      heard.pieces.push(piece)
      throw new Error('killed')
    }
    await expect(captureFrom(heard, { keep: keepAndDie })).rejects.toThrow('killed')
    await expect(captureFrom(heard, { keep: die })).rejects.toThrow('killed')
    await expect(captureFrom(heard, { keep: keepAndDie })).rejects.toThrow('killed')
    expect(await captureFrom(heard)).toMatchObject({ kind: 'ended' })
    expect(findDepartures(joinPieces(heard.pieces), FIRST * 2)).toEqual([])
  })

  test('what left the window meanwhile is missing as time, and said', async () => {
    server = await openHlsServer(tone)
    const heard: Heard = { pieces: [], told: [] }
    const keepAndDie = async (piece: AudioSegment) => {
      heard.pieces.push(piece)
      throw new Error('killed')
    }
    await expect(captureFrom(heard, { keep: keepAndDie })).rejects.toThrow('killed')
    server.skip(8)
    expect(await captureFrom(heard)).toMatchObject({ kind: 'ended' })
    const [first, second] = heard.pieces
    if (!first || !second) throw new Error('two pieces were expected')
    expect(second.overlap).toBe(0)
    const begin = second.from / SAMPLE_RATE
    expect(begin).toBeGreaterThan(findEnd(first) + 2)
    // Positions follow the stream's own clock: the tone is at its expected position.
    expect(findDepartures(second.samples, FIRST * 2 + begin)).toEqual([])
    expect(heard.told[0]).toMatch(/^Faltam \d+ segundos a partir de 00:00:30: a transmissão não estava disponível\.$/)
  })

  test('segments that fail, break off or redirect for a while leave no trace', async () => {
    server = await openHlsServer(tone, { window: 20, first: 6 })
    const faults = new Map<string, number>()
    server.fault = (path, response) => {
      const count = faults.get(path) ?? 0
      if (!/^\/(5|8|13)\.ts$/.test(path) || count > 2) return false
      faults.set(path, count + 1)
      if (count === 0) response.writeHead(404).end()
      else if (count === 1) response.writeHead(200, { 'content-length': '99999' }).write('x', () => response.destroy())
      else response.writeHead(302, { location: path }).end()
      return true
    }
    const heard: Heard = { pieces: [], told: [] }
    expect(await captureFrom(heard)).toMatchObject({ kind: 'ended' })
    expect(faults.size).toBe(3)
    expect(findDepartures(joinPieces(heard.pieces), FIRST * 2)).toEqual([])
  })

  test('a source that is away for a while is gone on with', async () => {
    server = await openHlsServer(tone, { window: 20, first: 6 })
    let looks = 0
    server.fault = (path, response) => {
      if (path !== '/live.m3u8') return false
      looks += 1
      if (looks < 8 || looks > 16) return false
      response.writeHead(503).end()
      return true
    }
    const heard: Heard = { pieces: [], told: [] }
    expect(await captureFrom(heard)).toMatchObject({ kind: 'ended' })
    expect(findDepartures(joinPieces(heard.pieces), FIRST * 2)).toEqual([])
    expect(heard.told[0]).toMatch(/respondeu 503\. Nova tentativa em instantes\.$/)
    expect(heard.told.at(-1)).toBeNull()
  })

  test('a page in its place for a moment ends nothing', async () => {
    server = await openHlsServer(tone, { window: 20, first: 6 })
    let looks = 0
    server.fault = (path, response) => {
      if (path !== '/live.m3u8') return false
      looks += 1
      return looks >= 8 && looks <= 10 && Boolean(response.end('<!doctype html><p>Em manutenção'))
    }
    const heard: Heard = { pieces: [], told: [] }
    expect(await captureFrom(heard)).toMatchObject({ kind: 'ended' })
    expect(findDepartures(joinPieces(heard.pieces), FIRST * 2)).toEqual([])
  })

  test('a live that has become a recording is not heard once more', async () => {
    server = await openHlsServer(tone)
    server.fault = (_, response) => Boolean(response.end(makeWav(Buffer.alloc(64_000))))
    const heard: Heard = { pieces: [], told: [] }
    const place = { kind: 'hls', position: 30 * SAMPLE_RATE, clock: 100, sequence: 17, discontinuity: null } as const
    expect(await captureFrom(heard, { place, capturedSeconds: 30 })).toEqual({
      kind: 'ended',
      isLive: true,
      problem: 'A transmissão terminou; o vídeo gravado pode ser adicionado à parte.',
    })
    expect(heard.pieces).toEqual([])
  })

  test('a playlist that stops growing ends', async () => {
    server = await openHlsServer(tone)
    const heard: Heard = { pieces: [], told: [] }
    server.rewrite = (playlist) => {
      if (/\n12\.ts/.test(playlist)) server.frozen = true
      return playlist
    }
    expect(await captureFrom(heard)).toEqual({ kind: 'ended', isLive: true, problem: null })
    expect(findDepartures(joinPieces(heard.pieces), FIRST * 2)).toEqual([])
  })

  test('a playlist may not name, nor a segment lead to, a private address', async () => {
    server = await openHlsServer(tone)
    const refused = { kind: 'failed', lasting: true, problem: expect.stringMatching(/públic|portas 80 e 443/) }
    server.rewrite = (playlist) => playlist.replace(/\n(\d+\.ts)/g, '\nhttp://127.0.0.1:1/$1')
    expect(await captureFrom({ pieces: [], told: [] })).toEqual(refused)
    server.rewrite = (playlist) =>
      playlist.replace('#EXTINF', '#EXT-X-KEY:METHOD=AES-128,URI="http://10.0.0.1/k"\n#EXTINF')
    expect(await captureFrom({ pieces: [], told: [] })).toEqual(refused)
    server.rewrite = (playlist) => playlist
    server.fault = (path, response) => {
      if (path.endsWith('.ts')) response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end()
      return path.endsWith('.ts')
    }
    expect(await captureFrom({ pieces: [], told: [] })).toEqual(refused)
  })

  test('what cannot be heard says why', async () => {
    server = await openHlsServer(tone)
    const problemOf = async (answer: HlsServer['fault']) => {
      server.fault = answer
      return captureFrom({ pieces: [], told: [] }, {}, optionsFor({ pause: async () => {} }))
    }
    const failed = (problem: RegExp, lasting: boolean) => ({
      kind: 'failed',
      problem: expect.stringMatching(problem),
      lasting,
    })
    const reply = (body: string | Buffer) => (_: string, response: Parameters<HlsServer['fault']>[1]) => {
      response.end(body)
      return true
    }
    expect(await problemOf(reply('<!doctype html><p>Uma página'))).toEqual(failed(/O endereço é de uma página/, true))
    expect(await problemOf((_, response) => Boolean(response.writeHead(404).end()))).toEqual(
      failed(/respondeu 404/, false),
    )
    const huge = `#EXTM3U\n#EXT-X-TARGETDURATION:2\n${'#EXTINF:2,\nx.ts\n'.repeat(600_000)}`
    expect(await problemOf(reply(huge))).toEqual(failed(/passa de 8 MB/, false))
    expect(await problemOf(reply('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlive.m3u8\n'))).toEqual(
      failed(/não leva a nenhum áudio/, true),
    )
    const noise = Buffer.alloc(400_000, 7)
    expect(await problemOf((path, response) => path.endsWith('.ts') && Boolean(response.end(noise)))).toEqual(
      failed(/não é áudio nem vídeo/, true),
    )
  })
})

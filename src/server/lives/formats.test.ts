/** Every format of a recording, made by ffmpeg from a known sound and served from loopback. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findDepartures, hasFfmpeg, RISING_TONE } from '../../../test/lives/known-audio.ts'
import type { AudioSegment } from './audio/cut.ts'
import { captureWithRetries, type Outcome, type RetryOptions } from './capture-with-retries.ts'
import { SAMPLE_RATE } from './stream-position.ts'

const SECONDS = 36
const folder = mkdtempSync(join(tmpdir(), 'lupascan-formats-'))
let server: Server
let host = ''

const run = (args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args])
const make = (args: string[], name: string, source: string) =>
  run(['-f', 'lavfi', '-i', source, ...args, join(folder, name)])
/** The known sound, which takes longer to compute than to encode in one of these formats. */
const write = (args: string[], name: string) => run(['-i', join(folder, 'ton.wav'), ...args, join(folder, name)])

/** With range requests, as servers of such streams support; `?endless`: without a content length. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const bytes = readFileSync(join(folder, url.pathname.slice(1)))
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (url.search === '?endless') response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(bytes)
  else if (from && to) response.writeHead(206).end(bytes.subarray(Number(from), Number(to) + 1))
  else response.writeHead(200, { 'content-length': bytes.length, 'content-type': 'video/mp4' }).end(bytes)
}

beforeAll(async () => {
  server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function hear(
  name: string,
  after?: AudioSegment,
  more: Partial<RetryOptions> = {},
): Promise<{ outcome: Outcome; pieces: AudioSegment[]; told: (string | null)[] }> {
  const pieces: AudioSegment[] = []
  const told: (string | null)[] = []
  const outcome = await captureWithRetries(
    {
      address: `http://${host}/${name}`,
      place: after?.next ?? null,
      capturedSeconds: after ? (after.from + after.samples.length / 2) / SAMPLE_RATE : 0,
      capturedAt: null,
      keep: async (piece) => void pieces.push(piece),
      tell: async (problem) => void told.push(problem),
      learn: async () => {},
    },
    {
      ffmpeg: 'ffmpeg',
      ytDlp: null,
      privateHosts: [host],
      temporary: folder,
      signal: new AbortController().signal,
      pause: (ms) => wait(ms / 100),
      ...more,
    },
  )
  return { outcome, pieces, told }
}

const wholeOf = (pieces: readonly AudioSegment[]) =>
  Buffer.concat(pieces.map(({ samples, overlap }) => samples.subarray(overlap * 2)))

describe.skipIf(!hasFfmpeg())('forms of recordings (skipped: no ffmpeg)', () => {
  beforeAll(() => make([], 'ton.wav', `aevalsrc=${RISING_TONE}:s=44100:d=${SECONDS}`))

  const hls = ['-c:a', 'aac', '-b:a', '96k', '-f', 'hls', '-hls_time', '4', '-hls_list_size', '0']
  const FORMS: [string, string, string[]][] = [
    ['a WAV file', 'som.wav', []],
    ['an MP4 file that says at its end what is in it', 'som.mp4', ['-c:a', 'aac', '-b:a', '96k']],
    ['HLS in fragments of MP4', 'fmp4.m3u8', [...hls, '-hls_segment_type', 'fmp4']],
    ['HLS in ranges of one file', 'ranges.m3u8', [...hls, '-hls_flags', 'single_file']],
    ['HLS without a container', 'packed.m3u8', [...hls, '-hls_segment_filename', join(folder, 'packed%d.aac')]],
  ]
  test.each(FORMS)('%s is heard whole, and gone on with', async (_, name, args) => {
    write(args, name)
    const { outcome, pieces } = await hear(name)
    expect(outcome).toMatchObject({ kind: 'ended', isLive: false })
    const all = wholeOf(pieces)
    expect(Math.abs(all.length / 32_000 - SECONDS)).toBeLessThan(0.2)
    expect(findDepartures(all, 0)).toEqual([])
    const [first, second] = pieces
    if (!first || !second) throw new Error('two pieces were expected')
    const again = await hear(name, first)
    expect(again.pieces.map(({ from, overlap }) => [from, overlap])).toEqual([[second.from, second.overlap]])
    expect(again.told).toEqual([])
  })

  test('HLS in cipher', async () => {
    writeFileSync(join(folder, 'key'), '0123456789abcdef')
    writeFileSync(join(folder, 'info'), `key\n${join(folder, 'key')}\n`)
    write([...hls, '-hls_key_info_file', join(folder, 'info')], 'cipher.m3u8')
    expect(findDepartures(wholeOf((await hear('cipher.m3u8')).pieces), 0)).toEqual([])
  })

  test('a file that is served as if it had no end is heard once', async () => {
    write(['-c:a', 'libmp3lame', '-b:a', '96k'], 'som.mp3')
    const { outcome, pieces } = await hear('som.mp3?endless')
    expect(outcome).toMatchObject({ kind: 'ended' })
    expect(Math.abs(wholeOf(pieces).length / 32_000 - SECONDS)).toBeLessThan(0.2)
  })

  describe('HLS with a stretch that has no sound', () => {
    const PART = 8
    const VIDEO = 'testsrc=size=160x90:rate=5'
    /** A stretch of the tone, or of a picture alone, with the clock of the whole stream. */
    const cut = (name: string, from: number, isMute: boolean) =>
      run([
        ...['-f', 'lavfi', '-i', `${VIDEO}:d=${PART}`],
        ...(isMute ? [] : ['-ss', String(from), '-t', String(PART), '-i', join(folder, 'ton.wav'), '-c:a', 'aac']),
        ...['-c:v', 'libx264', '-output_ts_offset', String(from), '-muxdelay', '0', join(folder, name)],
      ])
    const list = (name: string, parts: string[], between: string[]) =>
      writeFileSync(
        join(folder, name),
        [
          ...['#EXTM3U', '#EXT-X-VERSION:3', `#EXT-X-TARGETDURATION:${PART}`, '#EXT-X-PLAYLIST-TYPE:VOD'],
          ...parts.flatMap((part, at) => [...(at > 0 ? between : []), `#EXTINF:${PART}.0,`, part]),
          '#EXT-X-ENDLIST',
        ].join('\n'),
      )
    beforeAll(() => {
      for (const at of [0, 1, 2, 3]) {
        cut(`som${at}.ts`, at * PART, false)
        cut(`mudo${at}.ts`, at * PART, true)
      }
    })

    const BREAK = ['#EXT-X-DISCONTINUITY']
    test.each([
      ['in its midst, behind breaks', ['som0.ts', 'mudo1.ts', 'mudo2.ts', 'som3.ts'], BREAK],
      ['in its midst', ['som0.ts', 'mudo1.ts', 'mudo2.ts', 'som3.ts'], []],
      ['at its beginning, before breaks', ['mudo0.ts', 'mudo1.ts', 'som2.ts', 'som3.ts'], BREAK],
      ['at its beginning', ['mudo0.ts', 'mudo1.ts', 'som2.ts', 'som3.ts'], []],
    ])('%s, is missing as time', async (_, parts, between) => {
      list('mudez.m3u8', parts, between)
      const { outcome, pieces, told } = await hear('mudez.m3u8')
      expect(outcome).toEqual({ kind: 'ended', isLive: false, problem: null })
      expect(told).toEqual([expect.stringMatching(/^Faltam 1[5-7] segundos a partir de 00:00:0[078]/)])
      const last = pieces.at(-1)
      if (!last) throw new Error('nothing was heard')
      // The tone is at its position in the whole recording; its discontinuities are affected by the codec.
      const from = (3 * PART + 0.5) * SAMPLE_RATE - last.from
      const end = last.samples.subarray(from * 2)
      expect(Math.abs(end.length / 32_000 - (PART - 0.5))).toBeLessThan(0.6)
      // Where no discontinuity is marked, the clock is off by the length of one packet.
      const found = [0, 0.2, 0.4].map((off) => findDepartures(end, 3 * PART + 0.5 + off))
      expect(found).toContainEqual([])
    })

    test('all of it, is said', async () => {
      list('mudez.m3u8', ['mudo0.ts', 'mudo1.ts'], [])
      expect((await hear('mudez.m3u8')).outcome).toMatchObject({
        problem: 'Não há áudio neste endereço.',
        lasting: true,
      })
    })
  })

  test('a video without sound says so', async () => {
    make(['-c:v', 'libx264'], 'mudo.mp4', 'testsrc=size=160x90:rate=5:d=3')
    const { outcome, pieces } = await hear('mudo.mp4')
    expect(outcome).toEqual({ kind: 'failed', problem: 'Não há áudio neste endereço.', lasting: true })
    expect(pieces).toEqual([])
  })

  test('a recording for which there is no room is not begun, and what takes the last of it is given up', async () => {
    make([], 'grande.wav', 'anullsrc=r=48000:cl=stereo:d=120')
    const NO_ROOM = { kind: 'failed', problem: 'Não há espaço em disco para o arquivo.', lasting: false }
    const before = readdirSync(folder)
    const pause = async () => {}
    expect(await hear('grande.wav', undefined, { readFree: async () => 520_000_000, pause })).toMatchObject({
      outcome: NO_ROOM,
      pieces: [],
    })
    // Space is free at the beginning; other processes take it meanwhile.
    let looks = 0
    const readFree = async () => {
      looks += 1
      return looks % 2 === 1 ? 5_000_000_000 : 400_000_000
    }
    expect(await hear('grande.wav', undefined, { readFree, pause })).toMatchObject({ outcome: NO_ROOM, pieces: [] })
    expect(looks).toBeGreaterThan(1)
    expect(readdirSync(folder)).toEqual(before)
  })

  test('silence is kept, and cut at pauses; so is speech', async () => {
    make([], 'silencio.wav', 'anullsrc=r=16000:cl=mono:d=50')
    expect(
      (await hear('silencio.wav')).pieces.map(({ samples, endsInPause }) => [samples.length / 32_000, endsInPause]),
    ).toEqual([
      [20, true],
      [20, true],
      [10, true],
    ])
    // A sound of 22.4 seconds, and half a second of near silence.
    make([], 'pausa.wav', "aevalsrc='if(between(t,22.4,22.9),0.0005,0.3)*sin(2*PI*300*t)':s=16000:d=40")
    const [first, second] = (await hear('pausa.wav')).pieces
    const cut = (first?.samples.length ?? 0) / 32_000
    expect(first?.endsInPause).toBe(true)
    expect(cut).toBeGreaterThan(22.4)
    expect(cut).toBeLessThan(22.9)
    expect(second).toMatchObject({ from: cut * SAMPLE_RATE, overlap: 0 })
  })
})

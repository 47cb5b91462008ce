/** Captures a known sound through a failing ffmpeg, and across discontinuities of the stream's clock. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { findChild } from '../../../test/child-process.ts'
import { captureOn, findEnd, type Heard, joinPieces, retryOptions } from '../../../test/lives/capture-stream.ts'
import { cutTestAudio, type HlsServer, openHlsServer } from '../../../test/lives/hls-server.ts'
import { findDepartures, hasFfmpeg, RISING_TONE } from '../../../test/lives/known-audio.ts'
import type { AudioSegment } from './audio/cut.ts'
import type { CaptureTarget, RetryOptions } from './capture-with-retries.ts'
import { SAMPLE_RATE } from './stream-position.ts'

const temporary = mkdtempSync(join(tmpdir(), 'lupascan-breaks-'))
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

let server: HlsServer
afterEach(() => server?.close())

const optionsFor = (fields: Partial<RetryOptions> = {}) => retryOptions(server, temporary, fields)
const captureFrom = (heard: Heard, fields: Partial<CaptureTarget> = {}, options = optionsFor()) =>
  captureOn(server, heard, fields, options)

function findFfmpeg(): number {
  const pid = findChild('ffmpeg -nostats')
  if (pid === undefined) throw new Error('no ffmpeg is at work')
  return pid
}

describe.skipIf(!hasFfmpeg())('capturing a stream that breaks (skipped: no ffmpeg)', () => {
  const tone = hasFfmpeg() ? cutTestAudio(RISING_TONE, 80) : { segments: [], seconds: 2 }
  /** A live begins three segments before the edge of a window that has moved once. */
  const FIRST = 4
  /** Midway: a capture that breaks before the first sound has no position to resume from, and starts again at the live edge. */
  const isAmid = (path: string, { told }: { told: number }) => told > 0 && Number.parseInt(path.slice(1), 10) >= 12
  const noteFirst = (first: { told: number }) => ({
    async learn() {
      first.told += 1
    },
  })

  test('an ffmpeg that is killed costs nothing of the sound', async () => {
    server = await openHlsServer(tone, { window: 20, first: 6 })
    let killed = 0
    const first = { told: 0 }
    server.fault = (path) => {
      if (killed === 0 && isAmid(path, first)) {
        killed = findFfmpeg()
        process.kill(killed, 'SIGKILL')
      }
      return false
    }
    const heard: Heard = { pieces: [], told: [] }
    expect(await captureFrom(heard, noteFirst(first))).toMatchObject({ kind: 'ended' })
    expect(killed).toBeGreaterThan(0)
    expect(findDepartures(joinPieces(heard.pieces), FIRST * 2)).toEqual([])
    expect(heard.told).toEqual(['O ffmpeg foi interrompido. Nova tentativa em instantes.', null])
  })

  test('an ffmpeg that hangs costs nothing of the sound', async () => {
    server = await openHlsServer(tone, { window: 40, first: 6 })
    let stopped = 0
    const first = { told: 0 }
    server.fault = (path) => {
      if (stopped === 0 && isAmid(path, first)) {
        stopped = findFfmpeg()
        process.kill(stopped, 'SIGSTOP')
      }
      return false
    }
    const heard: Heard = { pieces: [], told: [] }
    expect(await captureFrom(heard, noteFirst(first), optionsFor({ silenceMs: 2_000 }))).toMatchObject({
      kind: 'ended',
    })
    expect(stopped).toBeGreaterThan(0)
    expect(findDepartures(joinPieces(heard.pieces), FIRST * 2)).toEqual([])
    expect(heard.told).toContain('O ffmpeg parou de responder. Nova tentativa em instantes.')
  })

  // The first piece ends in segment 18; the second one begins in segment 17.
  test.each([16, 17])('killed near a break of the clock (segment %i), it repeats and loses nothing', async (at) => {
    server = await openHlsServer(
      { ...tone, segments: tone.segments.slice(0, at) },
      { window: 30, first: 6, endless: true },
    )
    server.rewrite = (playlist) => (playlist.includes('\n28.ts') ? `${playlist}#EXT-X-ENDLIST\n` : playlist)
    const heard: Heard = { pieces: [], told: [] }
    const keepAndDie = async (piece: AudioSegment) => {
      heard.pieces.push(piece)
      throw new Error('killed')
    }
    await expect(captureFrom(heard, { keep: keepAndDie })).rejects.toThrow('killed')
    expect(heard.pieces[0]?.next.sequence).toBe(17)
    expect(await captureFrom(heard)).toMatchObject({ kind: 'ended' })
    expect(heard.told).toEqual([])
    const all = joinPieces(heard.pieces)
    // A quarter of a second around the discontinuity is affected by the codec.
    const [before, after] = [(at - FIRST) * 2 - 0.25, (at - FIRST) * 2 + 0.25].map((second) => second * 2 * SAMPLE_RATE)
    expect(findDepartures(all.subarray(0, before), FIRST * 2)).toEqual([])
    expect(findDepartures(all.subarray(after), 0.25)).toEqual([])
  })

  test('a break of the clock that left the window meanwhile is known by its number', async () => {
    // The stream starts again after 20 segments: by the clock alone, the new sound would count as already captured.
    server = await openHlsServer({ ...tone, segments: tone.segments.slice(0, 20) }, { endless: true })
    server.rewrite = (playlist) => (playlist.includes('\n38.ts') ? `${playlist}#EXT-X-ENDLIST\n` : playlist)
    const heard: Heard = { pieces: [], told: [] }
    const keepAndDie = async (piece: AudioSegment) => {
      heard.pieces.push(piece)
      throw new Error('killed')
    }
    await expect(captureFrom(heard, { keep: keepAndDie })).rejects.toThrow('killed')
    expect(heard.pieces[0]?.next).toMatchObject({ discontinuity: 0 })
    server.skip(26 - server.shown)
    server.asked.length = 0
    expect(await captureFrom(heard, { capturedAt: Date.now() - 20_000 })).toMatchObject({ kind: 'ended' })
    const [first, second] = heard.pieces
    if (!first || !second) throw new Error('two pieces were expected')
    expect(second.next).toMatchObject({ discontinuity: 1 })
    expect(second.from / SAMPLE_RATE).toBeGreaterThan(findEnd(first) + 15)
    const segment = Number(/^\/(\d+)\.ts$/.exec(server.asked.find((path) => path.endsWith('.ts')) ?? '')?.[1])
    expect(segment).toBeGreaterThan(20)
    expect(findDepartures(second.samples, (segment - 20) * 2)).toEqual([])
    expect(heard.told[0]).toMatch(/^Faltam \d+ segundos a partir de 00:00:30/)
  })
})

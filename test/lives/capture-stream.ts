/** Captures the stream of a test server and keeps the audio. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { AudioSegment } from '../../src/server/lives/audio/cut.ts'
import {
  type CaptureTarget,
  captureWithRetries,
  type Outcome,
  type RetryOptions,
} from '../../src/server/lives/capture-with-retries.ts'
import { SAMPLE_RATE } from '../../src/server/lives/stream-position.ts'
import type { HlsServer } from './hls-server.ts'

export type Heard = { pieces: AudioSegment[]; told: (string | null)[] }

export const retryOptions = (
  server: HlsServer,
  temporary: string,
  fields: Partial<RetryOptions> = {},
): RetryOptions => ({
  ffmpeg: 'ffmpeg',
  ytDlp: null,
  privateHosts: [server.host],
  temporary,
  signal: new AbortController().signal,
  // Between two tries as between two looks: how long it was tried is counted, not timed.
  pause: (ms) => wait(Math.min(ms, 2_000) / 100),
  ...fields,
})

/** Continues where the captured pieces end. `keep` may reject a piece, like a process that dies. */
export function captureOn(
  server: HlsServer,
  heard: Heard,
  fields: Partial<CaptureTarget>,
  options: RetryOptions,
): Promise<Outcome> {
  const last = heard.pieces.at(-1)
  return captureWithRetries(
    {
      address: server.url,
      place: last?.next ?? null,
      capturedSeconds: last ? findEnd(last) : 0,
      capturedAt: Date.now(),
      async keep(piece) {
        heard.pieces.push(piece)
      },
      async tell(problem) {
        heard.told.push(problem)
      },
      async learn() {},
      ...fields,
    },
    options,
  )
}

/** End of a piece, in seconds. */
export const findEnd = ({ from, samples }: AudioSegment) => (from + samples.length / 2) / SAMPLE_RATE

/** Joins all pieces in order; they must meet without a gap. */
export function joinPieces(pieces: readonly AudioSegment[]): Buffer {
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1]
    if (before) expect(piece.from + piece.overlap).toBe(before.from + before.samples.length / 2)
  }
  return Buffer.concat(pieces.map(({ samples, overlap }) => samples.subarray(overlap * 2)))
}

/** An RTMP broadcast from an ffmpeg on loopback, which is gone after its end. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { hasFfmpeg } from '../../../../test/lives/known-audio.ts'
import type { AudioSegment } from '../audio/cut.ts'
import { captureWithRetries } from '../capture-with-retries.ts'
import { SAMPLE_RATE } from '../stream-position.ts'

const SECONDS = 3

let sender: ChildProcess | null = null
afterEach(() => void sender?.kill('SIGKILL'))

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

test.skipIf(!hasFfmpeg())('a broadcast that is gone has ended (skipped: no ffmpeg)', async () => {
  const host = `127.0.0.1:${await findPort()}`
  const address = `rtmp://${host}/ao-vivo/sala`
  const tone = ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=16000', '-t', String(SECONDS), '-c:a', 'aac']
  sender = spawn('ffmpeg', ['-v', 'error', '-re', ...tone, '-f', 'flv', '-listen', '1', address], { stdio: 'ignore' })
  const pieces: AudioSegment[] = []
  let isHeard = false
  const outcome = await captureWithRetries(
    {
      address,
      place: null,
      capturedSeconds: 0,
      capturedAt: null,
      keep: async (piece) => void pieces.push(piece),
      tell: async () => {},
      async learn() {
        isHeard = true
      },
    },
    {
      ffmpeg: 'ffmpeg',
      ytDlp: null,
      privateHosts: [host],
      temporary: tmpdir(),
      signal: new AbortController().signal,
      // The sender may take its time to begin; once it has ended there is nothing to wait for.
      pause: (ms) => wait(isHeard ? 0 : ms / 5),
    },
  )
  expect(outcome).toEqual({ kind: 'ended', isLive: true, problem: null })
  const samples = pieces.reduce((sum, piece) => sum + piece.samples.length / 2 - piece.overlap, 0)
  expect(samples / SAMPLE_RATE).toBeCloseTo(SECONDS, 0)
})

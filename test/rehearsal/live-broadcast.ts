/** A live over HLS, made by ffmpeg in real time: segments appear as they are said, and leave the playlist after a while. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { makeWav } from '../../src/server/lives/audio/wav.ts'
import { SAMPLE_RATE } from '../../src/server/lives/stream-position.ts'

export type LiveBroadcast = {
  url: string
  host: string
  /** Starts broadcasting; resolves once the playlist exists. */
  begin(): Promise<void>
  /** Start of the broadcast, in milliseconds of the day; 0: not started. */
  beganAt(): number
  close(): Promise<void>
}

/** `windowSeconds`: how long a segment stays in the playlist. `rate`: 2 is twice as fast as speech. */
export type BroadcastOptions = { folder: string; windowSeconds: number; rate: number }

const SEGMENT_SECONDS = 2

export async function openBroadcast(samples: Int16Array, options: BroadcastOptions): Promise<LiveBroadcast> {
  const folder = join(options.folder, 'broadcast')
  mkdirSync(folder)
  const playlist = join(folder, 'live.m3u8')
  const server = createServer((request, response) => {
    const name = /^\/(live\.m3u8|\d+\.ts)$/.exec(request.url ?? '')?.[1]
    const file = createReadStream(join(folder, name ?? 'none'))
    file.once('error', () => response.writeHead(404).end())
    file.once('open', () => file.pipe(response))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  let encoder: ChildProcess | null = null
  let beganAt = 0
  return {
    url: `http://${host}/live.m3u8`,
    host,
    beganAt: () => beganAt,
    async begin() {
      const wav = join(folder, 'said.wav')
      writeFileSync(wav, makeWav(new Uint8Array(samples.buffer)))
      beganAt = Date.now()
      encoder = spawn('ffmpeg', encoderArguments(wav, folder, options), { stdio: ['ignore', 'ignore', 'inherit'] })
      while (!existsSync(playlist)) {
        if (encoder.exitCode !== null) throw new Error('ffmpeg made no playlist')
        await new Promise((done) => setTimeout(done, 100))
      }
    },
    async close() {
      if (encoder && encoder.exitCode === null) {
        const ended = once(encoder, 'exit')
        encoder.kill('SIGKILL')
        await ended
      }
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const encoderArguments = (wav: string, folder: string, { windowSeconds, rate }: BroadcastOptions): string[] => [
  ...['-v', 'error', '-nostdin', '-readrate', String(rate), '-i', wav],
  // Noise substituted by the codec would not be recognisable.
  ...['-c:a', 'aac', '-aac_pns', '0', '-b:a', '96k', '-ar', String(SAMPLE_RATE * 2)],
  ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS)],
  ...['-hls_list_size', String(Math.ceil(windowSeconds / SEGMENT_SECONDS)), '-hls_flags', 'delete_segments+temp_file'],
  ...['-hls_segment_filename', join(folder, '%05d.ts'), join(folder, 'live.m3u8')],
]

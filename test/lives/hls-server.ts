/**
 * A live over HLS on loopback. The window moves by one segment per playlist request, never by the clock, so that a test
 * is as fast as its client. Tests switch faults on.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TestAudio = { segments: Buffer[]; seconds: number }

/** Cached by parameters: several test files of a process use the same sound, which takes ffmpeg seconds. */
const cuts = new Map<string, TestAudio>()

/** Cuts a sound (an `aevalsrc` expression of ffmpeg) into MPEG-TS segments. */
export function cutTestAudio(expression: string, seconds: number, segmentSeconds = 2): TestAudio {
  const key = JSON.stringify([expression, seconds, segmentSeconds])
  const cut = cuts.get(key) ?? cutNow(expression, seconds, segmentSeconds)
  cuts.set(key, cut)
  return cut
}

function cutNow(expression: string, seconds: number, segmentSeconds: number): TestAudio {
  const folder = mkdtempSync(join(tmpdir(), 'lupascan-hls-'))
  try {
    execFileSync('ffmpeg', [
      ...['-v', 'error', '-f', 'lavfi', '-i', `aevalsrc=${expression}:s=44100:d=${seconds}`],
      ...['-c:a', 'aac', '-b:a', '96k', '-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_list_size', '0'],
      ...['-hls_segment_filename', join(folder, '%04d.ts'), join(folder, 'all.m3u8')],
    ])
    const names = readdirSync(folder).filter((name) => name.endsWith('.ts'))
    return { segments: names.sort().map((name) => readFileSync(join(folder, name))), seconds: segmentSeconds }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export type HlsServer = {
  /** Address of the playlist. */
  url: string
  host: string
  /** Number of segments that have entered the window, including those that left it. */
  shown: number
  /** Moves the window as if that many segments' time had passed without a request. */
  skip(segments: number): void
  /** Overrides responses by path; undefined: as usual. */
  fault: (path: string, response: ServerResponse) => boolean
  /** Rewrites the playlist before it is sent. */
  rewrite: (playlist: string) => string
  /** The window stops moving, as when an encoder hangs. */
  frozen: boolean
  asked: string[]
  close(): Promise<void>
}

export type HlsServerOptions = {
  /** Segments in the playlist at a time. */
  window?: number
  /** Segments in it before the first request, if different. */
  first?: number
  /** Makes segments appear by the clock, in milliseconds per segment; absent: one per request. */
  everyMs?: number
  /** Restarts at the end, with a discontinuity, instead of ending. */
  endless?: boolean
}

export async function openHlsServer(
  { segments, seconds }: TestAudio,
  { window = 6, first = window, everyMs, endless = false }: HlsServerOptions = {},
): Promise<HlsServer> {
  const began = Date.now()
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  const state: HlsServer = {
    url: `http://127.0.0.1:${port}/live.m3u8`,
    host: `127.0.0.1:${port}`,
    shown: first - 1,
    skip: (count) => {
      state.shown += count
    },
    fault: () => false,
    rewrite: (playlist) => playlist,
    frozen: false,
    asked: [],
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/'
    state.asked.push(path)
    if (state.fault(path, response)) return
    if (path === '/live.m3u8') return void response.end(state.rewrite(writePlaylist()))
    const number = /^\/(\d+)\.ts$/.exec(path)?.[1]
    const bytes = number === undefined ? undefined : segments[Number(number) % segments.length]
    if (bytes) response.end(bytes)
    else response.writeHead(404).end()
  }

  function writePlaylist(): string {
    if (everyMs !== undefined) state.shown = window - 1 + Math.floor((Date.now() - began) / everyMs)
    else if (!state.frozen) state.shown += 1
    const end = endless ? state.shown : Math.min(state.shown, segments.length)
    const first = Math.max(0, end - window)
    const listed = Array.from({ length: end - first }, (_, index) => first + index)
    return [
      '#EXTM3U',
      '#EXT-X-VERSION:3',
      `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
      `#EXT-X-MEDIA-SEQUENCE:${first}`,
      `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(Math.max(0, first - 1) / segments.length)}`,
      ...listed.flatMap((number) => [
        ...(number > 0 && number % segments.length === 0 ? ['#EXT-X-DISCONTINUITY'] : []),
        `#EXTINF:${seconds.toFixed(3)},`,
        `${number}.ts`,
      ]),
      ...(!endless && state.shown > segments.length ? ['#EXT-X-ENDLIST'] : []),
      '',
    ].join('\n')
  }
  return state
}

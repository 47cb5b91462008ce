/** Many small grey frames of a video, in one pass of ffmpeg. */
import { spawn } from 'node:child_process'
import { GREY_SIDE } from '../decode/frame.ts'
import type { ClipFrame } from '../decode/protocol.ts'
import { type ClipFile, readFrom, startProgram } from './probe-clip.ts'

/** 64 KB each. */
const MAX_FRAMES = 600
const MAX_PER_SECOND = 4
/** Of longer videos only key frames are decoded: an hour takes seconds instead of minutes. */
const LONG_SECONDS = 300
/** Time limit; the frames received until then are used. */
const MAX_MS = 60_000
const FRAME_BYTES = GREY_SIDE ** 2

/** In order; fewer, or none, when the file is damaged or takes too long. */
export async function readFrames(file: ClipFile, seconds: number | null): Promise<ClipFrame[]> {
  const rate = Math.min(MAX_PER_SECOND, MAX_FRAMES / (seconds ?? MAX_FRAMES))
  const isLong = seconds === null || seconds > LONG_SECONDS
  const args = [
    ...['-nostdin', '-threads', '1', '-skip_frame', isLong ? 'nokey' : 'noref'],
    ...[...readFrom(file), '-an', '-sn', '-dn', '-frames:v', String(MAX_FRAMES)],
    ...['-vf', `fps=${rate.toFixed(5)},scale=${GREY_SIDE}:${GREY_SIDE}:flags=area,format=gray`, '-f', 'rawvideo', '-'],
  ]
  const frames: ClipFrame[] = []
  for await (const grey of cutFrames(file, args)) {
    frames.push({ at: frames.length / rate, grey })
    if (frames.length === MAX_FRAMES) break
  }
  return frames
}

async function* cutFrames(file: ClipFile, args: string[]): AsyncGenerator<Uint8Array> {
  const start = startProgram(file, file.ffmpeg, args)
  const child = spawn(start.command, start.args, {
    env: start.env,
    signal: file.signal,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: MAX_MS,
    killSignal: 'SIGKILL',
  })
  child.on('error', () => {})
  let frame = new Uint8Array(FRAME_BYTES)
  let filled = 0
  try {
    for await (const chunk of child.stdout) {
      const bytes: Uint8Array = chunk
      for (let from = 0; from < bytes.length; ) {
        const piece = bytes.subarray(from, from + FRAME_BYTES - filled)
        frame.set(piece, filled)
        filled += piece.length
        from += piece.length
        if (filled < FRAME_BYTES) continue
        yield frame
        frame = new Uint8Array(FRAME_BYTES)
        filled = 0
      }
    }
  } finally {
    child.kill('SIGKILL')
  }
}

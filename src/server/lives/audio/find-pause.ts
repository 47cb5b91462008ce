/** Finds pauses in speech, relative to the loudness of this recording, since rooms and microphones differ. */
import { SAMPLE_RATE } from '../stream-position.ts'

/** Loudness is measured over 20 ms. */
export const FRAME_SAMPLES = SAMPLE_RATE / 50
const PAUSE_FRAMES = 15

/** Amplitude on the scale of 16-bit samples, below which nothing is audible in any recording. */
const SILENCE = 40

/** Root mean square of each whole frame. */
export function measureFrames(samples: Buffer): number[] {
  const count = Math.floor(samples.length / 2 / FRAME_SAMPLES)
  return Array.from({ length: count }, (_, frame) => measureFrame(samples, frame * FRAME_SAMPLES * 2))
}

function measureFrame(samples: Buffer, from: number): number {
  let sum = 0
  for (let at = from; at < from + FRAME_SAMPLES * 2; at += 2) {
    const value = samples.readInt16LE(at)
    sum += value * value
  }
  return Math.sqrt(sum / FRAME_SAMPLES)
}

/**
 * The middle of the first pause at or after a frame; null if there is none. Quiet means near the quietest tenth of the recording and
 * far below its loudest.
 */
export function findPause(frames: readonly number[], from: number): number | null {
  const sorted = frames.toSorted((a, b) => a - b)
  const floor = sorted[Math.floor(sorted.length * 0.1)] ?? 0
  const speech = sorted[Math.floor(sorted.length * 0.9)] ?? 0
  const quiet = Math.max(SILENCE, Math.min(floor * 2, speech / 4))
  let length = 0
  for (let frame = Math.max(0, from - PAUSE_FRAMES); frame < frames.length; frame += 1) {
    length = (frames[frame] ?? 0) <= quiet ? length + 1 : 0
    const middle = frame - Math.floor(PAUSE_FRAMES / 2)
    if (length >= PAUSE_FRAMES && middle >= from) return middle
  }
  return null
}

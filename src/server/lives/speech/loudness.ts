/** How loud a recording is from moment to moment: enough to know where nobody can be speaking. */
import type { Sound } from './wav-audio.ts'

/** dB below full scale of each frame. */
export type Loudness = { frames: Float32Array; frameSeconds: number }

const FRAME_SECONDS = 0.03
/** Quieter than any speech that a microphone was meant to take; the noise of a room lies below. */
const QUIET_DB = -52
const SILENCE_DB = -120
/** Less sound than a word. */
const SHORTEST_SPEECH = 0.2

export function measureLoudness({ samples, rate }: Sound): Loudness {
  const size = Math.max(1, Math.round(rate * FRAME_SECONDS))
  const frames = new Float32Array(Math.floor(samples.length / size))
  for (let frame = 0; frame < frames.length; frame += 1) {
    let sum = 0
    let squares = 0
    for (let at = frame * size; at < (frame + 1) * size; at += 1) {
      const sample = (samples[at] ?? 0) / 32_768
      sum += sample
      squares += sample * sample
    }
    // Without its mean: a constant offset makes no sound.
    const power = squares / size - (sum / size) ** 2
    frames[frame] = power > 0 ? Math.max(SILENCE_DB, 10 * Math.log10(power)) : SILENCE_DB
  }
  return { frames, frameSeconds: size / rate }
}

/** Seconds of sound between two moments. */
export function countSound({ frames, frameSeconds }: Loudness, from = 0, to = Number.POSITIVE_INFINITY): number {
  const first = Math.max(0, Math.floor(from / frameSeconds))
  const last = Math.min(frames.length, Math.ceil(to / frameSeconds))
  let count = 0
  for (let at = first; at < last; at += 1) if ((frames[at] ?? SILENCE_DB) > QUIET_DB) count += 1
  return count * frameSeconds
}

/** From the first sound to the last, in seconds; null when there is less of it than a word. */
export function findSound(loudness: Loudness): { start: number; end: number } | null {
  if (countSound(loudness) < SHORTEST_SPEECH) return null
  const { frames, frameSeconds } = loudness
  const isLoud = (level: number) => level > QUIET_DB
  return { start: frames.findIndex(isLoud) * frameSeconds, end: (frames.findLastIndex(isLoud) + 1) * frameSeconds }
}

/** Loudness of a recording over time, precise enough to tell where nobody can be speaking. */
import type { PcmAudio } from './wav-audio.ts'

/** Level of each frame, in dB relative to full scale. */
export type Loudness = { frames: Float32Array; frameSeconds: number }

const FRAME_SECONDS = 0.03
/** Quieter than any speech meant for a microphone; room noise lies below. */
const QUIET_DB = -52
const SILENCE_DB = -120
/** Seconds; shorter than a word. */
const MIN_SPEECH = 0.2

export function measureLoudness({ samples, rate }: PcmAudio): Loudness {
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
    // Without the mean: a constant offset is inaudible.
    const power = squares / size - (sum / size) ** 2
    frames[frame] = power > 0 ? Math.max(SILENCE_DB, 10 * Math.log10(power)) : SILENCE_DB
  }
  return { frames, frameSeconds: size / rate }
}

/** Seconds of sound within a range. */
export function measureAudible({ frames, frameSeconds }: Loudness, from = 0, to = Number.POSITIVE_INFINITY): number {
  const first = Math.max(0, Math.floor(from / frameSeconds))
  const last = Math.min(frames.length, Math.ceil(to / frameSeconds))
  let count = 0
  for (let at = first; at < last; at += 1) if ((frames[at] ?? SILENCE_DB) > QUIET_DB) count += 1
  return count * frameSeconds
}

/** From the first sound to the last, in seconds; null when there is less than a word. */
export function findAudible(loudness: Loudness): { start: number; end: number } | null {
  if (measureAudible(loudness) < MIN_SPEECH) return null
  const { frames, frameSeconds } = loudness
  const isLoud = (level: number) => level > QUIET_DB
  return { start: frames.findIndex(isLoud) * frameSeconds, end: (frames.findLastIndex(isLoud) + 1) * frameSeconds }
}

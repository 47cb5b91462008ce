/** Locates a recorded piece in a known sound, to the sample, and finds where the two differ. */
import { SAMPLE_RATE } from '../../src/server/lives/stream-position.ts'

/** Loudness is compared in frames of 20 ms. */
const FRAME = SAMPLE_RATE / 50
/** Samples per comparison, and number of comparisons that determine the exact position. */
const PROBE = 400
const PROBES = 16
/** Compared ten times a second; the position may be off by rounding. */
const STEP = SAMPLE_RATE / 10
const REACH = 3
const LIKE = 0.85
/** A decoder's first samples and an encoder's last ones are inaccurate. */
const EDGE = SAMPLE_RATE / 5

export type AudioFinder = {
  /** The sample of the known sound at which the piece begins. null: it is not part of the sound. */
  find(piece: Int16Array): number | null
  /** Seconds of the piece at which it differs from the sound at `position`, for a tenth of a second or longer. */
  listDepartures(piece: Int16Array, position: number): number[]
}

/** Creates a finder for pieces of this sound. */
export function openAudioFinder(sound: Int16Array): AudioFinder {
  const loudness = measure(sound)
  return {
    find(piece) {
      const rough = findRoughly(measure(piece), loudness)
      return rough === null ? null : findExactly(piece, sound, rough * FRAME)
    },
    listDepartures(piece, position) {
      const isLike = (at: number) =>
        shifts(REACH).some((shift) => compare(piece, at, sound, position + at + shift) > LIKE)
      const wrong: number[] = []
      for (let at = EDGE; at + STEP + PROBE < piece.length - EDGE; at += STEP) {
        // A single difference is codec noise: a gap or repetition shifts everything after it.
        if (!isLike(at) && !isLike(at + STEP)) wrong.push(at / SAMPLE_RATE)
      }
      return wrong
    },
  }
}

const shifts = (reach: number) => Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)

/** Logarithm of the power of each frame. */
function measure(samples: Int16Array): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / FRAME) }, (_, frame) => {
    let sum = 0
    for (let at = frame * FRAME; at < (frame + 1) * FRAME; at += 1) sum += (samples[at] ?? 0) ** 2
    return Math.log10(1 + sum / FRAME)
  })
}

/** The frame at which the loudness of piece and sound differs least. */
function findRoughly(piece: Float32Array, sound: Float32Array): number | null {
  let best: { place: number; difference: number } | null = null
  for (let place = 0; place + piece.length <= sound.length + 1; place += 1) {
    let difference = 0
    for (let at = 0; at < piece.length && (!best || difference < best.difference); at += 1) {
      difference += Math.abs((piece[at] ?? 0) - (sound[place + at] ?? 0))
    }
    if (!best || difference < best.difference) best = { place, difference }
  }
  return best?.place ?? null
}

function findExactly(piece: Int16Array, sound: Int16Array, rough: number): number | null {
  let best = { place: rough, likeness: 0 }
  const every = Math.max(1, Math.floor((piece.length - 2 * EDGE - PROBE) / PROBES))
  for (const shift of shifts(2 * FRAME)) {
    let likeness = 0
    for (let probe = 0; probe < PROBES; probe += 1) {
      const at = EDGE + probe * every
      likeness += compare(piece, at, sound, rough + shift + at) / PROBES
    }
    if (likeness > best.likeness) best = { place: rough + shift, likeness }
  }
  return best.likeness > 0.5 ? best.place : null
}

/** Similarity of two stretches, from -1 to 1. */
function compare(one: Int16Array, at: number, other: Int16Array, place: number): number {
  let [product, ours, theirs] = [0, 0, 0]
  for (let index = 0; index < PROBE; index += 1) {
    const a = one[at + index] ?? 0
    const b = other[place + index] ?? 0
    product += a * b
    ours += a * a
    theirs += b * b
  }
  return ours * theirs === 0 ? 0 : product / Math.sqrt(ours * theirs)
}

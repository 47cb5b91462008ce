/** A sound of which every moment is known: a tone that rises without ever repeating. */
import { execFileSync } from 'node:child_process'

/** For `aevalsrc` of ffmpeg: from 200 Hz upwards, 10 Hz a second. */
export const RISING_TONE = '0.5*sin(2*PI*(200*t+5*t*t))'

const RATE = 16_000

export const hasFfmpeg = (): boolean => {
  try {
    return Boolean(execFileSync('ffmpeg', ['-version']))
  } catch {
    return false
  }
}

const SECONDS = 120
const TONE = Float32Array.from({ length: SECONDS * RATE }, (_, at) => {
  const t = at / RATE
  return Math.sin(2 * Math.PI * (200 * t + 5 * t * t))
})

/** Samples compared at once, and how far from where it should be the tone may stand: rounding, a few times. */
const PROBE = 400
const REACH = 4
/** Segments begin and end with whole frames of their codec, not with the second. */
const FIRST_REACH = RATE / 5
const LIKE = 0.9

/** From -1 to 1: how much what is at a sample resembles a place of the tone. */
function compare(samples: Buffer, at: number, place: number): number {
  let [product, ours, theirs] = [0, 0, 0]
  for (let index = 0; index < PROBE; index += 1) {
    const value = samples.readInt16LE((at + index) * 2)
    const tone = TONE[place + index] ?? 0
    product += value * tone
    ours += value * value
    theirs += tone * tone
  }
  return ours * theirs === 0 ? 0 : product / Math.sqrt(ours * theirs)
}

/** The place of the tone that fits the beginning best, judged by 20 seconds: neighbouring waves look alike. */
function findBegin(samples: Buffer, guess: number, from: number, to: number): number {
  const reach = Math.min(to - from, 20 * RATE)
  // At uneven distances: at even ones another place can look right in all of them.
  const probes = Array.from({ length: 16 }, (_, index) => from + Math.floor(reach * ((index * 0.618) % 1)))
  let best = { place: guess, likeness: 0 }
  for (let place = guess - FIRST_REACH; place <= guess + FIRST_REACH; place += 2) {
    let likeness = 0
    for (const at of probes) likeness += compare(samples, at, at + place)
    if (likeness > best.likeness) best = { place, likeness }
  }
  return best.place
}

/**
 * Where in the tone these samples depart from it, looked at ten times a second, in seconds from their beginning. Empty: no
 * gap, no repetition, nothing foreign.
 * @param begin the second of the tone at their beginning, roughly
 */
export function findDepartures(samples: Buffer, begin: number): number[] {
  // The first moments of a decoder are not right, nor are the last of an encoder.
  const from = RATE / 5
  const to = samples.length / 2 - RATE / 5
  const place = findBegin(samples, Math.round(begin * RATE), from, to)
  const wrong: number[] = []
  for (let at = from; at <= to; at += RATE / 10) {
    const shifts = Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH)
    if (!shifts.some((shift) => compare(samples, at, at + place + shift) > LIKE)) wrong.push(at / RATE)
  }
  return wrong
}

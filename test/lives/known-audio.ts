/** A sound in which every moment is identifiable: a rising tone that never repeats. */
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

/** Samples per comparison, and the tolerated offset of the tone: rounding, a few times. */
const PROBE = 400
const REACH = 4
/** Segments begin and end with whole frames of their codec, not at full seconds. */
const FIRST_REACH = RATE / 5
const LIKE = 0.9

/** Consecutive samples of a list, and their energy. */
function takeProbe(list: Int16Array | Float32Array, at: number): { values: Float64Array; energy: number } {
  const values = Float64Array.from({ length: PROBE }, (_, index) => list[at + index] ?? 0)
  return { values, energy: values.reduce((sum, value) => sum + value * value, 0) }
}
type Probe = ReturnType<typeof takeProbe>

/** Prefix sums of the tone's energy: the energy of a probe is the difference of two. */
const ENERGY = new Float64Array(TONE.length + 1)
TONE.forEach((value, at) => {
  ENERGY[at + 1] = (ENERGY[at] ?? 0) + value * value
})

/** Similarity of samples to a position of the tone, from -1 to 1. */
function compare({ values, energy }: Probe, place: number): number {
  let product = 0
  for (let index = 0; index < PROBE; index += 1) product += (values[index] ?? 0) * (TONE[place + index] ?? 0)
  const end = Math.max(0, Math.min(TONE.length, place + PROBE))
  const theirs = (ENERGY[end] ?? 0) - (ENERGY[Math.max(0, Math.min(TONE.length, place))] ?? 0)
  return energy * theirs === 0 ? 0 : product / Math.sqrt(energy * theirs)
}

/** The position of the tone that fits the beginning best, over 20 seconds, because neighbouring waves look alike. */
function findBegin(samples: Int16Array, guess: number, from: number, to: number): number {
  const reach = Math.min(to - from, 20 * RATE)
  // At uneven distances: at even ones a wrong position can match in all of them.
  const probes = Array.from({ length: 16 }, (_, index) => {
    const at = from + Math.floor(reach * ((index * 0.618) % 1))
    return { at, probe: takeProbe(samples, at) }
  })
  let best = { place: guess, likeness: 0 }
  for (let place = guess - FIRST_REACH; place <= guess + FIRST_REACH; place += 2) {
    let likeness = 0
    for (const { at, probe } of probes) likeness += compare(probe, at + place)
    if (likeness > best.likeness) best = { place, likeness }
  }
  return best.place
}

/**
 * Where these samples depart from the tone, checked ten times a second, in seconds from their beginning. Empty: no gap,
 * no repetition, nothing foreign.
 * @param begin approximate second of the tone at their beginning
 */
export function findDepartures(bytes: Buffer, begin: number): number[] {
  const samples = new Int16Array(Uint8Array.from(bytes).buffer)
  // A decoder's first samples and an encoder's last ones are inaccurate.
  const from = RATE / 5
  const to = samples.length - RATE / 5
  const place = findBegin(samples, Math.round(begin * RATE), from, to)
  const wrong: number[] = []
  for (let at = from; at <= to; at += RATE / 10) {
    const probe = takeProbe(samples, at)
    const shifts = Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH)
    if (!shifts.some((shift) => compare(probe, at + place + shift) > LIKE)) wrong.push(at / RATE)
  }
  return wrong
}

/** Places decoded sound on one timeline: nothing twice, and gaps kept as time. */
import { type AudioChunk, advance, type Place, SAMPLE_RATE, type StreamKind } from '../stream-position.ts'

export type TimelineOptions = {
  kind: StreamKind
  /** Seconds by which clocks may differ without a gap. */
  tolerance: number
  /** Maximum seconds of repeated sound, which is dropped. */
  maxRepeat: number
  /** Seconds after which the clock wraps; Infinity: it does not. */
  wrap: number
  /** When the last sample before this arrived, in milliseconds. */
  capturedAt: number | null
}

/** How the next decoded sound joins the earlier one: by its clock; in sequence without a gap; or by the elapsed time. */
export type Joint = 'clock' | 'order' | 'lapse'

export type Timeline = {
  /** Where the next sample is expected; null: no sound so far. */
  next(): Place | null
  /** The sound is being broadcast now. */
  isLive(): boolean
  /** A decoder begins. `isLive`: time passes whether it is captured or not. */
  join(joint: Joint, isLive: boolean): void
  /** That many seconds passed without sound; the clocks before and after cannot be compared. */
  pass(seconds: number): void
  /** Seconds missing before this clock time; null: it cannot be compared. */
  findGap(clock: number): number | null
  /** null: all of it is already captured. */
  put(samples: Buffer, clock: number, segment: Pick<Place, 'sequence' | 'discontinuity'> | null): AudioChunk | null
}

/** Tolerance beyond what the wall clock allows. */
const SLACK_SECONDS = 10 * 60

export function openTimeline(from: Place | null, options: TimelineOptions): Timeline {
  const { kind, tolerance } = options
  const clocks = openClocks(options)
  let next: Place | null = from && { ...from, kind }
  // Until the first new sample of a decoder, its output may be a repetition.
  let joint: Joint | null = 'clock'
  let isLive = false
  let lead = 0

  const findGap = (clock: number) => (next ? clocks.compare(next.clock, clock) : 0)
  /** The place of the first sample of sound whose clock cannot be compared. */
  function follow(place: Place, clock: number): Place {
    const lost = joint !== null && joint !== 'order' && isLive ? Math.round(clocks.elapsed() * SAMPLE_RATE) : 0
    return { ...place, position: place.position + lost, clock }
  }

  return {
    next: () => next,
    isLive: () => isLive,
    join(how, live) {
      joint = how
      isLive = live
    },
    pass(seconds) {
      const samples = Math.round(seconds * SAMPLE_RATE)
      if (next) next = { ...next, position: next.position + samples }
      else lead += samples
    },
    findGap,
    put(samples, clock, segment) {
      const { sequence, discontinuity } = segment ?? { sequence: null, discontinuity: null }
      next ??= { kind, position: lead, clock, sequence, discontinuity }
      const gap = joint === 'order' || joint === 'lapse' ? null : findGap(clock)
      let fresh = samples
      if (gap === null) next = follow(next, clock)
      else if (gap > tolerance) next = { ...next, position: next.position + Math.round(gap * SAMPLE_RATE), clock }
      else if (joint === null || gap >= 0) next = { ...next, clock }
      else fresh = samples.subarray(2 * Math.round(-gap * SAMPLE_RATE))
      if (fresh.length === 0) return null
      joint = null
      clocks.hear()
      const place = { ...next, sequence, discontinuity }
      next = advance(place, fresh.length / 2)
      return { place, samples: fresh }
    },
  }
}

/** The stream's clock, checked against the wall clock. */
function openClocks({ maxRepeat, wrap, capturedAt }: TimelineOptions) {
  let lastAt = capturedAt ?? Date.now()
  /** Seconds since the last new sound. */
  const elapsed = () => Math.max(0, Date.now() - lastAt) / 1000
  return {
    elapsed,
    /** Records that new sound has arrived. */
    hear() {
      lastAt = Date.now()
    },
    /** Seconds between two times of the stream; null: more than the elapsed time allows, so they are of different clocks. */
    compare(before: number, now: number): number | null {
      const gap = unwrap(now - before, wrap)
      return gap < -maxRepeat || gap > elapsed() + SLACK_SECONDS ? null : gap
    },
  }
}

/** The shortest difference between two times on a clock that wraps. */
function unwrap(seconds: number, wrap: number): number {
  return Number.isFinite(wrap) ? seconds - wrap * Math.round(seconds / wrap) : seconds
}

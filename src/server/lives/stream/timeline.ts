/** Puts what is decoded onto one line of time: nothing twice, and what is missing left out as time. */
import { advance, type Place, SAMPLE_RATE, type Sound, type StreamKind } from '../stream-position.ts'

export type TimelineOptions = {
  kind: StreamKind
  /** Seconds by which clocks may differ without anything being missing. */
  tolerance: number
  /** Seconds that may come a second time, to be dropped. */
  maxRepeat: number
  /** Seconds after which the clock starts anew; Infinity: it does not. */
  wrap: number
  /** Milliseconds; when the last sample before this came. */
  heardAt: number | null
}

/** How what is decoded next hangs together with what was: by its clock; by nothing but following it; by the time that went by. */
export type Joint = 'clock' | 'order' | 'lapse'

export type Timeline = {
  /** Where the next sample is expected; null: nothing was heard yet. */
  next(): Place | null
  /** What is heard is being said now. */
  isLive(): boolean
  /** A decoder begins. `isLive`: time goes by whether it is heard or not. */
  join(joint: Joint, isLive: boolean): void
  /** So many seconds went by without any sound, and what follows cannot be compared with what was before. */
  pass(seconds: number): void
  /** Seconds that are missing before this clock; null: it cannot be compared. */
  findGap(clock: number): number | null
  /** null: all of it was heard before. */
  put(samples: Buffer, clock: number, segment: Pick<Place, 'sequence' | 'discontinuity'> | null): Sound | null
}

/** Beyond what the wall clock allows. */
const SLACK_SECONDS = 10 * 60

export function openTimeline(from: Place | null, options: TimelineOptions): Timeline {
  const { kind, tolerance } = options
  const clocks = openClocks(options)
  let next: Place | null = from && { ...from, kind }
  // Until the first new sample of a decoder what it brings may be a repetition.
  let joint: Joint | null = 'clock'
  let isLive = false
  let lead = 0

  const findGap = (clock: number) => (next ? clocks.compare(next.clock, clock) : 0)
  /** The place of the first sample of something that cannot be compared. */
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

/** The stream's clock beside that of the day. */
function openClocks({ maxRepeat, wrap, heardAt }: TimelineOptions) {
  let lastAt = heardAt ?? Date.now()
  /** Seconds since something new was heard. */
  const elapsed = () => Math.max(0, Date.now() - lastAt) / 1000
  return {
    elapsed,
    /** Something new is heard. */
    hear() {
      lastAt = Date.now()
    },
    /** Seconds from one time of the stream to another; null: not in the time that went by, so that they are of different clocks. */
    compare(before: number, now: number): number | null {
      const gap = unwrap(now - before, wrap)
      return gap < -maxRepeat || gap > elapsed() + SLACK_SECONDS ? null : gap
    },
  }
}

/** The shortest way from one time to another on a clock that starts anew. */
function unwrap(seconds: number, wrap: number): number {
  return Number.isFinite(wrap) ? seconds - wrap * Math.round(seconds / wrap) : seconds
}

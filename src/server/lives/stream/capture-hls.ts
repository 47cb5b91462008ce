/** HLS → sound: each run of continuous segments has its own decoder. */
import type { AudioChunk } from '../stream-position.ts'
import type { CaptureOptions } from './capture-options.ts'
import { type HlsParts, type HlsRun, openParts, startRun } from './hls-run.ts'
import { type HlsPart, readHls, type SegmentPlace } from './read-hls.ts'
import { StreamError, toStreamError } from './stream-error.ts'
import type { Joint, Timeline } from './timeline.ts'

/** Timestamps have 33 bits and count 90,000 a second. */
export const HLS_CLOCK_SECONDS = 2 ** 33 / 90_000

/** Segments decoded again before the resume place: a decoder's first samples are not right. */
const WARM_UP = 1
const MAX_BACK = 64
/** Seconds without sound at the beginning after which the stream is considered silent. */
const MAX_MUTE = 5 * 60

/** @throws StreamError */
export async function* captureHls(address: string, options: CaptureOptions): AsyncGenerator<AudioChunk, void> {
  for (let back = WARM_UP; ; back *= 4) {
    const isTooLate = yield* captureFrom(address, options, back)
    if (!isTooLate) return
  }
}

/** Returns whether it began after the resume place although the playlist still has that. */
async function* captureFrom(
  address: string,
  options: CaptureOptions,
  back: number,
): AsyncGenerator<AudioChunk, boolean> {
  const { timeline, signal } = options
  const stop = new AbortController()
  const from = findSegmentPlace(timeline)
  const sequence = from?.sequence ?? null
  const parts = openParts(readHls(address, { ...options, from, back, signal: AbortSignal.any([signal, stop.signal]) }))
  try {
    let next = await parts.next()
    let mute = 0
    let mayStepBack = sequence !== null && next?.hasEarlier === true && back < MAX_BACK
    for (let isFirst = true; next; isFirst = false) {
      const part = next
      const joint = chooseJoint(part, isFirst ? sequence : null)
      timeline.join(joint, part.isLive)
      const run = startRun(options, part, parts)
      try {
        for await (const block of run.blocks()) {
          const clock = run.clockOf(block)
          if (mayStepBack && (timeline.findGap(clock) ?? 0) > 0.1) return true
          mayStepBack = false
          const sound = timeline.put(block.samples, clock, run.findSegment(clock))
          if (sound) yield sound
        }
        next = await run.rest
      } catch (error) {
        mute += Math.max(1, part.segment.seconds)
        if (!isMute(error) || (!timeline.next() && mute > MAX_MUTE)) throw error
        next = await passMute(part, run, parts, { timeline, joint })
      }
    }
    return false
  } catch (error) {
    // Earlier sound proves that the stream works: the next try may succeed.
    const trouble = toStreamError(error)
    throw trouble.lasting && timeline.next() ? new StreamError(trouble.message) : trouble
  } finally {
    stop.abort()
    await parts.close()
  }
}

const isMute = (error: unknown) => error instanceof StreamError && error.mute

/** The segment to resume in; null: none is known. */
function findSegmentPlace(timeline: Timeline): SegmentPlace | null {
  const next = timeline.next()
  return next?.sequence == null ? null : { sequence: next.sequence, discontinuity: next.discontinuity }
}

/** `from`: the segment where capture resumes; null: capture is already under way. */
function chooseJoint({ segment, restarts, skips }: HlsPart, from: number | null): Joint {
  if (restarts) return 'order'
  if (!segment.breaks) return 'clock'
  if (from === null) return skips ? 'lapse' : 'order'
  // After a discontinuity beyond that segment the clock is another one, and the sound between the two is lost.
  return segment.sequence <= from ? 'clock' : 'lapse'
}

/** Skips the first part of a run without sound, keeping its duration as time. Returns where to continue. */
async function passMute(
  part: HlsPart,
  run: HlsRun,
  parts: HlsParts,
  { timeline, joint }: Passed,
): Promise<HlsPart | null> {
  const rest = await run.rest
  parts.putBack([...run.listUnheard().slice(1), ...(rest ? [rest] : [])])
  const next = await parts.next()
  // The clock will show how much is missing.
  if (joint === 'clock' && timeline.next()) return next
  if (joint !== 'lapse') timeline.pass(part.segment.seconds)
  return next && { ...next, segment: { ...next.segment, breaks: true }, skips: next.skips || joint === 'lapse' }
}

type Passed = { timeline: Timeline; joint: Joint }

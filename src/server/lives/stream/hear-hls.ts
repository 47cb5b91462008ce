/** HLS → sound: each stretch of segments that hang together goes through a decoder of its own. */
import { SAMPLE_RATE, type Sound } from '../stream-position.ts'
import { type Block, type SoundDecoder, startDecoder } from './decode-sound.ts'
import type { Hearing } from './hearing.ts'
import { readPackedAudio } from './packed-audio.ts'
import { type HlsPart, readHls } from './read-hls.ts'
import type { Joint } from './timeline.ts'
import { StreamTrouble, toTrouble } from './trouble.ts'

/** Timestamps have 33 bits and count 90,000 a second. */
export const HLS_CLOCK_SECONDS = 2 ** 33 / 90_000

/** Segments that are heard again before the one to go on in: a decoder's first samples are not right. */
const WARM_UP = 1
const MOST_BACK = 64

/** @throws StreamTrouble */
export async function* hearHls(address: string, hearing: Hearing): AsyncGenerator<Sound, void> {
  for (let back = WARM_UP; ; back *= 4) {
    const isTooLate = yield* hearFrom(address, hearing, back)
    if (!isTooLate) return
  }
}

/** Returns whether it began after the place to go on from although the playlist still has that. */
async function* hearFrom(address: string, hearing: Hearing, back: number): AsyncGenerator<Sound, boolean> {
  const { timeline, signal } = hearing
  const stop = new AbortController()
  const sequence = timeline.next()?.sequence ?? null
  const parts = readHls(address, {
    ...hearing,
    from: sequence,
    back,
    signal: AbortSignal.any([signal, stop.signal]),
  })
  try {
    let part = await nextOf(parts)
    let mayStepBack = sequence !== null && part?.hasEarlier === true && back < MOST_BACK
    for (let isFirst = true; part; isFirst = false) {
      timeline.join(chooseJoint(part, isFirst ? sequence : null), part.isLive)
      const run = startRun(hearing, part, parts)
      for await (const block of run.blocks()) {
        const clock = run.clockOf(block)
        if (mayStepBack && (timeline.findGap(clock) ?? 0) > 0.1) return true
        mayStepBack = false
        const sound = timeline.put(block.samples, clock, run.findSequence(clock))
        if (sound) yield sound
      }
      part = await run.rest
    }
    return false
  } catch (error) {
    // What was heard before shows that it can be: the next try may do better.
    const trouble = toTrouble(error)
    throw trouble.lasting && timeline.next() ? new StreamTrouble(trouble.message) : trouble
  } finally {
    stop.abort()
    await parts.return().catch(() => {})
  }
}

/** `from`: the segment that listening goes on in; null: it is in the midst of it. */
function chooseJoint({ segment, restarts }: HlsPart, from: number | null): Joint {
  if (restarts) return 'order'
  if (!segment.breaks) return 'clock'
  if (from === null) return 'order'
  // Of a break after that segment the clock is another one, and what was between the two is lost.
  return segment.sequence <= from ? 'clock' : 'lapse'
}

type Run = {
  blocks(): AsyncGenerator<Block, void>
  /** Seconds on the stream's clock. */
  clockOf(block: Block): number
  findSequence(clock: number): number
  /** The first part that needs another decoder; null: there is none. */
  rest: Promise<HlsPart | null>
}

function startRun({ ffmpeg, signal }: Hearing, first: HlsPart, parts: AsyncGenerator<HlsPart, void>): Run {
  const decoder = startDecoder(ffmpeg, { kind: 'bytes' }, signal)
  const fed: Fed[] = []
  const base = readPackedAudio(first.bytes).clock ?? 0
  let begin: number | null = null
  const rest = feed(decoder, first, parts, fed)
  // It is awaited once the decoder has brought everything.
  rest.catch(() => {})
  return {
    rest,
    clockOf: ({ time }) => base + time / SAMPLE_RATE,
    findSequence(clock) {
      begin ??= clock
      const at = clock - begin
      while (fed[1] && fed[1].start <= at) fed.shift()
      return fed[0]?.sequence ?? first.segment.sequence
    },
    async *blocks() {
      try {
        yield* decoder.blocks()
      } finally {
        decoder.kill()
      }
    },
  }
}

/** A segment that was given to a decoder; seconds after the first one, as the playlist says. */
type Fed = { sequence: number; start: number }

async function feed(
  decoder: SoundDecoder,
  first: HlsPart,
  parts: AsyncGenerator<HlsPart, void>,
  fed: Fed[],
): Promise<HlsPart | null> {
  try {
    if (first.init) await decoder.write(first.init)
    let end = 0
    for (let part: HlsPart | null = first; part; part = await nextOf(parts)) {
      const { segment, restarts, bytes, init } = part
      if (part !== first && (restarts || segment.breaks || init !== first.init)) return part
      const skipped = segment.sequence - (fed.at(-1)?.sequence ?? segment.sequence - 1) - 1
      const start = end + skipped * segment.seconds
      fed.push({ sequence: segment.sequence, start })
      end = start + segment.seconds
      if (!(await decoder.write(readPackedAudio(bytes).sound))) return await nextOf(parts)
    }
    return null
  } finally {
    decoder.end()
  }
}

async function nextOf(parts: AsyncGenerator<HlsPart, void>): Promise<HlsPart | null> {
  const { value, done } = await parts.next()
  return done ? null : value
}

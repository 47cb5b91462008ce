/** A run of continuous segments, with its own decoder. */
import { SAMPLE_RATE } from '../stream-position.ts'
import type { CaptureOptions } from './capture-options.ts'
import { type AudioDecoder, type Block, startDecoder } from './decode-audio.ts'
import { readPackedAudio } from './packed-audio.ts'
import type { HlsPart, SegmentPlace } from './read-hls.ts'

export type HlsParts = {
  next(): Promise<HlsPart | null>
  /** Puts these parts back, to be returned again before the others. */
  putBack(parts: readonly HlsPart[]): void
  close(): Promise<void>
}

export type HlsRun = {
  /** @throws StreamError */
  blocks(): AsyncGenerator<Block, void>
  /** Seconds on the stream's clock. */
  clockOf(block: Block): number
  findSegment(clock: number): SegmentPlace
  /** The first part that needs another decoder; null: there is none. */
  rest: Promise<HlsPart | null>
  /** Parts given to the decoder before its first output. */
  listUnheard(): readonly HlsPart[]
}

export function openParts(parts: AsyncGenerator<HlsPart, void>): HlsParts {
  let back: HlsPart[] = []
  return {
    async next() {
      const first = back.shift()
      if (first) return first
      const { value, done } = await parts.next()
      return done ? null : value
    },
    putBack(again) {
      back = [...again, ...back]
    },
    close: async () => void (await parts.return().catch(() => {})),
  }
}

export function startRun({ ffmpeg, silenceMs, signal }: CaptureOptions, first: HlsPart, parts: HlsParts): HlsRun {
  const decoder = startDecoder(ffmpeg, { kind: 'bytes' }, signal, silenceMs)
  const fed: Fed[] = []
  const unheard: Unheard = { parts: [] }
  const base = readPackedAudio(first.bytes).clock ?? 0
  let begin: number | null = null
  const rest = feed(decoder, first, parts, fed, unheard)
  // It is awaited once the decoder has finished.
  rest.catch(() => {})
  return {
    rest,
    listUnheard: () => unheard.parts ?? [],
    clockOf: ({ time }) => base + time / SAMPLE_RATE,
    findSegment(clock) {
      begin ??= clock
      const at = clock - begin
      while (fed[1] && fed[1].start <= at) fed.shift()
      return fed[0]?.segment ?? first.segment
    },
    async *blocks() {
      try {
        for await (const block of decoder.blocks()) {
          unheard.parts = null
          yield block
        }
      } finally {
        decoder.kill()
      }
    },
  }
}

/** A segment that was given to a decoder; seconds after the first one, as the playlist says. */
type Fed = { segment: SegmentPlace; start: number }

/** null: there was sound. */
type Unheard = { parts: HlsPart[] | null }

async function feed(
  decoder: AudioDecoder,
  first: HlsPart,
  parts: HlsParts,
  fed: Fed[],
  unheard: Unheard,
): Promise<HlsPart | null> {
  try {
    if (first.init) await decoder.write(first.init)
    let end = 0
    for (let part: HlsPart | null = first; part; part = await parts.next()) {
      const { segment, restarts, bytes, init } = part
      if (part !== first && (restarts || segment.breaks || init !== first.init)) return part
      const skipped = segment.sequence - (fed.at(-1)?.segment.sequence ?? segment.sequence - 1) - 1
      const start = end + skipped * segment.seconds
      fed.push({ segment, start })
      end = start + segment.seconds
      const isTaken = await decoder.write(readPackedAudio(bytes).sound)
      if (!isTaken && part !== first) return part
      unheard.parts?.push(part)
      if (!isTaken) return await parts.next()
    }
    return null
  } finally {
    decoder.end()
  }
}

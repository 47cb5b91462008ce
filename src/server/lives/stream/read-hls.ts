/** Yields the segments of an HLS stream in order, as they appear. */

import { openSegments, type SegmentBytes } from './fetch-segment.ts'
import { chooseRendition, type MediaPlaylist, parsePlaylist, type Segment } from './playlist.ts'
import { type Access, fetchBytes } from './request-stream.ts'
import { StreamError, toStreamError } from './stream-error.ts'

/** Position of a segment in its stream. */
export type SegmentPlace = Pick<Segment, 'sequence' | 'discontinuity'>

export type HlsPart = SegmentBytes & {
  /** `breaks` is also true after a discontinuity that was missed. */
  segment: Segment
  /** Segments between the previous one and this one were not available. */
  skips: boolean
  /** The sequence numbers fell back: it is another stream at the same address. */
  restarts: boolean
  /** The playlist still has earlier sound on the same clock. */
  hasEarlier: boolean
  /** The stream continues: more segments will be added. */
  isLive: boolean
}

export type HlsOptions = Access & {
  /** The segment to resume in; null: the live edge, or the beginning of a recording. */
  from: SegmentPlace | null
  /** Segments to yield before that one, as far as the clock is the same. */
  back: number
  /** Waits for that many milliseconds; resolves early, without an error, when the capture ends. */
  pause: (ms: number) => Promise<void>
}

const MAX_PLAYLIST_BYTES = 8_000_000
const TIMEOUT_MS = 20_000
/** Maximum time without a new segment. */
const STALL_TIMEOUT_MS = 5 * 60_000
const PLAYLIST_TRIES = 4
const SEGMENT_TRIES = 3
/** Maximum unavailable segments in a row: beyond it the address is no longer valid. */
const MAX_SKIPPED = 3
/** Segments before the edge at which the capture of a live begins. */
const FROM_EDGE = 3
/** Sequence numbers that fall back by more than this belong to another stream at the same address. */
const RESTART_BY = 20

/** Ends when the playlist says that nothing will follow. @throws StreamError */
export async function* readHls(address: string, options: HlsOptions): AsyncGenerator<HlsPart, void> {
  const load = openPlaylist(address, options)
  const fetchSegment = openSegments(options)
  let next = options.from?.sequence ?? null
  let last = options.from
  let { back } = options
  let quietMs = 0
  let skipped = 0
  while (!options.signal.aborted) {
    const asked = performance.now()
    const playlist = await retry(load, PLAYLIST_TRIES, options)
    const { segments, restarts } = chooseSegments(playlist, next, back)
    for (const segment of segments) {
      const found = await fetchOrSkip(() => fetchSegment(segment), options)
      next = segment.sequence + 1
      back = 0
      skipped = found === null ? skipped + 1 : 0
      if (skipped > MAX_SKIPPED) throw new StreamError('As partes da transmissão não estão disponíveis.')
      if (found === null) continue
      const hasEarlier = segment !== playlist.segments[0] && !segment.breaks
      yield {
        ...found,
        segment: { ...segment, breaks: segment.breaks || isBeyondBreak(segment, last) },
        skips: last !== null && segment.sequence > last.sequence + 1,
        restarts: restarts && segment === segments[0],
        hasEarlier,
        isLive: !playlist.isEnded,
      }
      last = segment
    }
    if (playlist.isEnded) return
    quietMs = segments.length > 0 ? 0 : quietMs + (playlist.targetSeconds * 1000) / 2
    if (quietMs > STALL_TIMEOUT_MS) throw new StreamError('A transmissão parou de trazer som.', { over: true })
    const rhythm = playlist.targetSeconds * (segments.length > 0 ? 1000 : 500)
    await options.pause(Math.max(100, rhythm - (performance.now() - asked)))
  }
}

/** The window has moved past the discontinuity tag; its count reveals it. */
const isBeyondBreak = ({ sequence, discontinuity }: Segment, last: SegmentPlace | null): boolean =>
  last !== null &&
  sequence > last.sequence &&
  discontinuity !== null &&
  last.discontinuity !== null &&
  discontinuity !== last.discontinuity

/** Reloads a playlist; for a master playlist, that of the chosen rendition. */
function openPlaylist(address: string, access: Access): () => Promise<MediaPlaylist> {
  let url = address
  return async () => {
    for (let depth = 0; depth < 3; depth += 1) {
      const found = await fetchBytes(url, access, { most: MAX_PLAYLIST_BYTES, timeoutMs: TIMEOUT_MS })
      const playlist = parsePlaylist(found.bytes.toString('utf8'), found.address)
      if (!('renditions' in playlist)) return playlist
      url = chooseRendition(playlist.renditions)
    }
    throw new StreamError('O endereço da transmissão não leva a nenhum áudio.', { lasting: true })
  }
}

function chooseSegments(
  { segments, isComplete }: MediaPlaylist,
  next: number | null,
  back: number,
): { segments: Segment[]; restarts: boolean } {
  const last = segments.at(-1)?.sequence ?? next ?? 0
  const restarts = next !== null && last < next - RESTART_BY
  if (next === null || restarts) return { segments: isComplete ? segments : segments.slice(-FROM_EDGE), restarts }
  const lastBreak = segments.findLast(({ breaks, sequence }) => breaks && sequence <= next)?.sequence ?? 0
  const first = Math.max(next - back, lastBreak)
  return { segments: segments.filter(({ sequence }) => sequence >= first), restarts }
}

async function retry<T>(work: () => Promise<T>, tries: number, { pause, signal }: HlsOptions): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await work()
    } catch (error) {
      const trouble = toStreamError(error)
      if (trouble.lasting || count >= tries || signal.aborted) throw trouble
      await pause(500 * 2 ** count)
    }
  }
}

/** null: not available. A forbidden address ends the whole capture. */
async function fetchOrSkip(work: () => Promise<SegmentBytes>, options: HlsOptions): Promise<SegmentBytes | null> {
  try {
    return await retry(work, SEGMENT_TRIES, options)
  } catch (error) {
    if (options.signal.aborted || toStreamError(error).lasting) throw error
    return null
  }
}

/** Any stream → sound. */
import type { AudioChunk, Place, StreamKind } from '../stream-position.ts'
import { captureEndless } from './capture-endless.ts'
import { captureFile } from './capture-file.ts'
import { captureHls, HLS_CLOCK_SECONDS } from './capture-hls.ts'
import type { CaptureOptions } from './capture-options.ts'
import { captureRtmp } from './capture-rtmp.ts'
import { openTimeline, type Timeline, type TimelineOptions } from './timeline.ts'

type Way = {
  capture: (address: string, options: CaptureOptions) => AsyncGenerator<AudioChunk, void>
  clock: Omit<TimelineOptions, 'kind' | 'capturedAt'>
}

const WAYS: Record<StreamKind, Way> = {
  hls: { capture: captureHls, clock: { tolerance: 0.1, maxRepeat: 300, wrap: HLS_CLOCK_SECONDS } },
  // Captured from its beginning each time, which is exact in every format.
  file: {
    capture: captureFile,
    clock: { tolerance: 0.1, maxRepeat: Number.POSITIVE_INFINITY, wrap: Number.POSITIVE_INFINITY },
  },
  // Servers begin with some seconds of buffered sound, and the wall clock is coarse.
  endless: { capture: captureEndless, clock: { tolerance: 1, maxRepeat: 60, wrap: Number.POSITIVE_INFINITY } },
  rtmp: { capture: captureRtmp, clock: { tolerance: 1, maxRepeat: 60, wrap: Number.POSITIVE_INFINITY } },
}

/** The timeline for the kind of stream, from the resume place. `capturedAt`: milliseconds. */
export const openTimelineOf = (kind: StreamKind, from: Place | null, capturedAt: number | null): Timeline =>
  openTimeline(from, { ...WAYS[kind].clock, kind, capturedAt })

/** Ends with the stream. @throws StreamError */
export const captureStream = (
  kind: StreamKind,
  address: string,
  options: CaptureOptions,
): AsyncGenerator<AudioChunk, void> => WAYS[kind].capture(address, options)

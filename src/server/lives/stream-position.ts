/** Position of a sample of the recording within its stream, so that capture can resume there. */
import { z } from 'zod'

/** Sample rate of all stored sound. */
export const SAMPLE_RATE = 16_000

export const StreamKind = z.enum(['hls', 'file', 'endless', 'rtmp'])
export type StreamKind = z.infer<typeof StreamKind>

export const Place = z.object({
  /** Kind of stream it was captured from: the clocks of two kinds are unrelated. null: stored before this field existed. */
  kind: StreamKind.nullable().default(null),
  /** Samples from the start of the recording. */
  position: z.int().min(0),
  /** Seconds on the stream's own clock: that of its timestamps, of the file, or the wall clock when it has none. */
  clock: z.number(),
  /** The segment of the playlist that contained it; null: no playlist. */
  sequence: z.int().min(0).nullable(),
  /** Sequence number of its discontinuity, the stretch between two breaks of the clock; null: not in the playlist. */
  discontinuity: z.int().min(0).nullable().default(null),
})
export type Place = z.infer<typeof Place>

/** The place `samples` later, while the stream continues without a break. */
export const advance = (place: Place, samples: number): Place => ({
  ...place,
  position: place.position + samples,
  clock: place.clock + samples / SAMPLE_RATE,
})

/** Parses the stored resume place; null: from the beginning, or written by a version that is not understood. */
export const readPlace = (stored: unknown): Place | null => Place.safeParse(stored).data ?? null

/** Audio samples, 16 bits, mono, and the place of the first one. */
export type AudioChunk = { place: Place; samples: Buffer }

/** Where in a stream a sample of the recording stands, so that listening can go on there. */
import { z } from 'zod'

/** Samples in a second of everything that is kept. */
export const SAMPLE_RATE = 16_000

export const StreamKind = z.enum(['hls', 'file', 'endless', 'rtmp'])
export type StreamKind = z.infer<typeof StreamKind>

export const Place = z.object({
  /** What it was heard as: the clocks of two kinds have nothing to do with each other. null: stored before this was. */
  kind: StreamKind.nullable().default(null),
  /** Samples from the start of the recording. */
  position: z.int().min(0),
  /** Seconds on the stream's own clock: of its timestamps, of the file, or of the day when it has none. */
  clock: z.number(),
  /** The segment of the playlist it came with; null: no playlist. */
  sequence: z.int().min(0).nullable(),
  /** The number of the stretch between two breaks of the clock that it belongs to; null: the playlist does not tell. */
  discontinuity: z.int().min(0).nullable().default(null),
})
export type Place = z.infer<typeof Place>

/** The place `samples` later, while the stream goes on without a break. */
export const advance = (place: Place, samples: number): Place => ({
  ...place,
  position: place.position + samples,
  clock: place.clock + samples / SAMPLE_RATE,
})

/** What was stored as the place to go on from; null: from the beginning, or written by a version that is not understood. */
export const readPlace = (stored: unknown): Place | null => Place.safeParse(stored).data ?? null

/** A stretch of sound: 16 bits, mono, and where its first sample stands. */
export type Sound = { place: Place; samples: Buffer }

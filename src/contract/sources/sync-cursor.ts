import { z } from 'zod'

/** Both ends belong to it. Places on the line of an account's posts: in Telegram their numbers. */
export const IdRange = z.object({ from: z.int(), to: z.int() })
export type IdRange = z.infer<typeof IdRange>

/** A walk back in time: what is left of it lies between `after` and `before`, both outside. Moments in milliseconds. */
export const ScanTask = z.object({
  /** gap: posts came faster than they were read. again: for counts, edits and deletions. backfill: from before it was followed. */
  why: z.enum(['gap', 'again', 'backfill']),
  before: z.int(),
  after: z.int(),
  /** Ends at the first page with something older. null: only at `after`. */
  since: z.number().nullable(),
  /** Of a backfill: the oldest moment when it began, and the oldest now. Absent: no page of it was read. */
  begun: z.number().optional(),
  at: z.number().optional(),
})
export type ScanTask = z.infer<typeof ScanTask>

/** A stretch that was read completely, and when for the last time. Stretches never overlap. */
export const ReadRange = IdRange.extend({ at: z.number() })
export type ReadRange = z.infer<typeof ReadRange>

/** A post that was not in a stretch that was read completely: at `at` for the first time, seen at `seen` for the last. */
export const Missed = z.object({ place: z.int(), seen: z.number(), at: z.number() })
export type Missed = z.infer<typeof Missed>

/**
 * What a page showed and could not be kept: its place, as text, and why. Published between `from` and `to`, as far as the
 * posts beside it tell; null: nobody knows.
 */
export const Unreadable = z.object({
  place: z.string(),
  reason: z.string(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  /** For how many it stands; absent: for itself. */
  count: z.int().min(1).optional(),
})
export type Unreadable = z.infer<typeof Unreadable>

export const countUnreadable = (list: readonly Pick<Unreadable, 'count'>[]): number =>
  list.reduce((sum, { count = 1 }) => sum + count, 0)

/** How far an account has been read. */
export const SyncCursor = z.object({
  /** Up to here everything is read or stands in `todo`; null: never read. */
  newest: z.int().nullable(),
  /** The moment back to which everything was read; 0: the beginning. null: nothing older than the first page was asked for. */
  reached: z.number().nullable(),
  /** The most urgent first. */
  todo: z.array(ScanTask),
  /** When the last hours were looked through again, by their number. */
  passes: z.record(z.string(), z.number()),
  /** The oldest place first. */
  stretches: z.array(ReadRange),
  /** Missed once; the second time they are deleted. */
  missed: z.array(Missed),
  /** The latest last. */
  unreadable: z.array(Unreadable).default([]),
})
export type SyncCursor = z.infer<typeof SyncCursor>

export const EMPTY_CURSOR: SyncCursor = {
  newest: null,
  reached: null,
  todo: [],
  passes: {},
  stretches: [],
  missed: [],
  unreadable: [],
}

import { z } from 'zod'

/** A closed range of places in the sequence of an account's posts; in Telegram, message numbers. */
export const IdRange = z.object({ from: z.int(), to: z.int() })
export type IdRange = z.infer<typeof IdRange>

/** A walk back in time: what remains lies between `after` and `before`, both exclusive. Times in milliseconds. */
export const ScanTask = z.object({
  /**
   * gap: posts arrived faster than they were read. again: rereads for counts, edits and deletions. backfill: from
   * before it was followed.
   */
  why: z.enum(['gap', 'again', 'backfill']),
  before: z.int(),
  after: z.int(),
  /** Ends at the first page with something older. null: only at `after`. */
  since: z.number().nullable(),
  /** For a backfill: the oldest time when it began, and the oldest reached. Absent: no page has been read. */
  begun: z.number().optional(),
  at: z.number().optional(),
})
export type ScanTask = z.infer<typeof ScanTask>

/** A completely read range, and the time of the last read. Ranges never overlap. */
export const ReadRange = IdRange.extend({ at: z.number() })
export type ReadRange = z.infer<typeof ReadRange>

/** A post that was missing from a completely read range: first missed at `at`, last seen at `seen`. */
export const Missed = z.object({ place: z.int(), seen: z.number(), at: z.number() })
export type Missed = z.infer<typeof Missed>

/**
 * An item on a page that could not be stored: its place, as text, and why. Published between `from` and `to`, judging
 * by the neighbouring posts; null: unknown.
 */
export const Unreadable = z.object({
  place: z.string(),
  reason: z.string(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  /** Number of items it stands for; absent: one. */
  count: z.int().min(1).optional(),
})
export type Unreadable = z.infer<typeof Unreadable>

export const countUnreadable = (list: readonly Pick<Unreadable, 'count'>[]): number =>
  list.reduce((sum, { count = 1 }) => sum + count, 0)

/** How far an account has been read. */
export const SyncCursor = z.object({
  /** Everything up to here is read or listed in `todo`; null: never read. */
  newest: z.int().nullable(),
  /** The time back to which everything was read; 0: the beginning. null: nothing older than the first page was requested. */
  reached: z.number().nullable(),
  /** Most urgent first. */
  todo: z.array(ScanTask),
  /** When the last N hours were reread, keyed by N. */
  passes: z.record(z.string(), z.number()),
  /** Oldest place first. */
  stretches: z.array(ReadRange),
  /** Missed once; if missed again they count as deleted. */
  missed: z.array(Missed),
  /** Latest last. */
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

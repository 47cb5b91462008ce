/**
 * Detects deletions. A number without a message proves nothing: only a stored post that was missing twice from completely read ranges
 * is reported as deleted, between the time it was last seen and the first time it was missing.
 */
import type { Missed } from '../../../contract/sources/sync-cursor.ts'
import type { ReadPage } from './collect.ts'
import { findLastSeen } from './sync-cursor.ts'

/** A stored post not known to be deleted. `seen` in milliseconds: when its text or counts were last taken. */
export type Living = { place: number; seen: number }

export type Deletion = { place: number; after: number; before: number }

/** Minimum time between two checks: a cached page served twice is one check. */
export const APART_MS = 60_000

/** A page that skips more numbers than this is not a page of posts. */
const MAX_HOLES = 5_000

/** The numbers within a page that it does not show. */
export function listMissingPlaces({ page }: ReadPage): number[] {
  const { stretch, posts, taken } = page
  if (!stretch || stretch.to - stretch.from > MAX_HOLES) return []
  const shown = new Set([...taken, ...posts.map(({ place }) => place)])
  return Array.from({ length: stretch.to - stretch.from + 1 }, (_, i) => stretch.from + i).filter(
    (place) => !shown.has(place),
  )
}

/** The status of stored posts that are missing from a page. @param living stored posts at its gaps */
export function detectDeletions(
  { page, at, before }: ReadPage,
  missed: readonly Missed[],
  living: readonly Living[],
): { missed: Missed[]; deletions: Deletion[] } {
  const { stretch } = page
  if (!stretch) return { missed: [...missed], deletions: [] }
  const elsewhere = missed.filter(({ place }) => place < stretch.from || place > stretch.to)
  const known = new Map(missed.map((one) => [one.place, one]))
  const deletions: Deletion[] = []
  const fresh: Missed[] = []
  for (const { place, seen } of living) {
    const first = known.get(place)
    if (first && first.at + APART_MS <= at) deletions.push({ place, after: first.seen, before: first.at })
    else fresh.push(first ?? { place, seen: Math.max(seen, findLastSeen(before.stretches, place) ?? 0), at })
  }
  return { missed: [...elsewhere, ...fresh], deletions }
}

/**
 * What is no longer there. A number without a message proves nothing: only a post that was stored, missing twice from
 * stretches that were read completely, is told as deleted, between the moment it was last seen and the first it was missed.
 */
import type { Missed } from '../../../contract/sources/sync-cursor.ts'
import type { ReadPage } from './collect.ts'
import { findLastSeen } from './sync-cursor.ts'

/** A stored post that is not known to be deleted. `seen` in milliseconds: when its text or counts were last taken. */
export type Living = { place: number; seen: number }

export type Deletion = { place: number; after: number; before: number }

/** Between two looks at the least: the same answer of a cache, given twice, is one. */
export const APART_MS = 60_000

/** A page that says nothing of more numbers than this is no page of posts. */
const MOST_HOLES = 5_000

/** The places of a page at which it shows nothing. */
export function listMissingPlaces({ page }: ReadPage): number[] {
  const { stretch, posts, taken } = page
  if (!stretch || stretch.to - stretch.from > MOST_HOLES) return []
  const shown = new Set([...taken, ...posts.map(({ place }) => place)])
  return Array.from({ length: stretch.to - stretch.from + 1 }, (_, i) => stretch.from + i).filter(
    (place) => !shown.has(place),
  )
}

/** What a page says of stored posts that are not on it. @param living those at its holes */
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

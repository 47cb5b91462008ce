/** Remembers posts of an account that could not be stored, so that their absence is not taken for silence. Pure. */
import { countUnreadable, type Unreadable } from '../../../contract/sources/sync-cursor.ts'
import type { Page } from './sync-cursor.ts'

/** Above this number the oldest are merged into one entry, so that no time is lost. */
const MOST = 100

/** The list after a page: positions that were read again get their current state. */
export function recordUnreadable(before: readonly Unreadable[], page: Page): Unreadable[] {
  const { stretch, rejected, posts } = page
  const dates = posts.map(({ post }) => post.date_created.getTime())
  const [from, to] = dates.length > 0 ? [Math.min(...dates), Math.max(...dates)] : [null, null]
  const fresh = rejected.map((one) => ({ ...one, from, to }))
  const isElsewhere = ({ place }: Unreadable) =>
    stretch &&
    !(stretch.from <= Number(place) && Number(place) <= stretch.to) &&
    !fresh.some((one) => one.place === place)
  // A feed shows all its items each time, with new positions.
  const kept = stretch ? before.filter(isElsewhere) : []
  return limitUnreadable([...kept, ...fresh])
}

/** Limits the list: the oldest entries become one, with their number, from the first to the last of their times. */
export function limitUnreadable(list: readonly Unreadable[]): Unreadable[] {
  const [first, ...rest] = list.slice(-MOST)
  const old = list.slice(0, -MOST)
  if (!first) return []
  if (old.length === 0) return [first, ...rest]
  const all = [...old, first]
  const isUnknown = all.some(({ from, to }) => from === null || to === null)
  const from = isUnknown ? null : Math.min(...all.map((one) => one.from ?? 0))
  const to = isUnknown ? null : Math.max(...all.map((one) => one.to ?? 0))
  return [{ ...first, from, to, count: countUnreadable(all) }, ...rest]
}

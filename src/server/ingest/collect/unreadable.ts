/** What an account showed and could not be kept is remembered: nobody may say that there was nothing. Pure. */
import { countUnreadable, type Unreadable } from '../../../contract/sources/sync-cursor.ts'
import type { Page } from './sync-cursor.ts'

/** Beyond it the oldest are told as one, so that no moment is forgotten. */
const MOST = 100

/** The list after a page: what was looked at again is told as it is now. */
export function noteUnreadable(before: readonly Unreadable[], page: Page): Unreadable[] {
  const { stretch, rejected, posts } = page
  const dates = posts.map(({ post }) => post.date_created.getTime())
  const [from, to] = dates.length > 0 ? [Math.min(...dates), Math.max(...dates)] : [null, null]
  const fresh = rejected.map((one) => ({ ...one, from, to }))
  const isElsewhere = ({ place }: Unreadable) =>
    stretch &&
    !(stretch.from <= Number(place) && Number(place) <= stretch.to) &&
    !fresh.some((one) => one.place === place)
  // A feed shows all that it has each time, and numbers it anew.
  const kept = stretch ? before.filter(isElsewhere) : []
  return limitUnreadable([...kept, ...fresh])
}

/** At most so many: the oldest ones stand as one, with their number, from the first moment of theirs to the last. */
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

/**
 * How far an account has been read, and what comes next. Pure: from a page to the new state. The state is written after the posts of
 * the page are stored, so that a crash in between reads a page twice and never skips one.
 */
import type { IdRange, ReadRange, ScanTask, SyncCursor } from '../../../contract/sources/sync-cursor.ts'
import type { NetworkPage } from '../../sources/networks/network.ts'

export type Page = Extract<NetworkPage, { kind: 'page' }>

const HOUR = 3_600_000

/**
 * How far back, and how often, posts are read again, so that each is counted soon after 6 hours, a day and a week. A pass goes back
 * further than the age by more than the interval of two passes: otherwise it misses some posts.
 */
const PASSES = [
  { hours: 7 * 24 + 26, every: 24 * HOUR },
  { hours: 24 + 4, every: 2 * HOUR },
  { hours: 6 + 3, every: HOUR },
]

const URGENCY = { gap: 0, again: 1, backfill: 2 }

/** Limit of remembered ranges: the oldest neighbours are merged, with the older of their times. */
const MAX_STRETCHES = 60
const SAME_MOMENT_MS = 60_000

/** The state after the newest page. @param since how far back to read; null: no history */
export function applyNewestPage(state: SyncCursor, page: Page, since: number | null, now: number): SyncCursor {
  const { stretch } = page
  if (!stretch) return state
  const todo = [...state.todo]
  if (state.newest !== null && stretch.from > state.newest + 1)
    todo.push({ why: 'gap', before: stretch.from, after: state.newest, since: null })
  const { passes, walk } = planPass(state, page, stretch, now)
  if (walk) todo.push(walk)
  const stretches = addReadRange(state.stretches, { ...stretch, at: now })
  const back = planBackfill(state, page, since, stretches[0]?.from ?? stretch.from)
  if (back.walk) todo.push(back.walk)
  return {
    ...state,
    newest: Math.max(state.newest ?? 0, stretch.to),
    reached: back.reached,
    todo: todo.sort((a, b) => URGENCY[a.why] - URGENCY[b.why]),
    passes,
    stretches,
  }
}

/** The state after the page that the first scan task asked for. */
export function applyOlderPage(state: SyncCursor, page: Page, now: number): SyncCursor {
  const [walk, ...others] = state.todo
  if (!walk) return state
  const { stretch } = page
  const isDone =
    page.isFirst ||
    // Nothing is left there: the posts that the scan was reading were deleted.
    !stretch ||
    stretch.from <= walk.after + 1 ||
    (walk.since !== null && oldestOf(page) < walk.since)
  const rest = isDone ? [] : [{ ...walk, before: stretch.from, ...readProgress(walk, page) }]
  const back = walk.why === 'backfill' && isDone ? (page.isFirst ? 0 : walk.since) : state.reached
  const stretches = stretch ? addReadRange(state.stretches, { ...stretch, at: now }) : state.stretches
  return { ...state, reached: back, todo: [...rest, ...others], stretches }
}

/** A scan back from the oldest position read, if that is not far enough back. */
function planBackfill(state: SyncCursor, page: Page, since: number | null, oldest: number) {
  const isUnderWay = state.todo.some(({ why }) => why === 'backfill')
  if (since === null || isUnderWay || (state.reached !== null && state.reached <= since))
    return { reached: state.reached, walk: null }
  if (page.isFirst || oldest <= 1) return { reached: 0, walk: null }
  if (state.newest === null && oldestOf(page) < since) return { reached: since, walk: null }
  const walk: ScanTask = { why: 'backfill', before: oldest, after: 0, since }
  return { reached: state.reached, walk }
}

/** Progress of a backfill, for display. */
function readProgress(walk: ScanTask, page: Page): Pick<ScanTask, 'begun' | 'at'> {
  const dates = page.posts.map(({ post }) => post.date_created.getTime())
  if (walk.why !== 'backfill' || dates.length === 0) return {}
  return { begun: walk.begun ?? Math.max(...dates), at: Math.min(...dates) }
}

const oldestOf = ({ posts }: Page) => Math.min(...posts.map(({ post }) => post.date_created.getTime()))

/** The deepest pass that is due includes the others. One scan at a time. */
function planPass(state: SyncCursor, page: Page, stretch: IdRange, now: number) {
  const due = PASSES.find(({ hours, every }) => now - (state.passes[hours] ?? 0) >= every)
  const isUnderWay = state.todo.some(({ why }) => why === 'again')
  if (!due || isUnderWay || state.newest === null) {
    const first = state.newest === null ? Object.fromEntries(PASSES.map(({ hours }) => [hours, now])) : state.passes
    return { passes: first, walk: null }
  }
  const done = PASSES.filter(({ hours }) => hours <= due.hours).map(({ hours }) => [hours, now])
  const since = now - due.hours * HOUR
  const isNeeded = !page.isFirst && oldestOf(page) > since
  const walk: ScanTask | null = isNeeded ? { why: 'again', before: stretch.from, after: 0, since } : null
  return { passes: { ...state.passes, ...Object.fromEntries(done) }, walk }
}

/** The list with a new range, which replaces what it covers. Oldest position first. */
export function addReadRange(before: readonly ReadRange[], fresh: ReadRange): ReadRange[] {
  const rest = before.flatMap((one) => {
    if (one.to < fresh.from || one.from > fresh.to) return [one]
    return [
      { ...one, to: fresh.from - 1 },
      { ...one, from: fresh.to + 1 },
    ].filter(({ from, to }) => from <= to)
  })
  const list = [...rest, fresh].sort((a, b) => a.from - b.from)
  return joinNeighbours(list)
}

/** Merges neighbours of the same minute, and the oldest ones if there are too many, with the older time. */
function joinNeighbours(list: readonly ReadRange[]): ReadRange[] {
  const joined: ReadRange[] = []
  let tooMany = list.length - MAX_STRETCHES
  for (const one of list) {
    const last = joined.at(-1)
    const isNeighbour = last !== undefined && last.to + 1 === one.from
    if (isNeighbour && (tooMany > 0 || Math.abs(last.at - one.at) < SAME_MOMENT_MS)) {
      joined.splice(-1, 1, { from: last.from, to: one.to, at: Math.min(last.at, one.at) })
      tooMany -= 1
    } else joined.push(one)
  }
  return joined
}

/** When a position was last read; null: never, as far as remembered. */
export const findLastSeen = (stretches: readonly ReadRange[], place: number): number | null =>
  stretches.find(({ from, to }) => from <= place && place <= to)?.at ?? null

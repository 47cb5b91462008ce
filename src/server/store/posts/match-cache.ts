/**
 * Results of searches that have to read texts, held by the engine as the numbers of the matching posts, so that the other queries of
 * the same search (next page, counts beside filters, charts) need not read them again. Valid until anything is written. Only where a
 * single process writes (docs/decisions/0124).
 */
import type { FoundSet } from '../engines/clickhouse-engine.ts'
import { StoreError, toStoreError } from '../errors.ts'
import { type CachedSets, integer, listReadConditions, type ReadCondition, renderSql, type Sql, sql } from '../sql.ts'
import type { PostsSource } from './pending-changes.ts'

/** Replacements for the posts and for conditions that have to be read; `found`: number of held posts, if they are the whole result. */
export type PostsMoment = {
  readonly posts?: PostsSource | undefined
  readonly held?: CachedSets | undefined
  readonly found?: number | undefined
}
type CachedRead<T> = (held?: CachedSets, found?: number) => Promise<T>
export type Answer<T> = (moment: PostsMoment) => Promise<T>

export type MatchStore = {
  /** Approximate number of posts. */
  countRows(): Promise<number>
  /** Absent: nothing can be held. */
  find: ((numbers: Sql, posts: PostsSource | undefined, signal: AbortSignal) => Promise<FoundSet>) | undefined
}

export type MatchCache = {
  /** Called when a query starts; the returned function runs it with the held results, which are not dropped meanwhile. */
  begin(question: Sql, signal?: AbortSignal): <T>(answer: CachedRead<T>, posts?: PostsSource) => Promise<T>
  /** Called when something was written: later queries search anew. */
  forget(): void
}

/** Below this, reading takes less time than holding the result. */
const MANY_POSTS = 300_000
/** Maximum numbers held in total: 48 megabytes. */
const MAX_NUMBERS = 1_500_000
/** Maximum number of sets: each is a table of the engine, even if it is empty. */
const MAX_MATCH_SETS = 500

/** `users`: queries that wait for it or use it. */
type Find = {
  made: Promise<FoundSet | null>
  isMade: boolean
  count: number
  users: number
  isOver: boolean
  stop: AbortController
}
/** The results found between two writes. */
type Moment = { finds: Map<string, Find>; isLarge: Promise<boolean> | null; isOver: boolean }

export function openMatchCache(store: MatchStore, holdFrom = MANY_POSTS, most = MAX_NUMBERS): MatchCache {
  const { find } = store
  let now: Moment = openMoment()
  return {
    begin(question, signal) {
      const conditions = find ? listReadConditions(question) : []
      if (!find || conditions.length === 0) return (answer) => answer()
      const moment = now
      return async (answer, posts) => {
        moment.isLarge ??= store.countRows().then(
          (rows) => rows >= holdFrom,
          () => false,
        )
        if (!(await moment.isLarge)) return answer()
        return askWith(conditions, signal, answer, (condition) =>
          takeFind(moment, toKey(condition), most, (stop) =>
            find(sql`${condition.numbers} LIMIT ${integer(most + 1)}`, posts, stop),
          ),
        )
      }
    },
    forget() {
      now.isOver = true
      for (const one of now.finds.values()) endFind(one)
      now = openMoment()
    },
  }
}

const openMoment = (): Moment => ({ finds: new Map(), isLarge: null, isOver: false })

const toKey = ({ numbers }: ReadCondition): string => {
  const { text, params } = renderSql(numbers)
  return JSON.stringify([text, params], (_, value) => (typeof value === 'bigint' ? String(value) : value))
}

/** Sequential: each takes all threads of a query. */
async function askWith<T>(
  conditions: readonly ReadCondition[],
  signal: AbortSignal | undefined,
  answer: CachedRead<T>,
  take: (condition: ReadCondition) => Find,
): Promise<T> {
  const used: Find[] = []
  const sets = new Map<ReadCondition, FoundSet>()
  try {
    for (const condition of conditions) {
      const one = take(condition)
      used.push(one)
      const set = await untilAborted(one.made, signal)
      if (set) sets.set(condition, set)
    }
    const found = conditions.length === 1 ? [...sets.values()][0]?.count : undefined
    return await answer((condition) => sets.get(condition)?.name, found)
  } finally {
    for (const one of used) {
      one.users -= 1
      if (one.users === 0 && !one.isMade) one.stop.abort()
      if (one.isOver) endFind(one)
    }
  }
}

function takeFind(moment: Moment, key: string, most: number, find: (stop: AbortSignal) => Promise<FoundSet>): Find {
  const known = moment.finds.get(key)
  if (known && !known.stop.signal.aborted) {
    known.users += 1
    // Moves it to the end: the last one used is evicted last.
    moment.finds.delete(key)
    moment.finds.set(key, known)
    return known
  }
  const stop = new AbortController()
  const one: Find = { made: Promise.resolve(null), isMade: false, count: 0, users: 1, isOver: moment.isOver, stop }
  one.made = find(stop.signal).then(
    async (set) => {
      const isWanted = set.count <= most && !stop.signal.aborted
      if (isWanted) one.count = set.count
      else await set.drop()
      one.isMade = true
      return isWanted ? set : null
    },
    (error: unknown) => {
      if (moment.finds.get(key) === one) moment.finds.delete(key)
      // A search too slow here would be as slow again.
      const fault = toStoreError(error, stop.signal)
      if (fault instanceof StoreError && fault.fault === 'query_too_heavy') throw fault
      return null
    },
  )
  one.made.then(
    () => makeRoom(moment, most),
    () => {},
  )
  if (!moment.isOver) moment.finds.set(key, one)
  return one
}

/** Evicts the least recently used. */
function makeRoom({ finds }: Moment, most: number): void {
  let held = [...finds.values()].reduce((sum, { count }) => sum + count, 0)
  for (const [key, one] of finds) {
    if (held <= most && finds.size <= MAX_MATCH_SETS) return
    if (!one.isMade) continue
    held -= one.count
    finds.delete(key)
    endFind(one)
  }
}

/** Drops it when no query uses it any more. */
function endFind(one: Find): void {
  one.isOver = true
  if (one.users > 0) return
  one.made.then(
    (set) => set?.drop(),
    () => {},
  )
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

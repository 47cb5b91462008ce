/**
 * Tracks which changes of posts are not settled yet, if this is the only writing process: a query that knows this reads `post_rows`
 * alone if nothing is pending, and otherwise needs none of the subqueries of the view `posts` (docs/decisions/0036, 0121).
 */
import { z } from 'zod'
import type { TemporarySet } from '../engines/clickhouse-engine.ts'
import { numeral, type Sql, sql } from '../sql.ts'
import { findChanged, findColumns, isLastSeen, selectCurrentRows } from './current-rows.ts'

/** Replaces `POSTS` in a query; receives the query's text without it. */
export type PostsSource = (question: string) => Sql

export type PendingChanges = {
  /** Runs a query with the replacement for `POSTS`. Changes that it does not see are settled only after it has ended. */
  ask<T>(question: (posts?: PostsSource) => Promise<T>): Promise<T>
  /** Called when changes or settlements may have been written: later queries see them. */
  forget(): void
  /** Resolves when all queries that have started are over. */
  queriesEnded(): Promise<void>
}

/** Versions: all changes up to `settled` are applied to `post_rows`; `last` is the last pending one, 0 if none is pending. */
export type PendingRange = z.infer<typeof PendingRange>
export const PendingRange = z.object({
  settled: z.coerce.bigint(),
  last: z.coerce.bigint(),
  first_second: z.number(),
  changes: z.number(),
})

export const READ_PENDING = sql`WITH (SELECT max(version) FROM post_settlements WHERE is_finished = 1) AS settlement
  SELECT toString(settlement) AS settled, toString(max(version)) AS last,
    toUInt32(min(least(date_created, replaces_date))) AS first_second, toUInt32(count()) AS changes
  FROM post_changes WHERE version > settlement`

/** Larger sets would take more memory than they save: some ten megabytes. */
const MAX_HELD = 300_000

export type PendingStore = {
  read(): Promise<PendingRange>
  /** Holds one column of a query as a set; if absent, each query evaluates it. */
  createSet?: ((values: Sql) => Promise<TemporarySet>) | undefined
}

/** The pending changes between two writes. */
type Moment = { posts: PostsSource; sets: readonly TemporarySet[]; questions: number; isOver: boolean }

export function openPendingChanges(store: PendingStore): PendingChanges {
  let known: Promise<Moment> | null = null
  const running = new Set<Promise<unknown>>()
  const find = (): Promise<Moment> => {
    if (known) return known
    const found = store.read().then((range) => openMoment(range, store))
    known = found
    found.catch(() => {
      if (known === found) known = null
    })
    return found
  }
  return {
    ask(question) {
      const asked = find().then((moment) => askAt(moment, question))
      running.add(asked)
      const end = () => running.delete(asked)
      asked.then(end, end)
      return asked
    },
    forget() {
      known?.then(
        (moment) => {
          moment.isOver = true
          dropUnused(moment)
        },
        () => {},
      )
      known = null
    },
    async queriesEnded() {
      await Promise.allSettled(running)
    },
  }
}

async function askAt<T>(moment: Moment, question: (posts: PostsSource) => Promise<T>): Promise<T> {
  moment.questions += 1
  try {
    return await question(moment.posts)
  } finally {
    moment.questions -= 1
    dropUnused(moment)
  }
}

function dropUnused({ isOver, questions, sets }: Moment): void {
  if (isOver && questions === 0) for (const set of sets) void set.drop()
}

async function openMoment(range: PendingRange, { createSet }: PendingStore): Promise<Moment> {
  const { settled, last, first_second, changes } = range
  const begin = (posts: PostsSource, sets: readonly TemporarySet[] = []) => ({
    posts,
    sets,
    questions: 0,
    isOver: false,
  })
  if (last === 0n) return begin(() => sql`post_rows AS posts`)
  const seen = sql`version > ${numeral(settled)} AND version <= ${numeral(last)}`
  const select = (changed: Sql, isLast: Sql): PostsSource => {
    const firstDay = sql`toDateTime(${numeral(BigInt(first_second))}, 'UTC')`
    return (question) =>
      sql`(${selectCurrentRows({ columns: findColumns(question), firstDay, changed, isLast })}) AS posts`
  }
  const sets = createSet && changes <= MAX_HELD ? await holdChanges(seen, createSet) : null
  if (!sets) return begin(select(findChanged(seen), isLastSeen(seen)))
  const [numbers, versions] = sets
  // The range lets the engine skip stored rows.
  return begin(select(numbers.name, sql`${seen} AND version IN ${versions.name}`), sets)
}

/**
 * The posts with a pending change and the last version of each. Versions are unique, and writes increase them.
 * null if it failed, for example on a full disk.
 */
async function holdChanges(
  seen: Sql,
  createSet: NonNullable<PendingStore['createSet']>,
): Promise<[numbers: TemporarySet, versions: TemporarySet] | null> {
  const numbers = await createSet(sql`SELECT number FROM post_changes WHERE ${seen}`).catch(() => null)
  if (!numbers) return null
  const last = sql`SELECT max(version) FROM post_changes WHERE ${seen} GROUP BY number`
  const versions = await createSet(last).catch(() => null)
  if (versions) return [numbers, versions]
  await numbers.drop()
  return null
}

/** For stores that other processes write too: the views find pending changes within each query. */
export const unknownChanges: PendingChanges = {
  ask: (question) => question(),
  forget: () => {},
  queriesEnded: () => Promise.resolve(),
}

/** Whether a statement names a table that determines what is pending. */
export const mayChangePending = (statement: string): boolean => /\bpost_(?:changes|settlements)\b/.test(statement)

/**
 * Which changes of posts are not settled yet, known where one process writes: a question that knows it reads `post_rows` alone
 * where nothing is pending, and otherwise needs none of the questions in the view `posts` (docs/decisions/0036, 0121).
 */
import { z } from 'zod'
import type { HeldSet } from '../engines/clickhouse-engine.ts'
import { numeral, type Sql, sql } from '../sql.ts'
import { findChanged, findColumns, isLastSeen, selectCurrentRows } from './current-rows.ts'

/** What stands for `POSTS` in a question; by its text, in which nothing stands for them. */
export type PostsSource = (question: string) => Sql

export type PendingChanges = {
  /** Asks a question with what stands for `POSTS` in it. Changes that it does not see are settled after it has ended. */
  ask<T>(question: (posts?: PostsSource) => Promise<T>): Promise<T>
  /** Whenever changes or settlements may have been written: what is asked from now on sees them. */
  forget(): void
  /** Resolves when all questions that have begun are over. */
  questionsEnded(): Promise<void>
}

/** Versions: all changes up to `settled` are in `post_rows` alone, `last` is the last one, 0 where none is pending. */
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

/** Sets of more would take more memory than what they spare: some ten megabytes. */
const MOST_HELD = 300_000

export type PendingStore = {
  read(): Promise<PendingRange>
  /** Holds what one column of a question has; absent, it is found in each question. */
  createSet?: ((values: Sql) => Promise<HeldSet>) | undefined
}

/** What is pending between two writes. */
type Moment = { posts: PostsSource; sets: readonly HeldSet[]; questions: number; isOver: boolean }

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
    async questionsEnded() {
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
  const begin = (posts: PostsSource, sets: readonly HeldSet[] = []) => ({ posts, sets, questions: 0, isOver: false })
  if (last === 0n) return begin(() => sql`post_rows AS posts`)
  const seen = sql`version > ${numeral(settled)} AND version <= ${numeral(last)}`
  const select = (changed: Sql, isLast: Sql): PostsSource => {
    const firstDay = sql`toDateTime(${numeral(BigInt(first_second))}, 'UTC')`
    return (question) =>
      sql`(${selectCurrentRows({ columns: findColumns(question), firstDay, changed, isLast })}) AS posts`
  }
  const sets = createSet && changes <= MOST_HELD ? await holdChanges(seen, createSet) : null
  if (!sets) return begin(select(findChanged(seen), isLastSeen(seen)))
  const [numbers, versions] = sets
  // The range tells the engine which of what is stored it need not look at.
  return begin(select(numbers.name, sql`${seen} AND version IN ${versions.name}`), sets)
}

/**
 * The posts that have a change, and the last version of each: a version belongs to one change, and none is written after a higher one.
 * null: on a full disk, for one.
 */
async function holdChanges(
  seen: Sql,
  createSet: NonNullable<PendingStore['createSet']>,
): Promise<[numbers: HeldSet, versions: HeldSet] | null> {
  const numbers = await createSet(sql`SELECT number FROM post_changes WHERE ${seen}`).catch(() => null)
  if (!numbers) return null
  const last = sql`SELECT max(version) FROM post_changes WHERE ${seen} GROUP BY number`
  const versions = await createSet(last).catch(() => null)
  if (versions) return [numbers, versions]
  await numbers.drop()
  return null
}

/** For stores that other processes write too: the views find out within each question. */
export const unknownChanges: PendingChanges = {
  ask: (question) => question(),
  forget: () => {},
  questionsEnded: () => Promise.resolve(),
}

/** Whether a statement names a table whose rows say what is pending. */
export const mayChangePending = (statement: string): boolean => /\bpost_(?:changes|settlements)\b/.test(statement)

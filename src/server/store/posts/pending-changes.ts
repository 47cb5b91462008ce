/**
 * Which changes of posts are not settled yet, known where one process writes: a question that knows it reads `post_rows` alone
 * where nothing is pending, and otherwise needs none of the scalar questions of the view `posts` (docs/decisions/0036).
 */
import { z } from 'zod'
import { numeral, type Sql, sql } from '../sql.ts'
import { selectCurrentRows } from './current-rows.ts'

export type PendingChanges = {
  /** Asks a question with what stands for `POSTS` in it. Changes that it does not see are settled after it has ended. */
  ask<T>(question: (posts?: Sql) => Promise<T>): Promise<T>
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
})

export const READ_PENDING = sql`WITH (SELECT max(version) FROM post_settlements WHERE is_finished = 1) AS settlement
  SELECT toString(settlement) AS settled, toString(max(version)) AS last,
    toUInt32(min(least(date_created, replaces_date))) AS first_second
  FROM post_changes WHERE version > settlement`

export function openPendingChanges(read: () => Promise<PendingRange>): PendingChanges {
  let known: Promise<Sql> | null = null
  const running = new Set<Promise<unknown>>()
  const find = (): Promise<Sql> => {
    if (known) return known
    const found = read().then(writeSource)
    known = found
    found.catch(() => {
      if (known === found) known = null
    })
    return found
  }
  return {
    ask(question) {
      const asked = find().then(question)
      running.add(asked)
      const end = () => running.delete(asked)
      asked.then(end, end)
      return asked
    },
    forget() {
      known = null
    },
    async questionsEnded() {
      await Promise.allSettled(running)
    },
  }
}

/** For stores that other processes write too: the views find out within each question. */
export const unknownChanges: PendingChanges = {
  ask: (question) => question(),
  forget: () => {},
  questionsEnded: () => Promise.resolve(),
}

/** Whether a statement names a table whose rows say what is pending. */
export const mayChangePending = (statement: string): boolean => /\bpost_(?:changes|settlements)\b/.test(statement)

function writeSource({ settled, last, first_second }: PendingRange): Sql {
  if (last === 0n) return sql`post_rows AS posts`
  const seen = sql`version > ${numeral(settled)} AND version <= ${numeral(last)}`
  return sql`(${selectCurrentRows(seen, sql`toDateTime(${numeral(BigInt(first_second))}, 'UTC')`)}) AS posts`
}

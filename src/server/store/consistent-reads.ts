/** Consistent queries and writes of ClickHouse: what a query sees of one moment, and what a write invalidates. */
import { toStoreError } from './errors.ts'
import type { Answer, MatchCache } from './posts/match-cache.ts'
import { mayChangePending, type PendingChanges } from './posts/pending-changes.ts'
import { type OnQuery, observeQuery } from './query-event.ts'
import { readsPosts, type Sql } from './sql.ts'

type ReadParts = { pending: PendingChanges; finds: MatchCache; onQuery: OnQuery | undefined }

/** Queries as of one moment, and the writes that end it. */
export function openConsistentReads({ pending, finds, onQuery }: ReadParts) {
  return {
    /** With the sources of posts, and of conditions that have to be read, at this moment. */
    readConsistently<T>(label: string, query: Sql, answer: Answer<T>, signal?: AbortSignal): Promise<T> {
      const askPosts = () => {
        // Both of the same moment: there must be no await in between.
        const withHeld = finds.begin(query, signal)
        return pending.ask((posts) => withHeld((held, found) => answer({ posts, held, found }), posts))
      }
      const work = () => translate(() => (readsPosts(query) ? askPosts() : answer({})), signal)
      return observeQuery(onQuery, named(label, 'rows'), work, signal)
    },
    async writing(statement: string, work: () => Promise<void>): Promise<void> {
      try {
        await translate(work)
      } finally {
        if (mayChangePending(statement)) pending.forget()
        finds.forget()
      }
    },
  }
}

export const named = (question: string, kind: 'rows' | 'stream' | 'write') => ({
  store: 'clickhouse' as const,
  question,
  kind,
})

/** @throws errors of a store in the terms of `errors.ts` */
export async function translate<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toStoreError(error, signal)
  }
}

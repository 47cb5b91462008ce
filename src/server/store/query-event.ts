/** A question to a store that is over: under what name, for how long, and how it ended. Never what was asked in it. */
export type QueryEvent = {
  store: 'clickhouse' | 'postgres'
  /** A name of the program's own, one of a few hundred. */
  question: string
  /** A download is read as slowly as its reader wants. */
  kind: 'rows' | 'stream' | 'write'
  /** With the time in which it waited for a connection. */
  ms: number
  outcome: 'answered' | 'failed' | 'given up'
  /** Rows that were returned; null: not counted. */
  rows: number | null
}

export type OnQuery = (event: QueryEvent) => void

type Named = Pick<QueryEvent, 'store' | 'question' | 'kind'>

/** Runs a question and tells how it went. */
export async function observeQuery<T>(
  tell: OnQuery | undefined,
  named: Named,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  if (!tell) return work()
  const end = startQuery(tell, named)
  try {
    const result = await work()
    end('answered', Array.isArray(result) ? result.length : null)
    return result
  } catch (error) {
    end(signal?.aborted ? 'given up' : 'failed', null)
    throw error
  }
}

/** For what does not fit into a call; the first end counts. */
export function startQuery(tell: OnQuery | undefined, named: Named) {
  const start = performance.now()
  let isOver = false
  return (outcome: QueryEvent['outcome'], rows: number | null): void => {
    if (isOver) return
    isOver = true
    tell?.({ ...named, outcome, rows, ms: performance.now() - start })
  }
}

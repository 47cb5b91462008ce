/** A finished query to a store: its name, duration and outcome. Never its text or values. */
export type QueryEvent = {
  store: 'clickhouse' | 'postgres'
  /** A name of the program's own, one of a few hundred. */
  question: string
  /** Duration of a download depends on its reader. */
  kind: 'rows' | 'stream' | 'write'
  /** Includes the time spent waiting for a connection. */
  ms: number
  outcome: 'answered' | 'failed' | 'given up'
  /** Rows returned; null: not counted. */
  rows: number | null
}

export type OnQuery = (event: QueryEvent) => void

type Named = Pick<QueryEvent, 'store' | 'question' | 'kind'>

/** Runs a query and reports its outcome. */
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

/** For queries that do not fit into one call; only the first end counts. */
export function startQuery(tell: OnQuery | undefined, named: Named) {
  const start = performance.now()
  let isOver = false
  return (outcome: QueryEvent['outcome'], rows: number | null): void => {
    if (isOver) return
    isOver = true
    tell?.({ ...named, outcome, rows, ms: performance.now() - start })
  }
}

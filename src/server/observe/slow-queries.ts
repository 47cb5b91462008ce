import type { Log } from '../log.ts'
import type { QueryEvent } from '../store/query-event.ts'

/** Logs the names of queries that took longer than the limit; neither their parameters nor the caller are logged. */
export function logSlowQueries(log: Log, longerThanMs: number): (event: QueryEvent) => void {
  return ({ store, question, kind, ms, outcome }) => {
    if (kind === 'stream' || ms < longerThanMs) return
    log.warn({ store, question, kind, ms: Math.round(ms), outcome }, 'slow question')
  }
}

import type { Log } from '../log.ts'
import type { QueryEvent } from '../store/query-event.ts'

/** Names in the log what took longer than it should; how it was asked, and by whom, is not told. */
export function logSlowQueries(log: Log, longerThanMs: number): (event: QueryEvent) => void {
  return ({ store, question, kind, ms, outcome }) => {
    if (kind === 'stream' || ms < longerThanMs) return
    log.warn({ store, question, kind, ms: Math.round(ms), outcome }, 'slow question')
  }
}

/** Cache for coverage: a query reads every post, and results a minute old are recent enough. */
import { accountKey } from '../../../contract/people/account-key.ts'
import type { KnownAccount } from '../../records/people/known-accounts.ts'
import type { listAccountSpans } from '../../search/accounts/coverage.ts'

const KEPT_MS = 60_000
/** Maximum number of different queries cached. */
const MAX_KEPT = 500

export type Spans = Awaited<ReturnType<typeof listAccountSpans>>

/** The spans of an account serve all requests for a while; failures are not cached. */
export function cacheSpans(ask: (accounts: KnownAccount[]) => Promise<Spans>) {
  const keep = () => ({ at: performance.now(), asked: new Set<string>(), spans: Promise.resolve<Spans>(new Map()) })
  let kept = keep()
  return async (accounts: KnownAccount[]): Promise<Spans> => {
    if (performance.now() - kept.at >= KEPT_MS) kept = keep()
    const { asked, spans } = kept
    const missing = accounts.filter(({ platform, handle }) => !asked.has(accountKey(platform, handle)))
    if (missing.length === 0) return spans
    for (const { platform, handle } of missing) asked.add(accountKey(platform, handle))
    const answer = Promise.all([spans, ask(missing)]).then(([known, found]) => new Map([...known, ...found]))
    kept.spans = answer
    answer.catch(() => {
      kept = keep()
    })
    return answer
  }
}

/** Equal queries, compared by value, run once for all callers within a while. */
export function cacheResults<Query, Result>(
  ask: (query: Query) => Promise<Result>,
  keptMs = KEPT_MS,
): (query: Query) => Promise<Result> {
  let kept = { at: performance.now(), answers: new Map<string, Promise<Result>>() }
  return (query) => {
    if (performance.now() - kept.at >= keptMs || kept.answers.size >= MAX_KEPT)
      kept = { at: performance.now(), answers: new Map() }
    const { answers } = kept
    const key = JSON.stringify(query)
    const answer = answers.get(key) ?? ask(query)
    answers.set(key, answer)
    answer.catch(() => answers.delete(key))
    return answer
  }
}

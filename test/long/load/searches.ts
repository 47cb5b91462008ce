/** Searches of all kinds at a fixed arrival rate. */
import { callEvenly, MAX_MS, type Outcome } from '../../../bench/open-loop/arrivals.ts'
import { type BenchQuery, listBenchQueries } from '../../../bench/queries.ts'
import { findShare } from '../../../bench/times.ts'
import type { Installation } from '../installation.ts'
import type { Newsroom } from './newsroom.ts'
import { note } from './work.ts'

/** Posts whose related news are requested. */
const POSTS = 60
const SHOWN = 4
/** Endpoints with a queue of their own, for up to ten seconds (docs/decisions/0053). */
const CHARTS = /^\/api\/(metrics|post_distinguishing)\//

/** Times in milliseconds, from a search's scheduled time. */
export type Searched = {
  answered: { kind: string; ms: number; isChart: boolean }[]
  /** Responses 429 and 503 that say when to retry. */
  refused: { atSeconds: number; ms: number }[]
  /** Searches that timed out after a minute. */
  givenUp: number
  faults: Map<string, number>
}

export type Searches = { search(perSecond: number, seconds: number): Promise<Searched> }

export async function openSearches(it: Installation, newsroom: Newsroom): Promise<Searches> {
  const get = async (path: string) => fetch(`${it.address}${path}`, { headers: newsroom.authorize(0) })
  const questions = await listBenchQueries({ get }, POSTS)
  let turn = 0
  return {
    async search(perSecond, seconds) {
      const first = turn
      turn += perSecond * seconds
      const kindOf = (n: number) => questions[(first + n) % questions.length]
      let asker = 0
      const outcomes = await callEvenly(
        {
          address: it.address,
          headers: async () => newsroom.authorize(asker++),
          path: (n) => kindOf(n)?.path(Math.floor((first + n) / questions.length)) ?? '/',
        },
        perSecond,
        seconds,
      )
      return sort(outcomes, kindOf)
    },
  }
}

const isRefused = ({ status, hasRetryAfter }: Outcome) => (status === 429 || status === 503) && hasRetryAfter

function sort(outcomes: readonly Outcome[], kindOf: (n: number) => BenchQuery | undefined): Searched {
  const searched: Searched = { answered: [], refused: [], givenUp: 0, faults: new Map() }
  for (const [n, outcome] of outcomes.entries()) {
    const question = kindOf(n)
    const kind = question?.name ?? ''
    const isChart = CHARTS.test(question?.path(0) ?? '')
    if (outcome.status === 200) searched.answered.push({ kind, ms: outcome.ms, isChart })
    else if (isRefused(outcome)) searched.refused.push({ atSeconds: outcome.at, ms: outcome.ms })
    else if (outcome.status === null && outcome.ms >= MAX_MS) searched.givenUp += 1
    else note(searched.faults, `“${kind}” is answered ${outcome.status ?? 'by a connection that breaks'}`)
  }
  return searched
}

/** Of one minute, or of many. */
export function describeSearches(many: readonly Searched[]): string {
  const answered = many.flatMap((one) => one.answered)
  const refusals = many.flatMap(({ refused }) => refused.map(({ ms }) => ms))
  const givenUp = many.reduce((sum, one) => sum + one.givenUp, 0)
  const failed = many.flatMap(({ faults }) => [...faults.values()]).reduce((sum, count) => sum + count, 0)
  const timesOf = (areCharts: boolean) => answered.filter(({ isChart }) => isChart === areCharts).map(({ ms }) => ms)
  return [
    `${answered.length + refusals.length + givenUp + failed} asked`,
    `searches answered: ${describeTimes(timesOf(false))}`,
    `charts answered: ${describeTimes(timesOf(true))}`,
    `refused: ${describeTimes(refusals)}`,
    `given up: ${givenUp}`,
    `failed: ${failed}`,
  ].join('; ')
}

function describeTimes(times: readonly number[]): string {
  if (times.length === 0) return 'none'
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => Math.round(findShare(times, share)))
  return `${times.length} (p50 ${p50} ms, p99 ${p99} ms, ${most} ms at most)`
}

/** The kinds with the highest median. */
export function describeSlowest(many: readonly Searched[]): string {
  const byKind = Map.groupBy(
    many.flatMap(({ answered }) => answered),
    ({ kind }) => kind,
  )
  return [...byKind]
    .map(([kind, some]) => ({
      kind,
      ms: findShare(
        some.map(({ ms }) => ms),
        0.5,
      ),
    }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map(({ kind, ms }) => `${kind} ${Math.round(ms)} ms`)
    .join(', ')
}

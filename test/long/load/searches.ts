/** Searches of all kinds at a pace that the program does not choose. */
import { callEvenly, type Outcome } from '../../../bench/open-loop/arrivals.ts'
import { listQuestions, type Question } from '../../../bench/questions.ts'
import { findShare } from '../../../bench/times.ts'
import type { Installation } from '../installation.ts'
import type { Newsroom } from './newsroom.ts'
import { note } from './work.ts'

/** Posts whose related news are asked for. */
const POSTS = 60
const SHOWN = 4

/** Times in milliseconds, from the moment a search was meant to be made. */
export type Searched = {
  answered: { kind: string; ms: number }[]
  /** 429 and 503 that say when to ask again. */
  refused: number[]
  faults: Map<string, number>
}

export type Searches = { search(perSecond: number, seconds: number): Promise<Searched> }

export async function openSearches(it: Installation, newsroom: Newsroom): Promise<Searches> {
  const get = async (path: string) => fetch(`${it.address}${path}`, { headers: newsroom.authorize(0) })
  const questions = await listQuestions({ get }, POSTS)
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

function sort(outcomes: readonly Outcome[], kindOf: (n: number) => Question | undefined): Searched {
  const searched: Searched = { answered: [], refused: [], faults: new Map() }
  for (const [n, outcome] of outcomes.entries()) {
    const kind = kindOf(n)?.name ?? ''
    if (outcome.status === 200) searched.answered.push({ kind, ms: outcome.ms })
    else if (isRefused(outcome)) searched.refused.push(outcome.ms)
    else note(searched.faults, `“${kind}” is answered ${outcome.status ?? 'nothing'}`)
  }
  return searched
}

/** Of one minute, or of many. */
export function describeSearches(many: readonly Searched[]): string {
  const times = many.flatMap(({ answered }) => answered.map(({ ms }) => ms))
  const refusals = many.flatMap(({ refused }) => refused)
  const failed = many.flatMap(({ faults }) => [...faults.values()]).reduce((sum, count) => sum + count, 0)
  const asked = times.length + refusals.length + failed
  const at = (list: readonly number[], share: number) => Math.round(findShare(list, share))
  const told = [`${asked} asked, ${times.length} answered`]
  if (times.length > 0) told.push(`p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, ${at(times, 1)} ms at most`)
  if (refusals.length > 0)
    told.push(`${refusals.length} refused (p50 ${at(refusals, 0.5)} ms, p99 ${at(refusals, 0.99)} ms)`)
  return [...told, `${failed} failed`].join('; ')
}

/** The kinds that took longest in the middle. */
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

import { setTimeout as wait } from 'node:timers/promises'
import { logIn, type Server } from '../program.ts'
import { SEARCHES } from '../queries.ts'
import { findShare } from '../times.ts'
import { callEvenly, type Outcome } from './arrivals.ts'

const CALM_A_SECOND = 40
const TOO_MANY_A_SECOND = 400
const TOO_MANY_SECONDS = 60
/** Duration of normal searching after the overload. */
const AFTER_SECONDS = 20
/** A response slower than this is not normal. */
const USUAL_MS = 1_000

export type Load = {
  name: string
  asked: number
  answered: { count: number; p50: number; p95: number; p99: number; worst: number }
  /** Responses 429 and 503 that say when to retry. */
  refused: { count: number; p50: number; p99: number }
  /** All other failures: no response, or another status. */
  errors: number
}

export type OpenLoop = {
  calm: Load
  tooMany: Load
  after: Load
  /** Calls that must work whatever is searched, in milliseconds; the slowest of each, infinite if one failed. */
  others: { health: number; ready: number; login: number }
  /** After the end of the overload: time until every search was answered within a second. */
  normalAgainSeconds: number
}

/** Searches at a fixed arrival rate: `minutes` at 40 a second, then overload, then as before. */
export async function measureOpenLoop(server: Server, minutes: number): Promise<OpenLoop> {
  const calls = {
    address: server.address,
    headers: () => server.authorize(),
    path: (n: number) => SEARCHES[n % SEARCHES.length]?.path(Math.floor(n / SEARCHES.length)) ?? '/',
  }
  const seconds = Math.round(minutes * 60)
  const calm = await callEvenly(calls, CALM_A_SECOND, seconds)
  const stop = new AbortController()
  const watching = watchOthers(server, stop.signal)
  const tooManySeconds = Math.min(TOO_MANY_SECONDS, seconds)
  const last = performance.now() + tooManySeconds * 1000
  const tooMany = await callEvenly(calls, TOO_MANY_A_SECOND, tooManySeconds)
  stop.abort()
  const startsLater = (performance.now() - last) / 1000
  const [others, after] = await Promise.all([watching, callEvenly(calls, CALM_A_SECOND, AFTER_SECONDS)])
  const unusual = after.filter(({ status, ms }) => status !== 200 || ms > USUAL_MS)
  return {
    calm: sumUp(`${CALM_A_SECOND}/s`, calm),
    tooMany: sumUp(`${TOO_MANY_A_SECOND}/s`, tooMany),
    after: sumUp(`${CALM_A_SECOND}/s again`, after),
    others,
    normalAgainSeconds: unusual.length === 0 ? startsLater : startsLater + Math.max(...unusual.map(({ at }) => at)),
  }
}

const isRefused = ({ status, hasRetryAfter }: Outcome) => (status === 429 || status === 503) && hasRetryAfter

function sumUp(name: string, outcomes: readonly Outcome[]): Load {
  const times = outcomes.filter(({ status }) => status === 200).map(({ ms }) => ms)
  const refusals = outcomes.filter(isRefused).map(({ ms }) => ms)
  const of = (list: readonly number[]) => ({
    count: list.length,
    p50: findShare(list, 0.5),
    p95: findShare(list, 0.95),
    p99: findShare(list, 0.99),
    worst: findShare(list, 1),
  })
  const errors = outcomes.length - times.length - refusals.length
  return { name, asked: outcomes.length, answered: of(times), refused: of(refusals), errors }
}

/** Once a second, like a monitor and a user logging in. */
async function watchOthers({ address }: Server, signal: AbortSignal): Promise<OpenLoop['others']> {
  const worst = { health: 0, ready: 0, login: 0 }
  const note = async (name: keyof typeof worst, work: () => Promise<unknown>) => {
    const start = performance.now()
    const ms = await work().then(
      () => performance.now() - start,
      () => Number.POSITIVE_INFINITY,
    )
    worst[name] = Math.max(worst[name], ms)
  }
  while (!signal.aborted) {
    const next = wait(1_000)
    await Promise.all([
      note('health', () => expectOk(`${address}/api/health/`)),
      note('ready', () => expectOk(`${address}/api/health/ready`)),
      note('login', () => logIn(address)),
    ])
    await next
  }
  return worst
}

async function expectOk(url: string): Promise<void> {
  const response = await fetch(url)
  await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
}

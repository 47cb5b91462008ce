/** Sends calls at fixed times, regardless of whether earlier ones were answered. */
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Outcome of one call. `ms` counts from its scheduled time, so that queueing delay is included. */
export type Outcome = {
  /** Seconds since the start. */
  at: number
  ms: number
  /** null: no response. */
  status: number | null
  /** For a refusal: whether it says when to retry. */
  hasRetryAfter: boolean
}

export type Calls = {
  address: string
  headers: () => Promise<Record<string, string>>
  /** Path of the n-th call. */
  path: (n: number) => string
}

/** Timeout of a call. */
export const MAX_MS = 60_000
/** More than any server here keeps open; calls beyond it wait in this process, and that time counts. */
const MAX_CONNECTIONS = 1_000

/** Makes `perSecond` calls, evenly spaced, for `seconds`, and waits for the last response. */
export async function callEvenly(calls: Calls, perSecond: number, seconds: number): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS })
  const pending: Promise<Outcome>[] = []
  const start = performance.now()
  for (let n = 0; n < perSecond * seconds; ) {
    const headers = await calls.headers()
    const due = Math.min(perSecond * seconds, ((performance.now() - start) / 1000) * perSecond)
    for (; n < due; n += 1) {
      const at = n / perSecond
      const meant = start + at * 1000
      const asked = ask(agent, calls.address + calls.path(n), headers)
      pending.push(asked.then((answer) => ({ at, ms: performance.now() - meant, ...answer })))
    }
    await wait(1)
  }
  const outcomes = await Promise.all(pending)
  agent.destroy()
  return outcomes
}

function ask(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
): Promise<Pick<Outcome, 'status' | 'hasRetryAfter'>> {
  return new Promise((resolve) => {
    const failed = () => resolve({ status: null, hasRetryAfter: false })
    const asking = request(url, { agent, headers, timeout: MAX_MS }, (response) => {
      response.resume()
      response.once('error', failed)
      response.once('end', () =>
        resolve({ status: response.statusCode ?? null, hasRetryAfter: Boolean(response.headers['retry-after']) }),
      )
    })
    asking.once('error', failed)
    asking.once('timeout', () => asking.destroy(new Error('no answer')))
    asking.end()
  })
}

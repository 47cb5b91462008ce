/** Every endpoint of the OpenAPI description in every role, with valid, nearly valid and invalid values. */

import { setTimeout as sleep } from 'node:timers/promises'
import { pickOne } from '../../src/server/sources/demo/random.ts'
import { askUntilReady } from '../ask-until-ready.ts'
import { judgeAnswer } from './fuzz-http/judge-answer.ts'
import { type FuzzRequest, listOperations, makeRequest, type Operation } from './fuzz-http/request.ts'
import { type Answer as Answered, callProgram, type Installation, openInstallation } from './installation.ts'
import type { LongProgram, LongRun } from './long-program.ts'

const ROLES = ['anonymous', 'plain', 'transcriptor', 'superuser'] as const
type Role = (typeof ROLES)[number]

const PASSWORD = 'uma-senha-bem-longa-42'
const AT_ONCE = 4
/** Timeout of a call. */
const GIVEN_UP_MS = 30_000
const ALIVE_EVERY = 500
/** It deletes what the other calls need. */
const LEFT_OUT = new Set(['DELETE /api/demo/'])

export const fuzzHttp: LongProgram = {
  proves: 'no call answers 5xx, later than 10 s or in words that are not ours, whatever is sent, by whomever',
  round: 'a request',
  rounds: 100_000,
  short: 315,
  run,
}

async function run(long: LongRun): Promise<void> {
  // No requests to other machines: no worker collects, and network addresses lead nowhere.
  const env = { LUPASCAN_DEMO: '1', LUPASCAN_ROLES: 'api', LUPASCAN_TELEGRAM_WEB_BASE: 'http://127.0.0.1:9' }
  const it = await openInstallation(env, long.prepare)
  const tally = { requests: 0, accepted: 0, refused: 0, not_allowed: 0, longest_ms: 0, kinds_of_fault: 0 }
  const seen = new Set<string>()
  try {
    const { json } = await callProgram(it.address, '/api/docs/json', {})
    const operations = listOperations(json).filter(({ method, path }) => !LEFT_OUT.has(`${method} ${path}`))
    const known = await listKnown(it)
    const tokens = new Map<Role, Promise<string>>()
    let next = long.from
    const work = async () => {
      while (next < long.to) {
        const step = next++
        const random = long.random(step)
        // Round-robin, so that the first few hundred steps cover all of them.
        const operation = operations[step % operations.length] as Operation
        const role = pickOne(random, step % 3 === 0 ? ROLES : (['superuser', 'superuser', 'transcriptor'] as const))
        const request = makeRequest(random, operation, known)
        const answer = await send(it, request, await findToken(it, tokens, role))
        if (answer.status === 401 && !/token|password/.test(operation.path)) tokens.delete(role)
        count(tally, answer)
        for (const fault of judgeAnswer(answer)) {
          const kind = `${operation.method} ${operation.path} ${fault.replace(/\d+/g, '#').slice(0, 90)}`
          if (seen.has(kind)) continue
          seen.add(kind)
          long.wrong(step, `${role} ${request.method} ${describe(request)}: ${fault}`)
        }
        if (step % ALIVE_EVERY === ALIVE_EVERY - 1) await checkAlive(it, long, step)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    await checkAlive(it, long, long.to)
    tally.kinds_of_fault = seen.size
    Object.assign(long.figures, { calls: operations.length, ...tally })
    for (const line of it
      .said()
      .split('\n')
      .filter((line) => line.includes('unexpected error'))
      .slice(0, 20))
      long.say(line)
  } finally {
    await it.close()
  }
}

type Answer = { status: number; text: string; type: string; ms: number }

function count(tally: Record<string, number>, { status, ms }: Answer): void {
  const kind = status < 400 ? 'accepted' : status === 401 || status === 403 ? 'not_allowed' : 'refused'
  tally[kind] = (tally[kind] ?? 0) + 1
  tally.requests = (tally.requests ?? 0) + 1
  tally.longest_ms = Math.max(tally.longest_ms ?? 0, Math.round(ms))
}

const describe = ({ path, headers, body }: FuzzRequest) =>
  `${path.slice(0, 300)} ${headers['content-type'] ?? ''} ${JSON.stringify(body?.toString().slice(0, 300) ?? '')}`

/** A connection that ends without a response counts as 599. */
async function send(
  it: Installation,
  { method, path, headers, body }: FuzzRequest,
  token: string | null,
  isSecond = false,
): Promise<Answer> {
  const begin = performance.now()
  const all = { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const ended = (status: number, text: string, type = '') => ({ status, text, type, ms: performance.now() - begin })
  try {
    const signal = AbortSignal.timeout(GIVEN_UP_MS)
    const response = await fetch(`${it.address}${path}`, {
      ...{ method, headers: all, signal },
      ...(body && method !== 'GET' ? { body: new Uint8Array(body) } : {}),
      redirect: 'manual',
    })
    return ended(response.status, await response.text(), response.headers.get('content-type') ?? '')
  } catch (error) {
    // The program may close a kept-alive connection just as another request is written to it, so the request is retried.
    if (!isSecond && /ECONNRESET|EPIPE/.test(String(error instanceof Error && error.cause)))
      return send(it, { method, path, headers, body }, token, true)
    return ended(599, `no answer: ${error instanceof Error ? `${error.message} ${error.cause ?? ''}` : error}`)
  }
}

/** Logs in, or recreates the user if a request has removed or changed it. */
function findToken(it: Installation, tokens: Map<Role, Promise<string>>, role: Role): Promise<string | null> {
  if (role === 'anonymous') return Promise.resolve(null)
  const known = tokens.get(role) ?? enter(it, role)
  tokens.set(role, known)
  return known
}

let made = 0

/** Retries when login is rate-limited, which also affects correct passwords. */
async function patiently(call: () => Promise<Answered>): Promise<Answered> {
  for (;;) {
    const answer = await call()
    if (answer.status !== 429) return answer
    await sleep(2_000)
  }
}

async function enter(it: Installation, role: Role): Promise<string> {
  made += 1
  const username = `prova-${role}-${made}`
  const traits = { is_superuser: role === 'superuser', transcriptor_group: role === 'transcriptor', is_active: true }
  const json = { username, ...traits }
  const user = await patiently(() => it.ask('/api/users/', { method: 'POST', json }))
  const link = (user.json as { password_link?: { link: string } }).password_link?.link
  if (!link) throw new Error(`no user for ${role}: ${user.status} ${user.text.slice(0, 200)}`)
  const token = /[^/#=?]+$/.exec(link)?.[0]
  const choice = { method: 'POST', json: { token, new_password: PASSWORD } }
  const chosen = await patiently(() => callProgram(it.address, '/api/password-link/', choice))
  if (chosen.status >= 300) throw new Error(`no password for ${role}: ${chosen.status} ${chosen.text}`)
  const entry = { method: 'POST', json: { username, password: PASSWORD } }
  const entered = await patiently(() => callProgram(it.address, '/api/token/', entry))
  if (entered.status !== 200) throw new Error(`${username} cannot log in: ${entered.status} ${entered.text}`)
  return (entered.json as { access: string }).access
}

/** Ids and labels of the demonstration set, so that some requests refer to existing things. */
async function listKnown(it: Installation): Promise<string[]> {
  const known = new Set<string>()
  const collect = (value: unknown) => {
    if (Array.isArray(value)) for (const one of value.slice(0, 8)) collect(one)
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value))
        if (/^(id|uuid|author|party|uf|role|platform|name|handle|messageGroup|token)$/i.test(name))
          known.add(String(one))
        else collect(one)
  }
  const lists = ['posts/', 'public-persons/', 'lives/', 'post_options/', 'misleading-links/', 'sources/', 'coverage/']
  for (const list of lists) collect((await it.ask(`/api/${list}`)).json)
  return [...known].filter((text) => text !== 'null' && text !== '').slice(0, 200)
}

async function checkAlive(it: Installation, long: LongRun, step: number): Promise<void> {
  const askHealth = () => callProgram(it.address, '/api/health/ready', {}).catch(() => null)
  const health = await askUntilReady(askHealth, (answer) => answer?.status !== 503)
  if (health?.status !== 200) throw new Error(`at step ${step} the program does not answer any more`)
  const size = (await it.ask('/api/posts/')).status
  if (size !== 200) long.wrong(step, `an ordinary list answers ${size}`)
}

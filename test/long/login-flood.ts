/** Users with the right password can log in during guessing attacks: from one address, from many, and with passwords of maximum length. */
import { setTimeout as sleep } from 'node:timers/promises'
import { pickInteger, pickOne } from '../../src/server/sources/demo/random.ts'
import { ADMIN, callProgram, type Installation, openInstallation } from './installation.ts'
import { describeTimes, type LongProgram, type LongRun } from './long-program.ts'
import { weighMachine } from './weigh-machine.ts'

const WITHIN_MS = 2_000
/** The newsroom's own address, and one from which a user logs in for the first time. */
const HOME = '198.51.100.7'
const LOGINS = 12
const PAUSE_MS = 500
const MAX_PASSWORD = 1_024
/** Concurrent guesses. */
const AT_ONCE = 60
const GIVEN_UP_MS = 60_000

const USERNAME = 'de-casa'

/**
 * Number of attacking addresses, and the method. A user whose own name is attacked can log in from the usual address
 * and on a known device.
 */
const FLOODS = {
  'one address, one name': { addresses: 1, name: () => ADMIN.username, length: 12 },
  'three hundred addresses, their own name': { addresses: 300, name: () => USERNAME, length: 12 },
  'one address, many names': { addresses: 1, name: (n: number) => `nome-${n}`, length: 12 },
  'three hundred addresses, many names': { addresses: 300, name: (n: number) => `nome-${n}`, length: 12 },
  'three hundred addresses, longest passwords': {
    addresses: 300,
    name: (n: number) => `nome-${n}`,
    length: MAX_PASSWORD,
  },
} as const
const OWN_NAME = 'three hundred addresses, their own name'
const NAMES = Object.keys(FLOODS) as (keyof typeof FLOODS)[]

export const loginFlood: LongProgram = {
  proves: `who knows the password gets in within ${WITHIN_MS / 1000} s while others guess: from the address of every day, from a new one, and on a device of theirs from a new one`,
  round: `${LOGINS} logins during one of ${NAMES.length} floods`,
  rounds: NAMES.length,
  short: 1,
  run,
}

async function run(long: LongRun): Promise<void> {
  const it = await openInstallation({ LUPASCAN_TRUSTED_PROXIES: '1', LUPASCAN_ROLES: 'api' })
  try {
    await addUser(it, USERNAME)
    const { cookie } = await enter(it, HOME)
    for (let round = long.from; round < long.to; round += 1) {
      const name = NAMES[round % NAMES.length] ?? pickOne(long.random(round), NAMES)
      const flood = guess(it, long, round, FLOODS[name])
      const weighing = weighMachine(() => flood.isOver)
      await sleep(2_000)
      // Real users rarely mistype and log in once; here each logs in repeatedly.
      const fresh = (part: number) => (n: number) => `203.0.${part}.${(round * LOGINS + n) % 250}`
      const ways: Record<string, number[]> = { known: await logInOften(it, () => HOME) }
      if (name !== OWN_NAME) ways.new = await logInOften(it, fresh(113))
      ways['new, on a known device'] = await logInOften(it, fresh(114), cookie)
      const guesses = await flood.end()
      const burden = await weighing
      const answers = [...guesses].map(([status, count]) => `${count} × ${status}`).join(', ')
      const times = Object.entries(ways).map(([whose, ms]) => `${whose} address ${describeTimes(ms)}`)
      long.figures[name] = `${times.join('; ')}; guesses ${answers}`
      long.say(`${round}: ${name}: ${long.figures[name]}; machine × ${burden.toFixed(1)}`)
      for (const [whose, times] of Object.entries(ways)) {
        const slowest = Math.max(...times)
        if (slowest > WITHIN_MS * burden)
          long.wrong(round, `${name}: from a ${whose} address it took ${Math.round(slowest)} ms`)
      }
    }
  } finally {
    await it.close()
  }
}

const PASSWORD = 'uma-senha-bem-longa-42'

async function addUser(it: Installation, username: string): Promise<void> {
  const json = { username, is_superuser: false, transcriptor_group: false, is_active: true }
  const user = await it.ask('/api/users/', { method: 'POST', json })
  const token = /[^/#=?]+$/.exec((user.json as { password_link: { link: string } }).password_link.link)?.[0]
  await callProgram(it.address, '/api/password-link/', { method: 'POST', json: { token, new_password: PASSWORD } })
}

type Sent = { username: string; password: string }

/** Forwards like a proxy for this address. */
async function send(it: Installation, from: string, json: Sent, cookie = ''): Promise<Response & { ms: number }> {
  const begin = performance.now()
  const answer = await fetch(`${it.address}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(json),
    signal: AbortSignal.timeout(GIVEN_UP_MS),
  })
  return Object.assign(answer, { ms: performance.now() - begin })
}

/** @param cookie absent: a browser without an earlier login */
async function enter(it: Installation, from: string, cookie?: string): Promise<{ ms: number; cookie: string }> {
  const answer = await send(it, from, { username: USERNAME, password: PASSWORD }, cookie)
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${USERNAME} from ${from}: ${answer.status} ${text}`)
  return { ms: answer.ms, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

async function logInOften(it: Installation, from: (n: number) => string, cookie?: string): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < LOGINS; n += 1) {
    times.push((await enter(it, from(n), cookie)).ms)
    await sleep(PAUSE_MS)
  }
  return times
}

type Flood = { addresses: number; name(n: number): string; length: number }

/** Guesses continuously until stopped; reports the responses. */
function guess(it: Installation, long: LongRun, round: number, { addresses, name, length }: Flood) {
  const random = long.random(`${round}/guesses`)
  const answers = new Map<number, number>()
  const flood = { isOver: false, end: async () => answers }
  let n = 0
  const work = async () => {
    while (!flood.isOver) {
      n += 1
      const from = `10.${round}.${Math.floor((n % addresses) / 250)}.${(n % addresses) % 250}`
      const json = { username: name(n), password: String(pickInteger(random, 0, 9)).repeat(length) }
      const status = await send(it, from, json).then(
        (answer) => answer.text().then(() => answer.status),
        () => 599,
      )
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
  }
  const working = Array.from({ length: AT_ONCE }, work)
  flood.end = async () => {
    flood.isOver = true
    await Promise.all(working)
    return answers
  }
  return flood
}

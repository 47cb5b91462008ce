/**
 * Loaded before the program (`node --import`), this gives the whole process a clock controlled by its parent: Date,
 * performance.now, timers, and the current time of the embedded stores. The program does not know about it. Time stands
 * still while the program computes, queries a store or responds, and advances when it only waits: a slow machine makes
 * a run longer and changes nothing else.
 */
import { syncBuiltinESMExports } from 'node:module'
import timersPromises from 'node:timers/promises'
import { createClient } from '@clickhouse/client'
import { Session } from 'chdb'
import { readTick, SIMULATION, type Told } from './clock-messages.ts'

/** Shorter waits are real: they depend on the machine, not on the time of day. */
const MIN_MS = 20
/**
 * Longer poll intervals, such as a queue's, end together at the next step. A queue that polls every three seconds would
 * otherwise need six thousand polls in five hours.
 */
const PRECISE_MS = 2_000
/** Limit during work, such as waiting for a network's turn; the times of earlier pages must stay correct. */
const PRECISE_AT_WORK_MS = 60_000
/** Intervals in this range are heartbeats that signal ongoing work: they are kept. */
const BEATS = { from: 5_000, to: 20_000 }

type Timer = { due: number; every: number | null; run: () => void }

const [realSetTimeout, realClearTimeout, realSetImmediate] = [setTimeout, clearTimeout, setImmediate]
const RealDate = Date
const realNow = performance.now.bind(performance)

let now = 0
let step = 0
let tickedAt = 0
const timers = new Set<Timer>()
let atWork = 0

/** Between two moves it advances slowly, so that no two writes have the same time. */
const read = () => now + Math.floor(Math.min(900, realNow() - tickedAt))

const findStep = (due: number) => Math.ceil(due / step) * step

function findDue(wait: number, repeats: boolean): number {
  const isPrecise = repeats ? wait >= BEATS.from && wait <= BEATS.to : wait <= PRECISE_MS
  return isPrecise ? read() + wait : findStep(read() + wait)
}

class Waiting {
  readonly timer: Timer
  constructor(timer: Timer) {
    this.timer = timer
    timers.add(timer)
  }
  ref = () => this
  unref = () => this
  hasRef = () => true
  refresh = () => this
  close = () => {
    timers.delete(this.timer)
    return this
  };
  [Symbol.dispose] = () => void timers.delete(this.timer)
}

function stop(one: unknown): void {
  if (one instanceof Waiting) one.close()
  else realClearTimeout(one as NodeJS.Timeout)
}

function replaceTimers(): void {
  const start =
    (repeats: boolean) =>
    (run: (...list: unknown[]) => void, wait = 0, ...list: unknown[]) => {
      if (!repeats && !(wait >= MIN_MS)) return realSetTimeout(run, wait, ...list)
      const every = repeats ? Math.max(MIN_MS, wait) : null
      return new Waiting({ due: findDue(wait, repeats), every, run: () => run(...list) })
    }
  Object.assign(globalThis, {
    ...{ setTimeout: start(false), setInterval: start(true), clearTimeout: stop, clearInterval: stop },
  })
}

/** Waits during work; queues wait with plain timers. */
const startWait = (run: () => void, wait: number) =>
  wait >= MIN_MS && wait <= PRECISE_AT_WORK_MS
    ? new Waiting({ due: read() + wait, every: null, run })
    : setTimeout(run, wait)

function replacePromises(): void {
  Object.assign(timersPromises, {
    setTimeout: (wait = 0, value?: unknown, { signal }: { signal?: AbortSignal } = {}) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new DOMException('The operation was aborted', 'AbortError'))
        if (signal?.aborted) return fail()
        const timer = startWait(() => {
          signal?.removeEventListener('abort', abort)
          resolve(value)
        }, wait)
        const abort = () => {
          stop(timer)
          fail()
        }
        signal?.addEventListener('abort', abort, { once: true })
      }),
  })
  syncBuiltinESMExports()
  AbortSignal.timeout = (wait) => {
    const controller = new AbortController()
    const run = () => controller.abort(new DOMException('The operation timed out', 'TimeoutError'))
    timers.add({ due: read() + wait, every: null, run })
    return controller.signal
  }
}

function replaceDate(): void {
  RealDate.now = read
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, list, made) =>
      Reflect.construct(target, list.length === 0 ? [read()] : list, made === globalThis.Date ? target : made),
    apply: () => new RealDate(read()).toString(),
  })
  const start = now
  performance.now = () => read() - start
}

/** Other threads execute queries to the embedded store: time waits for them. */
function watchStore(): void {
  // The exported class is not the one that clients are instances of.
  const methods: object = Object.getPrototypeOf(createClient())
  for (const name of ['query', 'insert', 'command', 'exec']) watch(methods, name)
  // Inserts, queries and downloads that bypass the client.
  for (const name of ['insert', 'queryAsync', 'queryBindAsync']) watch(Session.prototype, name)
  watchStream()
}

/** A download is in progress until its last rows have arrived. */
function watchStream(): void {
  const ask = Session.prototype.queryStreamBind
  Session.prototype.queryStreamBind = function (...list) {
    const stream = ask.apply(this, list)
    const read = stream[Symbol.asyncIterator].bind(stream)
    stream[Symbol.asyncIterator] = () => {
      const rows = read()
      watch(rows, 'next')
      return rows
    }
    return stream
  }
}

type Method = (this: unknown, ...list: unknown[]) => Promise<unknown>

function watch(owner: object, name: string): void {
  const ask: Method = Reflect.get(owner, name)
  const watched: Method = async function (...list) {
    atWork += 1
    try {
      const answer = await ask.apply(this, list)
      // The rows arrive after the response.
      if (typeof answer === 'object' && answer !== null && 'json' in answer) watch(answer, 'json')
      return answer
    } finally {
      atWork -= 1
    }
  }
  Reflect.set(owner, name, watched)
}

async function runDue(): Promise<void> {
  const due = [...timers].filter((timer) => timer.due <= now).sort((a, b) => a.due - b.due)
  for (const timer of due) {
    if (!timers.delete(timer)) continue
    if (timer.every !== null) {
      timer.due = findDue(timer.every, true)
      timers.add(timer)
    }
    timer.run()
    await null
  }
}

/** Resolves when the program was idle for several turns. */
async function settle(): Promise<void> {
  for (let idle = 0; idle < 3; ) {
    await new Promise((done) => realSetTimeout(done, 1))
    await new Promise((done) => realSetImmediate(done))
    idle = isAtWork() ? 0 : idle + 1
  }
}

const isAtWork = () =>
  atWork > 0 || process.getActiveResourcesInfo().some((name) => /^(FSReq|GetAddrInfo|Zlib)/.test(name))

const given = process.env[SIMULATION]
// Its child processes must not wait for a clock that nobody moves.
delete process.env[SIMULATION]
if (given !== undefined && process.send) {
  ;[now = 0, step = 1] = given.split('/').map(Number)
  tickedAt = realNow()
  replaceTimers()
  replacePromises()
  replaceDate()
  watchStore()
  process.on('message', async (message) => {
    const tick = readTick(message)
    if (tick > now) {
      now = tick
      tickedAt = realNow()
      await runDue()
    }
    await settle()
    const told: Told = { next: timers.size > 0 ? Math.min(...[...timers].map(({ due }) => due)) : null }
    // The process that moves the clock may be gone.
    process.send?.(told, undefined, undefined, () => {})
  })
  process.channel?.unref()
}

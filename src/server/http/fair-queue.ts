/** A limited number of places for heavy work, given to waiting keys (a user, an address) in turn. */
import { HttpError } from './errors.ts'
import { retryLater } from './retry-later.ts'

/** Releases the place; further calls do nothing. */
export type LeavePlace = () => void

export type FairLimits = {
  atOnce: number
  perKey: number
  waitingPerKey: number
  /**
   * A request whose estimated wait, at the recent pace, is longer than this is refused at once; one that has actually waited
   * twice as long, because the pace dropped, is refused then. Absent: waits are unlimited.
   */
  longestWaitMs?: number
}

export type FairQueue<Key> = {
  /**
   * @throws HttpError when too many requests of this key wait already, or the wait would be too long; the signal's reason when it
   * is aborted before a place is free
   */
  enter(key: Key, signal: AbortSignal): Promise<LeavePlace>
  /** Runs `work` while holding a place. */
  run<T>(key: Key, signal: AbortSignal, work: () => Promise<T>): Promise<T>
  /** Number of places taken, and number of requests waiting. */
  countPlaces(): { running: number; waiting: number }
}

type Waiting = (leave: LeavePlace) => void

type Lines<Key> = Map<Key, Waiting[]>

const setLine = <Key>(lines: Lines<Key>, key: Key, line: Waiting[]) =>
  line.length > 0 ? lines.set(key, line) : lines.delete(key)

type Patience = { signal: AbortSignal; atMostMs: number; tooLate: () => Error }

/** Removes a request from the queue when its signal is aborted or it has waited for too long. */
function waitInLine<Key>(lines: Lines<Key>, key: Key, { signal, atMostMs, tooLate }: Patience): Promise<LeavePlace> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(late)
      signal.removeEventListener('abort', leave)
    }
    const giveUp = (reason: unknown) => {
      settle()
      const others = (lines.get(key) ?? []).filter((one) => one !== come)
      setLine(lines, key, others)
      reject(reason)
    }
    const leave = () => giveUp(signal.reason)
    const come: Waiting = (place) => {
      settle()
      resolve(place)
    }
    lines.set(key, [...(lines.get(key) ?? []), come])
    const late = atMostMs < Number.POSITIVE_INFINITY ? setTimeout(() => giveUp(tooLate()), atMostMs) : undefined
    signal.addEventListener('abort', leave, { once: true })
  })
}

/**
 * Limits short, heavy work: a maximum at once in total and per key (a user, an address). Requests above it wait, and places go to
 * one key after the other, so a client with a hundred requests delays another client by at most one of them. The second parameter
 * is for tests.
 */
export function createFairQueue<Key>(most: FairLimits, now = () => performance.now()): FairQueue<Key> {
  const running = new Map<Key, number>()
  /** In the order in which keys get their next place. */
  const lines = new Map<Key, Waiting[]>()
  const pace = createPace(now)
  const { longestWaitMs = Number.POSITIVE_INFINITY } = most
  let total = 0

  const hasRoom = (key: Key) => total < most.atOnce && (running.get(key) ?? 0) < most.perKey

  function take(key: Key): LeavePlace {
    total += 1
    running.set(key, (running.get(key) ?? 0) + 1)
    const endStay = pace.beginStay()
    let isLeft = false
    return () => {
      if (isLeft) return
      isLeft = true
      endStay()
      total -= 1
      const left = (running.get(key) ?? 1) - 1
      if (left > 0) running.set(key, left)
      else running.delete(key)
      giveNext()
    }
  }

  function giveNext(): void {
    for (const [key, line] of lines) {
      const [next, ...others] = line
      if (!next || !hasRoom(key)) continue
      // Moves the key behind the others.
      lines.delete(key)
      setLine(lines, key, others)
      next(take(key))
    }
  }

  function wait(key: Key, signal: AbortSignal): Promise<LeavePlace> {
    if ((lines.get(key)?.length ?? 0) >= most.waitingPerKey) throw tooMany()
    const estimate = () => countTurns(lines, key, most) * pace.mean()
    if (estimate() > longestWaitMs) throw tooBusy(estimate())
    return waitInLine(lines, key, { signal, atMostMs: 2 * longestWaitMs, tooLate: () => tooBusy(estimate()) })
  }

  async function enter(key: Key, signal: AbortSignal): Promise<LeavePlace> {
    signal.throwIfAborted()
    return hasRoom(key) ? take(key) : wait(key, signal)
  }
  return {
    enter,
    countPlaces: () => ({ running: total, waiting: [...lines.values()].flat().length }),
    async run(key, signal, work) {
      const leave = await enter(key, signal)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

/**
 * How long a place is held: a moving average in which each release weighs a tenth, or the mean of the current holders if longer.
 */
function createPace(now: () => number) {
  const begun = new Set<{ at: number }>()
  let late: number | undefined
  return {
    beginStay() {
      const stay = { at: now() }
      begun.add(stay)
      return () => {
        begun.delete(stay)
        const ms = now() - stay.at
        late = late === undefined ? ms : late * 0.9 + ms * 0.1
      }
    },
    mean(): number {
      const sum = [...begun].reduce((ms, { at }) => ms + now() - at, 0)
      return Math.max(late ?? 0, sum / Math.max(1, begun.size))
    },
  }
}

/**
 * Number of holding times until one more request of this key gets a place: each other waiting key takes one place for each of
 * this key's own, since clients usually send further requests, and a key never holds more than its share.
 */
function countTurns<Key>(lines: Lines<Key>, key: Key, { atOnce, perKey }: FairLimits): number {
  const turn = (lines.get(key) ?? []).length + 1
  const others = lines.size - (lines.has(key) ? 1 : 0)
  const before = turn * (1 + others)
  return Math.max(before / atOnce, turn / perKey)
}

/** Says when to retry. */
export const tooBusy = (waitMs: number): HttpError =>
  retryLater(waitMs, {
    ...{ status: 503, code: 'too_many_requests', atMostSeconds: 30 },
    why: 'O LupaScan está atendendo buscas demais agora.',
  })

const tooMany = () =>
  new HttpError(429, 'too_many_requests', 'Há pedidos seus demais em andamento. Tente de novo em alguns instantes.', {
    'retry-after': '5',
  })

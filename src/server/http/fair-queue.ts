/** A few places for heavy work: whoever waits gets one in turn, one key (a user, an address) after the other. */
import { HttpError } from './errors.ts'

/** Returned by who waited for a place; gives it back, once. */
export type LeavePlace = () => void

export type FairQueue<Key> = {
  /** @throws HttpError when too many of this key wait already; the signal's reason when it is aborted before there is a place */
  enter(key: Key, signal: AbortSignal): Promise<LeavePlace>
  /** The same around a piece of work. */
  run<T>(key: Key, signal: AbortSignal, work: () => Promise<T>): Promise<T>
  /** How many have a place, and how many wait for one. */
  countPlaces(): { running: number; waiting: number }
}

type Waiting = (leave: LeavePlace) => void

type Lines<Key> = Map<Key, Waiting[]>

const setLine = <Key>(lines: Lines<Key>, key: Key, line: Waiting[]) =>
  line.length > 0 ? lines.set(key, line) : lines.delete(key)

/** Whoever is gone before its turn leaves the line. */
function waitInLine<Key>(lines: Lines<Key>, key: Key, signal: AbortSignal): Promise<LeavePlace> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      const others = (lines.get(key) ?? []).filter((one) => one !== come)
      setLine(lines, key, others)
      reject(signal.reason)
    }
    const come: Waiting = (leave) => {
      signal.removeEventListener('abort', giveUp)
      resolve(leave)
    }
    lines.set(key, [...(lines.get(key) ?? []), come])
    signal.addEventListener('abort', giveUp, { once: true })
  })
}

/**
 * Bounds work that is heavy and soon done: so much at once in all and for each key (a user, an address). What is above waits, and
 * places go to one key after the other, so that whoever asks for a hundred things keeps nobody waiting for more than one of them.
 */
export function createFairQueue<Key>(most: { atOnce: number; perKey: number; waitingPerKey: number }): FairQueue<Key> {
  const running = new Map<Key, number>()
  /** In the order in which keys get their next place. */
  const lines = new Map<Key, Waiting[]>()
  let total = 0

  const hasRoom = (key: Key) => total < most.atOnce && (running.get(key) ?? 0) < most.perKey

  function take(key: Key): LeavePlace {
    total += 1
    running.set(key, (running.get(key) ?? 0) + 1)
    let isLeft = false
    return () => {
      if (isLeft) return
      isLeft = true
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
      // Behind the other keys.
      lines.delete(key)
      setLine(lines, key, others)
      next(take(key))
    }
  }

  function wait(key: Key, signal: AbortSignal): Promise<LeavePlace> {
    const line = lines.get(key) ?? []
    if (line.length >= most.waitingPerKey) throw tooMany()
    return waitInLine(lines, key, signal)
  }

  const enter = async (key: Key, signal: AbortSignal): Promise<LeavePlace> => {
    signal.throwIfAborted()
    return hasRoom(key) ? take(key) : wait(key, signal)
  }
  return {
    enter,
    countPlaces: () => ({ running: total, waiting: [...lines.values()].reduce((sum, line) => sum + line.length, 0) }),
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

const tooMany = () =>
  new HttpError(429, 'too_many_requests', 'Há pedidos seus demais em andamento. Tente de novo em alguns instantes.', {
    'retry-after': '5',
  })

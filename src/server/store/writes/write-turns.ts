/**
 * One writer of posts at a time. Within a process turns wait for each other in line; where several processes share the
 * stores, each turn also holds the lease and its statements pass the fence.
 */

import { randomUUID } from 'node:crypto'
import { LostTurnError } from '../errors.ts'
import type { Announcements, Turn } from './write-fence.ts'
import type { Lease, WriteLease } from './write-lease.ts'

/** Longer than any honest turn: one that hangs must not keep all others waiting for good. */
const LONGEST_TURN_MS = 300_000

export type WriteTurns = {
  inTurn<T>(work: () => Promise<T>): Promise<T>
  /** The turn that is being done; null outside of turns, and where one process has the stores to itself. */
  current(): Turn | null
}

/** Before work that may find what others wrote, or what a failed turn left: also the first turn, and after another process's. */
type Begin = () => Promise<void>

/** For a process that has the stores to itself. */
export function openLocalTurns(begin: Begin): WriteTurns {
  let isBegun = false
  const inLine = openLine()
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!isBegun) await begin()
    isBegun = true
    try {
      return await work()
    } catch (error) {
      // What it wrote before it failed is looked at as another process's would be.
      isBegun = false
      throw error
    }
  }
  return { inTurn: (work) => inLine(() => run(work)), current: () => null }
}

export function openLeasedTurns(lease: WriteLease, fence: Announcements, begin: Begin): WriteTurns {
  const inLine = openLine()
  let holder = randomUUID()
  let announced = 0
  let turn: Turn | null = null
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    const held = await lease.take(holder)
    const mine = { epoch: held.epoch, isLost: false }
    const stop = keepRenewing(held, lease.seconds, () => {
      mine.isLost = true
    })
    try {
      if (held.epoch !== announced) {
        await announce(held, fence)
        mine.epoch = held.epoch
        await begin()
        announced = held.epoch
      }
      turn = mine
      return await work()
    } catch (error) {
      // A statement whose answer never came may still run: the next turn is another holder's, and ends it.
      holder = randomUUID()
      throw error
    } finally {
      turn = null
      await stop()
      // Whoever cannot give it back any more loses it by and by.
      await held.release().catch(() => {})
    }
  }
  return { inTurn: (work) => inLine(() => run(work)), current: () => turn }
}

/** One after the other; one that fails stops nobody. */
function openLine() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work)
    last = turn.catch(() => {})
    return turn
  }
}

async function announce(held: Lease, fence: Announcements): Promise<void> {
  const newest = await fence.applyNewestPage()
  // A Postgres that came back from a backup counts from where it stood then.
  if (newest >= held.epoch && (await held.raise(newest)) === null) throw new LostTurnError('the lease has gone')
  await fence.announce(held.epoch)
}

/** The end waits for a renewal under way: one that arrives after the release would hold the lease for nobody. */
function keepRenewing(held: Lease, seconds: number, onLoss: () => void): () => Promise<void> {
  const began = performance.now()
  let renewal = Promise.resolve()
  const renew = async () => {
    // A try that fails is repeated by the next; when none comes through, the lease expires and the fence decides.
    const isMine = await held.renew().catch(() => true)
    if (!isMine) onLoss()
  }
  const timer = setInterval(
    () => {
      if (performance.now() - began > LONGEST_TURN_MS) clearInterval(timer)
      else renewal = renewal.then(renew)
    },
    (seconds * 1000) / 4,
  )
  return () => {
    clearInterval(timer)
    return renewal
  }
}

/**
 * One writer of posts at a time. Within a process turns wait for each other in line; if several processes share the stores, each turn
 * also holds the lease and its statements pass the fence.
 */

import { randomUUID } from 'node:crypto'
import { LostWriteLockError } from '../errors.ts'
import type { Announcements, FencingToken } from './write-fence.ts'
import type { Lease, WriteLease } from './write-lease.ts'

/** Longer than any legitimate turn: one that hangs must not block all others for good. */
const MAX_TURN_MS = 300_000

export type WriteLock = {
  withWriteLock<T>(work: () => Promise<T>): Promise<T>
  /** The running turn; null outside of turns, and in a process that has the stores to itself. */
  current(): FencingToken | null
}

/**
 * Runs before work that may find writes of other processes or of a failed turn: before the first turn, and after one of another
 * process.
 */
type Begin = () => Promise<void>

/** For a process that has the stores to itself. */
export function openLocalWriteLock(begin: Begin): WriteLock {
  let isBegun = false
  const inLine = openLine()
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!isBegun) await begin()
    isBegun = true
    try {
      return await work()
    } catch (error) {
      // Its writes before it failed are read like those of another process.
      isBegun = false
      throw error
    }
  }
  return { withWriteLock: (work) => inLine(() => run(work)), current: () => null }
}

export function openLeasedWriteLock(lease: WriteLease, fence: Announcements, begin: Begin): WriteLock {
  const inLine = openLine()
  let holder = randomUUID()
  let announced = 0
  let turn: FencingToken | null = null
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
      // A statement whose response never arrived may still be running: the next turn has another holder name and ends it.
      holder = randomUUID()
      throw error
    } finally {
      turn = null
      await stop()
      // If it cannot be released any more it expires.
      await held.release().catch(() => {})
    }
  }
  return { withWriteLock: (work) => inLine(() => run(work)), current: () => turn }
}

/** Runs work sequentially; a failure does not stop the others. */
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
  // A Postgres restored from a backup continues from an older epoch.
  if (newest >= held.epoch && (await held.raise(newest)) === null) throw new LostWriteLockError('the lease has gone')
  await fence.announce(held.epoch)
}

/** Waits for a renewal in progress at the end: one arriving after the release would hold the lease for nobody. */
function keepRenewing(held: Lease, seconds: number, onLoss: () => void): () => Promise<void> {
  const began = performance.now()
  let renewal = Promise.resolve()
  const renew = async () => {
    // A failed renewal is repeated by the next; if all fail, the lease expires and the fence decides.
    const isMine = await held.renew().catch(() => true)
    if (!isMine) onLoss()
  }
  const timer = setInterval(
    () => {
      if (performance.now() - began > MAX_TURN_MS) clearInterval(timer)
      else renewal = renewal.then(renew)
    },
    (seconds * 1000) / 4,
  )
  return () => {
    clearInterval(timer)
    return renewal
  }
}

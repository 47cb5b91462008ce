import { setTimeout as wait } from 'node:timers/promises'
import type { PlayedNetwork } from './played-network.ts'
import type { SimulatedProgram } from './program.ts'

/** Minimum time between two moves, in milliseconds. */
const SMALLEST_MS = 1_000

export type Clock = {
  readonly now: number
  /** Lets time pass while the program is not running. */
  skip(milliseconds: number): void
  /**
   * Lets time pass as fast as the program completes its due work.
   * @param isOver ends it earlier
   */
  run(program: SimulatedProgram, until: number, isOver?: () => boolean): Promise<void>
}

export function createClock(start: number, network: Pick<PlayedNetwork, 'isBusy' | 'findNext' | 'moveTo'>): Clock {
  let now = start
  const moveTo = (moment: number) => {
    now = moment
    network.moveTo(now)
  }
  return {
    get now() {
      return now
    },
    skip: (milliseconds) => moveTo(now + milliseconds),
    async run(program, until, isOver = () => false) {
      let next = await program.moveTo(now)
      while (now < until && !isOver()) {
        moveTo(Math.min(until, Math.max(now + SMALLEST_MS, Math.min(next ?? Infinity, network.findNext()))))
        next = await program.moveTo(now)
        // No request waits while time advances, unless the plan says so.
        while (await hasSearches(network)) next = await program.moveTo(now)
      }
    },
  }
}

/** Waits until the network has responded. Returns whether there was anything to respond to. */
async function hasSearches({ isBusy }: Pick<PlayedNetwork, 'isBusy'>): Promise<boolean> {
  // One turn of the event loop, so that new connections are noticed.
  await wait(0)
  const wasBusy = isBusy()
  while (isBusy()) await wait(1)
  return wasBusy
}

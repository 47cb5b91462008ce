import { setTimeout as wait } from 'node:timers/promises'
import type { PlayedNetwork } from './played-network.ts'
import type { SimulatedProgram } from './program.ts'

/** Between two moves at the least, in milliseconds. */
const SMALLEST_MS = 1_000

export type Clock = {
  readonly now: number
  /** Lets time pass while the program is not there. */
  skip(milliseconds: number): void
  /** Lets time pass as fast as the program does what comes due. @param isOver ends it earlier */
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
        // Nobody is kept waiting while time goes on, unless the plan says so.
        while (await hasQuestions(network)) next = await program.moveTo(now)
      }
    },
  }
}

/** Waits until the network has answered. Returns whether there was anything to answer. */
async function hasQuestions({ isBusy }: Pick<PlayedNetwork, 'isBusy'>): Promise<boolean> {
  // A turn, in which connections that were made are seen.
  await wait(0)
  const wasBusy = isBusy()
  while (isBusy()) await wait(1)
  return wasBusy
}

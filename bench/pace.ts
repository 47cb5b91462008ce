/** How fast this machine is right now: others may be using the same processor. */

const WARM_UP = 5
const STEPS = 50_000_000

/** Milliseconds for a fixed piece of work. */
function work(): number {
  const start = performance.now()
  let sum = 0
  for (let step = 0; step < STEPS; step += 1) sum = (sum * 31 + step) | 0
  // Read, so that it is not left out.
  return sum === 1 ? 0 : performance.now() - start
}

export type Pace = {
  /** How many times slower than at its best until now; 1: as fast as ever. */
  measure(): number
}

/** Watches the pace from now on. */
export function watchPace(): Pace {
  let best = Math.min(...Array.from({ length: WARM_UP }, work))
  return {
    measure() {
      const now = Math.min(work(), work())
      best = Math.min(best, now)
      return now / best
    },
  }
}

/** Current speed of this machine, whose processor may be shared with others. */
import { readFileSync } from 'node:fs'

const WARM_UP = 5
const STEPS = 50_000_000

/** Milliseconds for a fixed piece of work. */
function work(): number {
  const start = performance.now()
  let sum = 0
  for (let step = 0; step < STEPS; step += 1) sum = (sum * 31 + step) | 0
  // The result is used, so that the loop is not optimised away.
  return sum === 1 ? 0 : performance.now() - start
}

export type Pace = {
  /** Best time of the fixed work in milliseconds: distinguishes machines and days. */
  best(): number
  /** The result of `piece`, and the slowdown of the machine relative to its best before, during or after it; 1: full speed. */
  during<Made>(piece: () => Promise<Made>): Promise<Made & { pace: number }>
}

/** Starts measuring the pace. */
export function watchPace(): Pace {
  let best = Math.min(...Array.from({ length: WARM_UP }, work))
  const measure = () => {
    const now = Math.min(work(), work())
    best = Math.min(best, now)
    return now / best
  }
  return {
    best: () => best,
    async during(piece) {
      const before = measure()
      const start = readShares()
      const made = await piece()
      const end = readShares()
      return { ...made, pace: Math.max(before, measure(), readSlowdown(start, end)) }
    },
  }
}

/** Ticks of all cores since boot: working time, and time stolen by other virtual machines. */
type Shares = { worked: number; stolen: number }

/** Available only on Linux; elsewhere nothing counts as stolen. */
function readShares(): Shares {
  if (process.platform !== 'linux') return { worked: 0, stolen: 0 }
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] =
    readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).slice(1).map(Number) ?? []
  return { worked: user + nice + system + irq + softirq, stolen }
}

function readSlowdown(start: Shares, end: Shares): number {
  const worked = end.worked - start.worked
  return worked > 0 ? (worked + end.stolen - start.stolen) / worked : 1
}

import type { LongRun } from './long-program.ts'
import { weighMachine } from './weigh-machine.ts'

export const READY_WITHIN_MS = 5_000

/**
 * Starts after a kill.
 * @returns the time taken; on a busy machine the limit grows with the load
 */
export async function startInTime(
  long: LongRun,
  round: number | string,
  start: () => Promise<number>,
): Promise<number> {
  let isOver = false
  const weighing = weighMachine(() => isOver)
  const ms = await start().finally(() => {
    isOver = true
  })
  const burden = await weighing
  if (ms > READY_WITHIN_MS * burden)
    long.wrong(round, `ready after ${Math.round(ms)} ms, on a machine × ${burden.toFixed(1)}`)
  return ms
}

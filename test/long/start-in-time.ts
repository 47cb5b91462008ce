import type { LongRun } from './long-program.ts'
import { weighMachine } from './weigh-machine.ts'

export const READY_WITHIN_MS = 5_000

/** A start after a kill. @returns how long it took; on a busy machine it may take as much longer as everything there */
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

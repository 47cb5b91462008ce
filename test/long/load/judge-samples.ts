/** Whether memory, files and threads stayed what they were, in the time before there were too many searches. */
import { findShare } from '../../../bench/times.ts'
import { judgeGrowth } from './growth.ts'
import type { Sample } from './watch.ts'
import type { Judged } from './work.ts'

type Figure = keyof Omit<Sample, 'atSeconds' | 'waiting'>

/** By how much of itself each may rise in half a run: stores and what is kept of them grow a little with what comes in. */
const MAY_RISE: Partial<Record<Figure, number>> = {
  anonymous: 0.1,
  heap: 0.2,
  external: 0.2,
  files: 0.1,
  threads: 0.1,
  children: 0.1,
}
const TOLD: readonly Figure[] = [
  ...(['resident', 'anonymous', 'heap', 'external', 'files', 'threads', 'children', 'loopP99', 'waitingJobs'] as const),
]

export function judgeSamples(samples: readonly Sample[]): Judged {
  const wrong: string[] = []
  const figures: Record<string, string> = {}
  for (const figure of TOLD) {
    const readings = samples.map((sample) => ({ atSeconds: sample.atSeconds, value: sample[figure] }))
    const values = readings.map(({ value }) => value)
    const most = round(Math.max(...values))
    const growth = judgeGrowth(readings, MAY_RISE[figure] ?? Number.POSITIVE_INFINITY)
    figures[figure] = `first ${round(values[0] ?? 0)}, in the middle ${round(findShare(values, 0.5))}, most ${most}`
    if (!growth) continue
    const { early, late, rise, noise, perHour } = growth
    const told = `${round(early)} to ${round(late)} in the second half, along the line ${round(rise)} (${round(perHour)} an hour), noise ${round(noise)}`
    figures[figure] += `; ${told}`
    if (growth.isGrowing) wrong.push(`${figure} grows: ${told}`)
  }
  return { wrong, figures }
}

const round = (value: number) => Math.round(value * 10) / 10

export const describeSample = ({
  anonymous,
  resident,
  files,
  threads,
  children,
  loopP99,
  waitingJobs,
  waiting,
}: Sample) =>
  `${round(resident)} MB (${round(anonymous)} no file), ${files} files, ${threads} threads, ${children} children, loop ${round(loopP99)} ms, ${waitingJobs} jobs wait (${waiting})`

/** Checks that memory, files and threads stayed constant before the overload. */
import { findShare } from '../../../bench/times.ts'
import { judgeGrowth, type MayRise } from './growth.ts'
import { CHECK_INTERVAL_MS, type Sample } from './watch.ts'
import type { Judged } from './work.ts'

type Figure = keyof Omit<Sample, 'atSeconds' | 'waiting'>

/** Permitted rise in half a run: stores and their caches grow a little with new data, and with few processes one more is a third. */
const MAY_RISE: Partial<Record<Figure, MayRise>> = {
  anonymous: { portion: 0.1 },
  heap: { portion: 0.2 },
  external: { portion: 0.2 },
  files: { portion: 0.1 },
  threads: { portion: 0.1, least: 2 },
  children: { portion: 0.1, least: 2 },
}
const NEVER: MayRise = { portion: Number.POSITIVE_INFINITY }
/** Minimum share of the samples that the time allowed. */
const MIN_SHARE = 0.5
const TOLD: readonly Figure[] = [
  ...(['resident', 'anonymous', 'heap', 'external', 'files', 'threads', 'children', 'loopP99', 'waitingJobs'] as const),
]

export function judgeSamples(samples: readonly Sample[], seconds: number): Judged {
  const expected = Math.max(1, Math.floor((seconds * 1000) / CHECK_INTERVAL_MS))
  const wrong =
    samples.length < MIN_SHARE * expected ? [`only ${samples.length} of ${expected} looks at the program came`] : []
  const figures: Record<string, string> = {}
  for (const figure of TOLD) {
    const readings = samples.map((sample) => ({ atSeconds: sample.atSeconds, value: sample[figure] }))
    const values = readings.map(({ value }) => value)
    const most = round(Math.max(...values))
    const growth = judgeGrowth(readings, MAY_RISE[figure] ?? NEVER)
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

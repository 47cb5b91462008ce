/** The figures of a rehearsal in words, and the problems they show. */
import { isWithin, type Span } from '../simulation/planned-channel.ts'
import { listDistinct } from './judge.ts'
import type { Rehearsal } from './rehearse.ts'
import { median, sumUpUse, type UseSummary } from './use-of-machine.ts'

/** From the engine's response to the screen. */
const MAX_TO_SCREEN_MS = 5_000
/** After a restart the page has to reconnect, and the program has to find its unfinished work. */
const RECOVERY_MS = 20_000

export function describeRehearsal(rehearsal: Rehearsal): { lines: string[]; differences: string[] } {
  const { script, chapters, stretches, outages, use } = rehearsal
  const delays = measureDelays(rehearsal)
  const late = delays.filter(({ toScreen, isDisturbed }) => toScreen > MAX_TO_SCREEN_MS && !isDisturbed)
  const calm = delays.filter(({ isDisturbed }) => !isDisturbed)
  const distinct = listDistinct(stretches)
  const lines = [
    `${script.sentences.length} sentences by ${script.voice}, ${chapters.length} chapters from ${distinct.length} pieces, ${outages.length} times killed`,
    `dead for ${outages.map(({ from, to }) => `${seconds(to - from)} s`).join(', ') || 'no time'}; heard again after ${describeReturns(rehearsal)}`,
    `the engine was asked ${stretches.length} times, ${stretches.length - distinct.length} of them again`,
    `answer of the engine → screen, without outages: ${describe(calm.map(({ toScreen }) => toScreen))} (${calm.length} sentences)`,
    `answer of the engine → screen, with outages: ${describe(delays.map(({ toScreen }) => toScreen))} (${delays.length} sentences)`,
    `text behind speech, without outages: ${describe(calm.map(({ behind }) => behind))}`,
    `text behind speech, with outages: ${describe(delays.map(({ behind }) => behind))}`,
    `before listening: ${describeUse(sumUpUse(use.idle))}`,
    `while listening: ${describeUse(sumUpUse(use.listening.filter(({ at }) => isCalm(at, outages))))}`,
    `steps in which chapters came to the screen: ${rehearsal.seen?.chapters.length ?? 0}`,
  ]
  const tooLate = late.map(
    ({ number, toScreen }) => `sentence ${number} came to the screen ${seconds(toScreen)} s after the engine's answer`,
  )
  return { lines, differences: [...rehearsal.differences, ...tooLate] }
}

/** Milliseconds. `isDisturbed`: the program was dead, or had just restarted, between speech and screen. */
type Delay = { number: number; toScreen: number; behind: number; isDisturbed: boolean }

function measureDelays({ script, seen, stretches, beganAt, outages }: Rehearsal): Delay[] {
  return script.sentences.flatMap(({ number, end }) => {
    const at = seen?.sentences.get(number)
    const answers = stretches.filter(({ numbers, answeredAt }) => numbers.includes(number) && answeredAt <= (at ?? 0))
    const answered = answers.at(-1)
    if (at === undefined || !answered) return []
    const said = beganAt + end * 1000
    const isDisturbed = outages.some(({ from, to }) => from < at && to + RECOVERY_MS > said)
    return [{ number, toScreen: at - answered.answeredAt, behind: at - said, isDisturbed }]
  })
}

const isCalm = (at: number, outages: readonly Span[]) =>
  !isWithin(
    at,
    outages.map(({ from, to }) => ({ from, to: to + 2 * RECOVERY_MS })),
  )

/** Time from being ready again to the engine's first request. */
const describeReturns = ({ outages, stretches }: Rehearsal) =>
  outages
    .map(({ to }) => {
      const next = Math.min(...stretches.filter(({ askedAt }) => askedAt > to).map(({ askedAt }) => askedAt))
      return `${seconds(next - to)} s`
    })
    .join(', ') || '–'

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

const describe = (list: readonly number[]) =>
  list.length === 0 ? '–' : `${seconds(median(list))} s (median), ${seconds(Math.max(...list))} s at most`

const describeUse = (use: UseSummary | null) =>
  use === null
    ? 'not measured'
    : `program ${use.cpu.toFixed(1)} % of a core and ${use.memory.median.toFixed(0)} MB (at most ${use.memory.most.toFixed(0)}), ` +
      `what it started ${use.childrenCpu.toFixed(1)} % and ${use.childrenMemory.toFixed(0)} MB`

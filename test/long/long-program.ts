/** What a long program is: rounds of trouble out of a seed, faults with the step that shows them again, and figures. */
import { cpSync } from 'node:fs'
import { createRandom, type Random } from '../../src/server/sources/demo/random.ts'

export type LongRun = {
  /** The first and the one after the last. */
  from: number
  to: number
  /** Depends on nothing but the seed and the step, so that a step can be repeated alone. */
  random(step: number | string): Random
  say(line: string): void
  /** Puts both stores, migrated and empty, into a new data directory where the plan has some; the program makes them else. */
  prepare(dataDir: string): void
  /** Something that must not be. */
  wrong(step: number | string, what: string): void
  figures: Record<string, number | string>
  /** One of the program's own options. */
  option(name: string): number
}

/**
 * A number that may be told with `--with NAME=NUMBER`; `short`: in the short form. `names`: what may be told instead, the first of
 * them is 1.
 */
export type LongOption = { means: string; usual: number; short: number; names?: readonly string[] }

export type LongProgram = {
  proves: string
  /** What a round is. */
  round: string
  rounds: number
  /** Rounds of the short form that `npm test` runs. */
  short: number
  options?: Readonly<Record<string, LongOption>>
  run(run: LongRun): Promise<void>
}

export type LongPlan = {
  seed: string
  from?: number
  rounds: number
  /** Options have the values of the short form, unless they are told. */
  isShort?: boolean
  options?: Readonly<Record<string, number>>
  say?: (line: string) => void
  /** Told of each round that begins. */
  onRound?: (round: number) => void
  /** A data directory to begin with. */
  template?: string | undefined
}
export type LongResult = { faults: string[]; figures: Record<string, number | string> }

/** Who finds this many faults has found one. */
const MOST_FAULTS = 200

/** Never throws: what ends it early is a fault. */
export async function runLong(program: LongProgram, plan: LongPlan): Promise<LongResult> {
  const { seed, from = 0, rounds, say = () => {}, onRound = () => {}, template } = plan
  const faults: string[] = []
  const figures: LongResult['figures'] = {}
  const wrong = (step: number | string, what: string) => {
    const fault = `step ${step}: ${what}`
    faults.push(fault)
    say(`WRONG ${fault}`)
    if (faults.length >= MOST_FAULTS) throw new Error('too many faults to go on')
  }
  const random = (step: number | string) => {
    if (typeof step === 'number') onRound(step)
    return createRandom(`${seed}/${step}`)
  }
  const prepare = (dataDir: string) => {
    if (template) cpSync(template, dataDir, { recursive: true, verbatimSymlinks: true })
  }
  const option = (name: string) => {
    const known = program.options?.[name]
    if (!known) throw new Error(`there is no option ${name}`)
    return plan.options?.[name] ?? (plan.isShort ? known.short : known.usual)
  }
  try {
    await program.run({ from, to: from + rounds, random, say, prepare, wrong, figures, option })
  } catch (error) {
    faults.push(`ended early: ${error instanceof Error ? (error.stack ?? error.message) : error}`)
  }
  return { faults, figures }
}

/** The largest, the one in the middle and the one below which 95 of 100 are. */
export function describeTimes(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (portion: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * portion))] ?? 0)
  return sorted.length === 0 ? 'none' : `median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`
}

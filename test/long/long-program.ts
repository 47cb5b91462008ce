/** Framework of the long tests: rounds derived from a seed, faults with the step that reproduces them, and figures. */
import { cpSync } from 'node:fs'
import { createRandom, type Random } from '../../src/server/sources/demo/random.ts'

export type LongRun = {
  /** The first round, and the one after the last. */
  from: number
  to: number
  /** Depends only on the seed and the step, so that a single step can be repeated. */
  random(step: number | string): Random
  say(line: string): void
  /** Puts both stores, migrated and empty, into a new data directory if the plan has a template; otherwise the program creates them. */
  prepare(dataDir: string): void
  /** Reports a fault. */
  wrong(step: number | string, what: string): void
  figures: Record<string, number | string>
  /** One of the program's own options. */
  option(name: string): number
}

/** A number set with `--with NAME=NUMBER`; `short`: in the short form. `names`: alternative names for the values, starting at 1. */
export type LongOption = { means: string; usual: number; short: number; names?: readonly string[] }

export type LongProgram = {
  proves: string
  /** Description of a round. */
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
  /** Options default to the values of the short form. */
  isShort?: boolean
  options?: Readonly<Record<string, number>>
  say?: (line: string) => void
  /** Called at the start of each round. */
  onRound?: (round: number) => void
  /** An initial data directory: both stores, migrated and empty. */
  template?: string | undefined
}
export type LongResult = { faults: string[]; figures: Record<string, number | string> }

/** After this many faults the run stops. */
const MAX_FAULTS = 200

/** Never throws: an early end is reported as a fault. */
export async function runLong(program: LongProgram, plan: LongPlan): Promise<LongResult> {
  const { seed, from = 0, rounds, say = () => {}, onRound = () => {}, template } = plan
  const faults: string[] = []
  const figures: LongResult['figures'] = {}
  const wrong = (step: number | string, what: string) => {
    const fault = `step ${step}: ${what}`
    faults.push(fault)
    say(`WRONG ${fault}`)
    if (faults.length >= MAX_FAULTS) throw new Error('too many faults to go on')
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

/** Maximum, median and 95th percentile. */
export function describeTimes(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (portion: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * portion))] ?? 0)
  return sorted.length === 0 ? 'none' : `median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`
}

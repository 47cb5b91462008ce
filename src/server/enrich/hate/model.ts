/** Our own model of hate speech: a text → a label, a score, and the words with the most weight. */

import type { HateReasons } from '../../../contract/hate/hate.ts'
import { MARKED_FROM } from '../../../contract/hate/hate-score.ts'
import { HATE_KINDS, type Hate, type HateKind } from '../../../contract/labels.ts'
import { createEvidence } from './evidence.ts'
import { NO_REASONS, speaksOfViolence } from './hate-reasons.ts'
import { listMarks, type Mark } from './marks.ts'
import { createHateReader, type HateReading } from './network/hate-reader.ts'
import type { NetworkFile } from './network/network-file.ts'
import type { HateWeights } from './weights.ts'
import { listWords } from './words.ts'

export type HatePrediction = {
  hate: Hate
  /**
   * Strength of the sign that the label stands for, from 0 to 1: of hate for hate speech, of offence for all else. From `MARKED_FROM`
   * the
   * post is marked. It increases with the probability but is not one: half is the threshold from training. null when there is nothing
   * to
   * evaluate.
   */
  score: number | null
  /** At least one protected group for hate speech; only "política", if any, for what is merely offensive. */
  kinds: HateKind[]
}

export type HateModel = {
  version: string
  evaluate: (text: string) => HatePrediction
  /** The parts of the text with the most evidence for its label, in order of position; none when nothing was found. */
  explain: (text: string) => Mark[]
  /** Whom hate speech names and whether it mentions violence; for any text, whether it repeats what others said of a group. */
  findReasons: (text: string) => HateReasons
}

/** Hostility to politicians alone is not hate speech here, whatever the data sets call it. */
export const PROTECTED_KINDS = [
  'racismo',
  'misoginia',
  'lgbtfobia',
  'xenofobia',
  'religião',
] as const satisfies HateKind[]

const NOTHING: HatePrediction = { hate: 'não avaliado', score: null, kinds: [] }

/**
 * The linear model, with the networks, which have the last word on hate; without them the linear model decides alone. Throws when an
 * output is missing from the weights. Keeps no state between texts except cached data of words.
 */
export function createHateModel(weights: HateWeights, network?: NetworkFile): HateModel {
  const findEvidence = createEvidence(weights)
  const [offensive, hate, group] = ['offensive', 'hate', 'group'].map((name) => findOutput(weights, name)) as [
    number,
    number,
    number,
  ]
  const political = findOutput(weights, 'política')
  const reader = network && createHateReader(network)
  const readLinearly = createLinearModel(weights, { group, offensive })
  const findHate = (text: string, sums: Float64Array): HateReading | undefined => {
    const linear = readLinearly(sums)
    if (!reader) return linear
    const isHate = linear.strength >= MARKED_FROM
    return reader.read(text, { group: sums[group] ?? 0, offensive: sums[offensive] ?? 0, isHate })
  }

  const evaluate = (text: string): HatePrediction => {
    const sums = findEvidence(text)
    if (!sums) return NOTHING
    const reaches = (output: number) => toProbability(sums[output]) >= findThreshold(weights, output)
    const found = findHate(text, sums)
    if (found && found.strength >= MARKED_FROM) {
      const kinds = HATE_KINDS.filter((kind) => (kind === 'política' ? reaches(political) : found.kinds.includes(kind)))
      return { hate: 'discurso de ódio', score: found.strength, kinds }
    }
    const score = toStrength(toProbability(sums[offensive]), findThreshold(weights, offensive))
    if (score < MARKED_FROM) return { hate: 'sem indício', score, kinds: [] }
    return { hate: 'ofensivo', score, kinds: reaches(hate) && reaches(political) ? ['política'] : [] }
  }

  return {
    version: network?.version ?? weights.version,
    evaluate,
    explain(text) {
      const label = evaluate(text).hate
      if (label === 'sem indício' || label === 'não avaliado') return []
      if (reader && label === 'discurso de ódio') return reader.explain(text)
      return listMarks(weights, label === 'ofensivo' ? offensive : group, listWords(text))
    },
    findReasons(text) {
      const label = evaluate(text).hate
      if (!reader || label === 'não avaliado') return NO_REASONS
      const quotation = reader.repeatsOthers(text)
      if (label !== 'discurso de ódio') return { ...NO_REASONS, quotation }
      return { targets: reader.listTargets(text), violence: speaksOfViolence(text), quotation }
    },
  }
}

/** Against a group, and offensive: a text that reports on a group or praises it is not hate. */
function createLinearModel(weights: HateWeights, { group, offensive }: { group: number; offensive: number }) {
  const kinds = PROTECTED_KINDS.map((kind) => ({ kind, output: findOutput(weights, kind) }))
  return (sums: Float64Array): HateReading => {
    const product = toProbability(sums[group]) * toProbability(sums[offensive])
    const ranked = kinds.toSorted((a, b) => (sums[b.output] ?? 0) - (sums[a.output] ?? 0))
    const reached = ranked.filter(
      ({ output }, at) => at === 0 || toProbability(sums[output]) >= findThreshold(weights, output),
    )
    return {
      strength: toStrength(product, findThreshold(weights, group)),
      kinds: reached.map(({ kind }) => kind),
    }
  }
}

const toProbability = (sum = 0) => 1 / (1 + Math.exp(-sum))
const findThreshold = ({ outputs }: HateWeights, output: number) => outputs[output]?.threshold ?? 0.5

function findOutput({ outputs }: HateWeights, name: string): number {
  const at = outputs.findIndex((output) => output.name === name)
  if (at < 0) throw new Error(`the weights have no output ${name}`)
  return at
}

/**
 * The odds divided by those of the threshold, so that the threshold maps to `MARKED_FROM`. Rounded down to four decimals: a number
 * below
 * the mark does not reach it by rounding in the column's 32 bits or on the way to a screen.
 */
function toStrength(probability: number, threshold: number): number {
  const [yes, no] = [probability * (1 - threshold), (1 - probability) * threshold]
  const strength = yes / (yes + no)
  return Math.floor(strength * 10_000) / 10_000
}

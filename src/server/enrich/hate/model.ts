/** Our own model of hate speech: a text → a label, how strong the sign is, and the words that weighed. */
import { MARKED_FROM } from '../../../contract/hate-score.ts'
import { HATE_KINDS, type Hate, type HateKind } from '../../../contract/labels.ts'
import { createEvidence } from './evidence.ts'
import { listMarks, type Mark } from './marks.ts'
import type { HateWeights } from './weights.ts'
import { listWords } from './words.ts'

export type Judgement = {
  hate: Hate
  /**
   * How strong the sign is of what the label asks, from 0 to 1: of hate for hate speech, of offence for all else. From `MARKED_FROM` on a mark
   * is given. It grows with the probability and is none: half is where the threshold of training lies. null when there is nothing to judge.
   */
  score: number | null
  /** At least one protected group for hate speech; only "política", if any, for what is merely offensive. */
  kinds: HateKind[]
}

export type HateModel = {
  version: string
  evaluate: (text: string) => Judgement
  /** The parts of the text that spoke most for its label, in order of place; none when nothing was found. */
  explain: (text: string) => Mark[]
}

/** Hostility to politicians alone is no hate speech here, whatever the sets call it. */
export const PROTECTED_KINDS = [
  'racismo',
  'misoginia',
  'lgbtfobia',
  'xenofobia',
  'religião',
] as const satisfies HateKind[]

const NOTHING: Judgement = { hate: 'não avaliado', score: null, kinds: [] }

/** Throws when an output is missing from the weights. Keeps nothing between two texts but what it knows of words. */
export function createHateModel(weights: HateWeights): HateModel {
  const findEvidence = createEvidence(weights)
  const offensive = findOutput(weights, 'offensive')
  const hate = findOutput(weights, 'hate')
  const group = findOutput(weights, 'group')
  const kinds = HATE_KINDS.map((kind) => ({ kind, output: findOutput(weights, kind) }))

  const evaluate = (text: string): Judgement => {
    const sums = findEvidence(text)
    if (!sums) return NOTHING
    const probability = (output: number) => 1 / (1 + Math.exp(-(sums[output] ?? 0)))
    const threshold = (output: number) => weights.outputs[output]?.threshold ?? 0.5
    const reaches = (output: number) => probability(output) >= threshold(output)
    // Against a group, and an offence: who reports on a group or praises it hates nobody.
    const hateful = toStrength(probability(group) * probability(offensive), threshold(group))
    if (hateful >= MARKED_FROM) {
      const [likeliest] = kinds
        .filter(({ kind }) => kind !== 'política')
        .toSorted((a, b) => (sums[b.output] ?? 0) - (sums[a.output] ?? 0))
      const against = kinds.filter((one) => one === likeliest || reaches(one.output))
      return { hate: 'discurso de ódio', score: hateful, kinds: against.map(({ kind }) => kind) }
    }
    const score = toStrength(probability(offensive), threshold(offensive))
    if (score < MARKED_FROM) return { hate: 'sem indício', score, kinds: [] }
    const isPolitical = reaches(hate) && reaches(findOutput(weights, 'política'))
    return { hate: 'ofensivo', score, kinds: isPolitical ? ['política'] : [] }
  }

  return {
    version: weights.version,
    evaluate,
    explain(text) {
      const label = evaluate(text).hate
      if (label === 'sem indício' || label === 'não avaliado') return []
      return listMarks(weights, label === 'ofensivo' ? offensive : group, listWords(text))
    },
  }
}

function findOutput({ outputs }: HateWeights, name: string): number {
  const at = outputs.findIndex((output) => output.name === name)
  if (at < 0) throw new Error(`the weights have no output ${name}`)
  return at
}

/**
 * The odds divided by those of the threshold, so that `MARKED_FROM` is where it lies. Cut to four decimals, down: a number below the mark
 * does not become one at the mark in the column's 32 bits or on the way to a screen.
 */
function toStrength(probability: number, threshold: number): number {
  const [yes, no] = [probability * (1 - threshold), (1 - probability) * threshold]
  const strength = yes / (yes + no)
  return Math.floor(strength * 10_000) / 10_000
}

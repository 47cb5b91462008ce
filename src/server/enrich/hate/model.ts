import { HATE_KINDS, type Hate, type HateKind } from '../../../contract/labels.ts'
import { createEvidence, type Evidence } from './evidence.ts'
import { listMarks, type Mark } from './marks.ts'
import type { HateWeights } from './weights.ts'
import { listWords } from './words.ts'

export type Judgement = {
  hate: Hate
  /** Probability that the text offends, calibrated; null when there is nothing to judge. */
  offensive: number | null
  /** Probability that the text is hate speech, calibrated; null when there is nothing to judge. */
  score: number | null
  /** Against whom: at least one protected group for hate speech; only "política", if any, for what is merely offensive. */
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

/**
 * The sets are short comments. In longer texts, as politicians write them, small signs add up: beyond this many words a text must
 * be clearly offensive to be marked.
 */
const LONG = 25
const SURE_WHEN_LONG = 0.6
/** A text without one hard word is marked only when it is more likely than not offensive. */
const SURE_WITHOUT_HARD_WORD = 0.5

const NOTHING: Judgement = { hate: 'não avaliado', offensive: null, score: null, kinds: [] }

/** Throws when an output is missing from the weights. Keeps nothing between two texts but what it knows of words. */
export function createHateModel(weights: HateWeights): HateModel {
  const findEvidence = createEvidence(weights)
  const offensive = findOutput(weights, 'offensive')
  const hate = findOutput(weights, 'hate')
  const group = findOutput(weights, 'group')
  const kinds = HATE_KINDS.map((kind) => ({ kind, output: findOutput(weights, kind) }))

  const evaluate = (text: string): Judgement => {
    const evidence = findEvidence(text)
    if (!evidence) return NOTHING
    const { sums } = evidence
    const probability = (output: number) => toProbability(sums[output] ?? 0)
    const reaches = (output: number) => probability(output) >= (weights.outputs[output]?.threshold ?? 1)
    const found = { offensive: probability(offensive), score: probability(hate) }
    const caution = findCaution(evidence)
    if (reaches(group) && probability(group) >= Math.min(0.5, caution) && found.offensive >= caution) {
      const [likeliest] = kinds
        .filter(({ kind }) => kind !== 'política')
        .toSorted((a, b) => (sums[b.output] ?? 0) - (sums[a.output] ?? 0))
      const against = kinds.filter((one) => one === likeliest || reaches(one.output))
      return { hate: 'discurso de ódio', ...found, kinds: against.map(({ kind }) => kind) }
    }
    if (!reaches(offensive) || found.offensive < caution) return { hate: 'sem indício', ...found, kinds: [] }
    const isPolitical = reaches(hate) && reaches(findOutput(weights, 'política'))
    return { hate: 'ofensivo', ...found, kinds: isPolitical ? ['política'] : [] }
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

/** The least probability of being offensive that a text of this kind is marked from. */
function findCaution({ words, hasHardWord }: Evidence): number {
  if (words > LONG) return SURE_WHEN_LONG
  return hasHardWord ? 0 : SURE_WITHOUT_HARD_WORD
}

function findOutput({ outputs }: HateWeights, name: string): number {
  const at = outputs.findIndex((output) => output.name === name)
  if (at < 0) throw new Error(`the weights have no output ${name}`)
  return at
}

const toProbability = (sum: number) => 1 / (1 + Math.exp(-sum))

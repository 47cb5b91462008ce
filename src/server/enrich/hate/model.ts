import { HATE_KINDS, type Hate, type HateKind } from '../../../contract/labels.ts'
import { createBucketList, findBucketValue } from './buckets.ts'
import { listMarks, type Mark } from './marks.ts'
import type { HateWeights } from './weights.ts'
import { listWords, type Word } from './words.ts'

export type Judgement = {
  hate: Hate
  /** Probability that the text offends, calibrated; null when there is nothing to judge. */
  offensive: number | null
  /** Probability that the text is hate speech, calibrated; null when there is nothing to judge. */
  score: number | null
  /** Against whom, only for hate speech and only where the text tells. */
  kinds: HateKind[]
}

export type HateModel = {
  version: string
  evaluate: (text: string) => Judgement
  /** The parts of the text that spoke most for its label, in order of place; none when nothing was found. */
  explain: (text: string) => Mark[]
}

/**
 * In a long text small signs add up: beyond this many words it is hate speech only when it is also more likely than not offensive.
 * On politicians' own long posts this halves the false marks; on short ones, which the sets are made of, it changes nothing.
 */
const LONG = 25

const NOTHING: Judgement = { hate: 'não avaliado', offensive: null, score: null, kinds: [] }

/** Throws when an output is missing from the weights. Keeps nothing between two texts but scratch memory. */
export function createHateModel(weights: HateWeights): HateModel {
  const listBuckets = createBucketList(weights.bits)
  const offensive = findOutput(weights, 'offensive')
  const hate = findOutput(weights, 'hate')
  const kinds = HATE_KINDS.map((kind) => ({ kind, output: findOutput(weights, kind) }))

  const judge = (words: readonly Word[]): Judgement => {
    if (!words.some((word) => /[\p{L}\p{Extended_Pictographic}]/u.test(word.form))) return NOTHING
    const sums = addUp(weights, listBuckets(words))
    const probability = (output: number) => toProbability(sums[output] ?? 0)
    const reaches = (output: number) => probability(output) >= (weights.outputs[output]?.threshold ?? 1)
    const isHate = reaches(hate) && (words.length <= LONG || probability(offensive) >= 0.5)
    const label = isHate ? 'discurso de ódio' : reaches(offensive) ? 'ofensivo' : 'sem indício'
    return {
      hate: label,
      offensive: probability(offensive),
      score: probability(hate),
      kinds: label === 'discurso de ódio' ? kinds.filter(({ output }) => reaches(output)).map(({ kind }) => kind) : [],
    }
  }

  return {
    version: weights.version,
    evaluate: (text) => judge(listWords(text)),
    explain(text) {
      const words = listWords(text)
      const label = judge(words).hate
      if (label === 'sem indício' || label === 'não avaliado') return []
      return listMarks(weights, label === 'ofensivo' ? offensive : hate, words)
    },
  }
}

function findOutput({ outputs }: HateWeights, name: string): number {
  const at = outputs.findIndex((output) => output.name === name)
  if (at < 0) throw new Error(`the weights have no output ${name}`)
  return at
}

/** The sum of every output over the buckets of a text. */
export function addUp({ bytes, outputs }: HateWeights, buckets: Uint32Array): Float64Array {
  const sums = new Float64Array(outputs.length)
  const width = outputs.length
  for (const bucket of buckets) {
    const from = bucket * width
    for (let output = 0; output < width; output += 1) {
      const byte = bytes[from + output] ?? 0
      sums[output] = (sums[output] ?? 0) + byte * Math.abs(byte)
    }
  }
  const value = findBucketValue(buckets.length)
  outputs.forEach(({ step, bias }, output) => {
    sums[output] = (sums[output] ?? 0) * step * value + bias
  })
  return sums
}

const toProbability = (sum: number) => 1 / (1 + Math.exp(-sum))

import { visitFeatures } from './features.ts'
import type { HateWeights } from './weights.ts'
import type { Word } from './words.ts'

/** A part of the original text (UTF-16 indices, `end` exclusive) and its share, from 0 to 1, of the evidence for the label. */
export type Mark = { start: number; end: number; weight: number }

const MAX_MARKS = 8
/** Words with less than this share of the heaviest word's weight would only distract. */
const LIGHTEST = 0.2

/** The words with the most evidence for an output, in order of position. */
export function listMarks({ bytes, bits, outputs }: HateWeights, output: number, words: readonly Word[]): Mark[] {
  const shares = new Float64Array(words.length)
  const mask = (1 << bits) - 1
  visitFeatures(words, (feature, from, to) => {
    const byte = bytes[(feature & mask) * outputs.length + output] ?? 0
    const weight = byte * Math.abs(byte)
    for (let at = from; at <= to; at += 1) shares[at] = (shares[at] ?? 0) + weight / (to - from + 1)
  })
  const isWord = (at: number) => /[\p{L}\p{Extended_Pictographic}]/u.test(words[at]?.form ?? '')
  return keepHeaviest(words.map(({ start, end }, at) => ({ start, end, weight: isWord(at) ? (shares[at] ?? 0) : 0 })))
}

/** The heaviest marks with a positive weight, as shares of the total, in order of position. */
export function keepHeaviest(marks: readonly Mark[]): Mark[] {
  const ranked = marks.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  const total = ranked.reduce((sum, { weight }) => sum + weight, 0)
  const heaviest = ranked[0]?.weight ?? 0
  return ranked
    .slice(0, MAX_MARKS)
    .filter(({ weight }) => weight >= heaviest * LIGHTEST)
    .map((mark) => ({ ...mark, weight: mark.weight / total }))
    .sort((a, b) => a.start - b.start)
}

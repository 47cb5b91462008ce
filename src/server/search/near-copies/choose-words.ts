import { COMMON_STEMS } from '../../../query/common-words.ts'
import { stemToken } from '../../../query/stem.ts'

/** Words that are looked at together: a stretch of the message. */
const STRETCH = 16
const MOST_STRETCHES = 4
/** Of a stretch: long words are rare ones. */
const WORDS_PER_STRETCH = 6
const SHORTEST = 4
/** Of six words any three: with two of them changed another three are still there. */
const TOGETHER = 3

/**
 * Sets of words of which a copy has at least one set whole, also when it was cut, has words before or behind it, or has a
 * word changed here and there: rare words that stand near each other, from several places of the message.
 */
export function chooseWords(words: readonly string[]): string[][] {
  const stretches = Math.min(MOST_STRETCHES, Math.max(1, Math.round(words.length / STRETCH)))
  const step = stretches > 1 ? (words.length - STRETCH) / (stretches - 1) : 0
  const size = stretches > 1 ? STRETCH : words.length
  const sets = Array.from({ length: stretches }, (_, i) => {
    const from = Math.round(i * step)
    return listSets(listRare(words.slice(from, from + size)))
  })
  return [...new Map(sets.flat().map((set) => [set.join(' '), set])).values()]
}

function listRare(words: readonly string[]): string[] {
  const said = [...new Set(words)].filter((word) => word.length >= SHORTEST && !COMMON_STEMS.has(stemToken(word)))
  return said.sort((a, b) => b.length - a.length).slice(0, WORDS_PER_STRETCH)
}

function listSets(words: readonly string[]): string[][] {
  if (words.length < TOGETHER) return []
  return words.flatMap((first, i) =>
    words.slice(i + 1).flatMap((second, j) => words.slice(i + j + 2).map((third) => [first, second, third])),
  )
}

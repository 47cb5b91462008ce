/** Of a message the words by which its copies are looked for. Pure. */

/** Words that are looked at together: a stretch of the message. */
const STRETCH = 16
const MOST_STRETCHES = 4
/** Of a stretch: any two of the three that fewest posts have. */
const WORDS_PER_STRETCH = 3
/** Two words that more posts than this should have together by chance are asked for with the third. */
const MOST_BY_CHANCE = 300

/**
 * Sets of words of which a copy has at least one set whole, also when it was cut, has words before or behind it, or has words
 * changed here and there: rare words that stand near each other, from several places of the message.
 * @param counts how many posts have each word; one that only this post has is no help, it may be half a word
 * @param posts how many posts there are
 */
export function chooseWords(words: readonly string[], counts: ReadonlyMap<string, number>, posts: number): string[][] {
  const stretches = Math.min(MOST_STRETCHES, Math.max(1, Math.round(words.length / STRETCH)))
  const step = stretches > 1 ? (words.length - STRETCH) / (stretches - 1) : 0
  const size = stretches > 1 ? STRETCH : words.length
  const sets = Array.from({ length: stretches }, (_, i) => {
    const from = Math.round(i * step)
    return listSets(listRarest(words.slice(from, from + size), counts), counts, posts)
  })
  return [...new Map(sets.flat().map((set) => [set.toSorted().join(' '), set])).values()]
}

function listRarest(words: readonly string[], counts: ReadonlyMap<string, number>): string[] {
  const known = [...new Set(words)].filter((word) => (counts.get(word) ?? 0) > 1)
  return known.sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0)).slice(0, WORDS_PER_STRETCH)
}

function listSets(words: readonly string[], counts: ReadonlyMap<string, number>, posts: number): string[][] {
  const [a, b, c] = words
  if (a === undefined || b === undefined) return []
  if (c === undefined) return [[a, b]]
  const share = (word: string) => (counts.get(word) ?? 0) / posts
  const isRare = (one: string, other: string) => share(one) * share(other) * posts <= MOST_BY_CHANCE
  const pairs = [
    [a, b],
    [a, c],
    [b, c],
  ].filter(([one = '', other = '']) => isRare(one, other))
  return pairs.length > 0 ? pairs : [[a, b, c]]
}

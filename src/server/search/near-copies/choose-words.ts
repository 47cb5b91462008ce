/** Chooses the words of a message by which its copies are searched. Pure. */

/** Words in each section of the message from which keys are chosen. */
const STRETCH = 16
const MAX_STRETCHES = 4
/** Candidates per section: any two of the three rarest words. */
const WORDS_PER_STRETCH = 3
/** If two words occur together by chance in more posts than this, a third one is required. */
const MAX_BY_CHANCE = 300

/**
 * Sets of words such that a copy contains at least one set completely, even if it was cut, has words added before or after, or has
 * words changed here and there: rare words near each other, from several places of the message.
 * @param counts document frequency of each word; a word that only this post has is excluded, it may be half a word
 * @param posts number of posts
 */
export function chooseWords(words: readonly string[], counts: ReadonlyMap<string, number>, posts: number): string[][] {
  const stretches = Math.min(MAX_STRETCHES, Math.max(1, Math.round(words.length / STRETCH)))
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
  const isRare = (one: string, other: string) => share(one) * share(other) * posts <= MAX_BY_CHANCE
  const pairs = [
    [a, b],
    [a, c],
    [b, c],
  ].filter(([one = '', other = '']) => isRare(one, other))
  return pairs.length > 0 ? pairs : [[a, b, c]]
}

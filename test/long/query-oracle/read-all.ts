/**
 * Which of many posts each leaf of a search matches, by the second implementation; words are compared once for all
 * posts that contain them.
 */
import { foldText } from '../../../src/text/fold.ts'
import { holdsLeaf, isWord, type Leaf, type WordLeaf } from '../../second-reading.ts'
import type { NumberedPost } from './real-store.ts'

/** One byte per post: 1 if the leaf matches. */
export type Found = Uint8Array

export type ReadLeaf = (leaf: Leaf) => Found

const MAX_KNOWN = 6_000

/** @param today for fields relative to today */
export function createReading(posts: readonly NumberedPost[], today: string): ReadLeaf {
  const vocabulary = new Map<string, number>()
  const learn = (word: string) => {
    const known = vocabulary.get(word)
    if (known !== undefined) return known
    vocabulary.set(word, vocabulary.size)
    return vocabulary.size - 1
  }
  const wordsOf = posts.map(({ content }) => Int32Array.from(foldText(content).split(' '), learn))
  const words = [...vocabulary.keys()]
  const known = new Map<string, Found>()

  const readWord = (leaf: WordLeaf): Found => {
    const asked = Uint8Array.from(words, (word) => (isWord(leaf, word) ? 1 : 0))
    return Uint8Array.from(wordsOf, (numbers) => (numbers.some((number) => asked[number] === 1) ? 1 : 0))
  }
  /** Only posts with all of the words are checked. */
  const readWords = (leaf: Extract<Leaf, { type: 'phrase' | 'near' }>): Found => {
    const asked = leaf.tokens.map((token) => vocabulary.get(token) ?? -1)
    return Uint8Array.from(posts, (post, at) =>
      asked.every((number) => wordsOf[at]?.includes(number)) && holdsLeaf(leaf, post, today) ? 1 : 0,
    )
  }
  const read = (leaf: Leaf): Found => {
    if (leaf.type === 'word' || leaf.type === 'prefix' || leaf.type === 'pattern' || leaf.type === 'similar')
      return readWord(leaf)
    if (leaf.type === 'phrase' || leaf.type === 'near') return readWords(leaf)
    return Uint8Array.from(posts, (post) => (holdsLeaf(leaf, post, today) ? 1 : 0))
  }
  return (leaf) => {
    const key = JSON.stringify(leaf)
    const found = known.get(key) ?? read(leaf)
    if (known.size < MAX_KNOWN) known.set(key, found)
    return found
  }
}

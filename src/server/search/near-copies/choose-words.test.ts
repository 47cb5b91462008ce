import { expect, test } from 'vitest'
import { chooseWords } from './choose-words.ts'

const WORDS = Array.from({ length: 64 }, (_, i) => `palavra${i}`)
const counts = (of: (i: number) => number) => new Map(WORDS.map((word, i) => [word, of(i)]))

test('two of the three rarest words of four stretches', () => {
  const sets = chooseWords(
    WORDS,
    counts((i) => 10 + (i % 16)),
    1_000_000,
  )
  expect(sets).toHaveLength(12)
  expect(sets[0]).toEqual(['palavra0', 'palavra1'])
  expect(sets.every((set) => set.length === 2)).toBe(true)
})

test('words that no other post has, or that the dictionary does not know, are no help', () => {
  const sets = chooseWords(
    WORDS.slice(0, 12),
    counts((i) => (i < 3 ? 1 : i < 6 ? 0 : 50)),
    1_000_000,
  )
  expect(sets.flat()).not.toContain('palavra0')
  expect(sets.flat()).not.toContain('palavra4')
  expect(sets).toHaveLength(3)
  expect(chooseWords(WORDS, new Map(), 1_000)).toEqual([])
})

test('frequent words are asked for three at once', () => {
  const sets = chooseWords(
    WORDS,
    counts(() => 200_000),
    1_000_000,
  )
  expect(sets).toHaveLength(4)
  expect(sets.every((set) => set.length === 3)).toBe(true)
})

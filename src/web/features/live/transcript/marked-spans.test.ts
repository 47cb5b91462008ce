import { expect, test } from 'vitest'
import { splitIntoSpans } from './marked-spans.ts'

test('a text is cut where finds and watched terms begin and end, and nothing of it is lost', () => {
  const text = 'a vacina da gripe'
  const pieces = splitIntoSpans(text.length, [{ start: 9, end: 17, hit: 3 }], [{ start: 2, end: 11 }])
  expect(pieces.map(({ start, end, hit, isWatched }) => [text.slice(start, end), hit, isWatched])).toEqual([
    ['a ', null, false],
    ['vacina ', null, true],
    ['da', 3, true],
    [' gripe', 3, false],
  ])
  expect(splitIntoSpans(0, [], [])).toEqual([])
})

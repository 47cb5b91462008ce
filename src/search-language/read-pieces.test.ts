import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkProperty } from '../../test/check-property.ts'
import { createPieceReader } from './read-pieces.ts'

function createReader(most: number) {
  let known: string[] = []
  const read = createPieceReader({
    most,
    learn: (piece, number) => {
      known[number] = piece
      return true
    },
    forget: () => {
      known = []
    },
  })
  return (text: string) => {
    const pieces = read(text)
    return pieces && Array.from(pieces.numbers.subarray(0, pieces.count), (number) => known[number])
  }
}

test('every piece between spaces has the number it was learned by, also after all were forgotten', () => {
  const read = createReader(24)
  const anyText = fc.array(fc.constantFrom('a', 'b', 'ç', ' ', '\n', '😀', 'ab', 'tudo'), { maxLength: 20 })
  checkProperty(
    fc.property(anyText, (parts) => {
      const text = parts.join('')
      expect(read(text)).toEqual(text.split(/[ \n]/).filter((piece) => piece !== ''))
    }),
    1_000,
  )
})

test('a text with more new pieces than have room, or too long, is not read', () => {
  const read = createReader(3)
  expect(read('a b c d')).toBeUndefined()
  expect(read('a b c a b')).toEqual(['a', 'b', 'c', 'a', 'b'])
  expect(read('a'.repeat(10_001))).toBeUndefined()
})

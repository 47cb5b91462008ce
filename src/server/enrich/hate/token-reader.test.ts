import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkProperty } from '../../../../test/check-property.ts'
import { createTokenReader } from './token-reader.ts'

function createReader(most: number) {
  let known: string[] = []
  const read = createTokenReader({
    most,
    learn: (token, number) => {
      known[number] = token
      return true
    },
    forget: () => {
      known = []
    },
  })
  return (text: string) => {
    const tokens = read(text)
    return tokens && Array.from(tokens.numbers.subarray(0, tokens.count), (number) => known[number])
  }
}

test('every token between spaces has the number it was learned by, also after all were forgotten', () => {
  const read = createReader(24)
  const anyText = fc.array(fc.constantFrom('a', 'b', 'ç', ' ', '\n', '😀', 'ab', 'tudo'), { maxLength: 20 })
  checkProperty(
    fc.property(anyText, (parts) => {
      const text = parts.join('')
      expect(read(text)).toEqual(text.split(/[ \n]/).filter((token) => token !== ''))
    }),
    1_000,
  )
})

test('a text with more new tokens than have room, or too long, is not read', () => {
  const read = createReader(3)
  expect(read('a b c d')).toBeUndefined()
  expect(read('a b c a b')).toEqual(['a', 'b', 'c', 'a', 'b'])
  expect(read('a'.repeat(10_001))).toBeUndefined()
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkProperty } from '../../../../../../test/check-property.ts'
import { findLinks } from '../links.ts'
import { cutExcerpt, findExcerptStart, splitText } from './text-parts.ts'

const show = (parts: ReturnType<typeof splitText>) =>
  parts.map(({ text, marked, link }) => `${marked ? '*' : ''}${link ? '@' : ''}${text}`)

test('matches and addresses become parts of their own', () => {
  const text = 'A vacina em https://vacina.example/x chegou'
  const matches = [
    { start: 2, end: 8 },
    { start: 20, end: 26 },
    { start: 37, end: 43 },
  ]
  expect(show(splitText(text, matches, findLinks(text)))).toEqual([
    'A ',
    '*vacina',
    ' em ',
    '*@https://vacina.example/x',
    ' ',
    '*chegou',
  ])
  expect(show(splitText('nada', []))).toEqual(['nada'])
  expect(splitText('', [])).toEqual([])
})

test('no character is lost or doubled, whatever is marked', () => {
  const piece = fc.constantFrom('a ', 'vacina', ' https://um.example/b ', '\n', '🙂', '.')
  checkProperty(
    fc.property(fc.array(piece), fc.array(fc.tuple(fc.nat(4), fc.nat(6))), (pieces, steps) => {
      const text = pieces.join('')
      let at = 0
      const matches = steps.map(([gap, length]) => {
        const start = at + gap
        at = start + length
        return { start, end: at }
      })
      const inside = matches.filter(({ end }) => end <= text.length)
      expect(
        splitText(text, inside, findLinks(text))
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test('an excerpt begins shortly before a match that would be out of sight', () => {
  const text = `${'palavra '.repeat(40)}vacina chegou`
  const start = text.indexOf('vacina')
  const from = findExcerptStart(text, [{ start, end: start + 6 }], 120)
  expect(text.slice(from)).toMatch(/^(palavra )+vacina chegou$/)
  expect(start - from).toBeLessThanOrEqual(60)
  expect(findExcerptStart(text, [{ start: 0, end: 7 }], 120)).toBe(0)
  expect(findExcerptStart(text, [], 120)).toBe(0)
})

test('an excerpt ends with a whole word, where there is a space at all', () => {
  const words = 'palavra '.repeat(49)
  const cut = (text: string, start = 0) => cutExcerpt(text, start, [])
  expect(cut(`${words}vacina contra a gripe`)).toBe(`${words}vacina`)
  expect(cut(`${words}vacinação contra a gripe`)).toBe(words.trimEnd())
  expect(cut('a vacina', 2)).toBe('vacina')
  expect(cut('x'.repeat(1_000))).toBe('x'.repeat(400))
})

test('a long address does not take the rest of an excerpt with it, nor is a match cut', () => {
  const address = `https://um.example/${'a'.repeat(540)}`
  expect(cutExcerpt(`LEIA: ${address}`, 0, [])).toBe(`LEIA: ${address.slice(0, 394)}`)
  const text = `${'palavra '.repeat(48)}urna eletronicamente auditada`
  const match = { start: 384, end: 404 }
  expect(cutExcerpt(text, 0, [match])).toBe(text.slice(0, 404))
  const inAddress = `${'palavra '.repeat(48)}https://um.example/${'a'.repeat(50)}`
  expect(cutExcerpt(inAddress, 0, [{ start: 392, end: 394 }])).toBe(inAddress.slice(0, 400))
})

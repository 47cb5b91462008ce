import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkProperty } from '../../../../test/check-property.ts'
import { createEvidence, createPlainEvidence } from './evidence.ts'
import { readWeights } from './weights.ts'

const weights = readWeights(readFileSync(new URL('../../../../models/hate/weights.bin', import.meta.url)))
const find = createEvidence(weights)
const findPlainly = createPlainEvidence(weights)

const PARTS = [
  'RT @fulano: ',
  'rt ',
  'fort ',
  '“rt ',
  '@a',
  '@a,rt ',
  ' ',
  '\n',
  '\u00a0',
  '\u200b',
  'v i a d o ',
  'a b ',
  'p*ta',
  'v1ad0 ',
  'f.d.p',
  'filho da puta ',
  'mulheres ',
  '½',
  'ﷺ',
  '👊🏽',
  '\ud800',
  'https://exemplo.org/a ',
  't.co/x ',
  '<rt>',
  'kkkk ',
  '!?',
  'ação',
]
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...PARTS), { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

test('the quick way finds what the text itself says, to the bit', () => {
  checkProperty(
    fc.property(anyText, (text) => {
      expect(find(text)).toEqual(findPlainly(text))
    }),
    500,
  )
})

test('more words than are remembered at once', () => {
  let number = 0
  for (let count = 0; count < 120; count += 1) {
    const words = Array.from({ length: 1_000 }, () => `palavra${(number++ * 7919).toString(36)}`)
    const text = `burro ${words.join(' ')}`.slice(0, 9_000)
    expect(find(text)).toEqual(findPlainly(text))
  }
}, 30_000)

test.each([9_999, 10_001, 60_000])('a text of %i characters', (length) => {
  const text = Array.from({ length }, (_, i) =>
    (i * i) % 7 === 0 ? ' ' : String.fromCharCode(97 + ((i * 31) % 26)),
  ).join('')
  expect(find(text)).toEqual(findPlainly(text))
})

test('more tokens than are remembered at once, made of few words', () => {
  const words = Array.from({ length: 400 }, (_, at) => `palavra${at.toString(36)}`)
  for (const [at, word] of words.entries()) {
    const text = `burro ${words.map((other) => `${word}-${other}`).join(' ')}`.slice(0, 9_000)
    const found = find(text)
    if (at % 20 === 0) expect(found).toEqual(findPlainly(text))
  }
}, 30_000)

import { expect, test } from 'vitest'
import { findNames } from './find-names.ts'
import { stemToken } from './stem.ts'

const nameOf = (text: string, word: string) => findNames(text).get(stemToken(word))

test('words with a capital that follow each other are one name, also with "de" between them', () => {
  const text = 'Morreu o Waldyr Pugliesi, e a Ana de Oliveira do Paraná soube'
  expect(nameOf(text, 'waldyr')).toBe(nameOf(text, 'pugliesi'))
  expect(nameOf(text, 'ana')).toBe(nameOf(text, 'oliveira'))
  expect(nameOf(text, 'waldyr')).not.toBe(nameOf(text, 'ana'))
  expect(nameOf(text, 'soube')).toBeUndefined()
})

test('one word with a capital is a name, but at the beginning of a sentence; abbreviations are names anywhere', () => {
  const text = 'Cadê a insulina do SUS? Governo tirou. STF não viu, e Campinas também não'
  expect([...findNames(text).keys()].sort()).toEqual(['campinas', 'stf', 'sus'].map(stemToken).sort())
})

test('in a text in capitals no names can be seen', () => {
  expect(findNames('ENEM CANCELADO NO NORTE E NORDESTE').size).toBe(0)
})

test('a long text without an end takes no time', () => {
  expect(findNames('a '.repeat(50_000)).size).toBe(0)
  expect(findNames(`${'Aa de '.repeat(20_000)}x`).size).toBe(1)
})

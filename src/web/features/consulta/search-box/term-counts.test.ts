import { expect, test } from 'vitest'
import { parseSearch } from '../../../../search-language/parse.ts'
import { printSearch } from '../../../../search-language/print.ts'
import { getWord, replaceWord } from './term-counts.ts'

test.each([
  ['vacina', 'vacina OU vacinação'],
  ['urna vacina', 'urna (vacina OU vacinação)'],
  ['-vacina urna', '-(vacina OU vacinação) urna'],
  ['"vacina gripe" vacina', '"vacina gripe" (vacina OU vacinação)'],
  ['vacina OU gripe', 'vacina OU vacinação OU gripe'],
  ['2de{vacina, gripe, urna}', '2de{vacina OU vacinação, gripe, urna}'],
  ['gripe', 'gripe'],
])('in %j the family stands for the word', (search, replaced) => {
  expect(replaceWord(search, 'vacina', ['vacina', 'vacinação'])).toBe(replaced)
  expect(printSearch(parseSearch(replaced))).toBe(replaced)
})

test.each([
  ['vacina', 'vacina'],
  ['"vacina"', undefined],
  ['vacin*', undefined],
  ['partido:PT', undefined],
  ['covid-19', undefined],
])('the word of %j is %j', (term, word) => expect(getWord(term)).toBe(word))

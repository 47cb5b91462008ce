import { expect, test } from 'vitest'
import { findCountRange, setCountRange } from './count-range.ts'
import { parseSearch } from './parse.ts'

test.each([
  ['', { min: 10, max: 99 }, 'curtidas:10..99'],
  ['vacina', { min: 10, max: null }, 'vacina curtidas:>=10'],
  ['vacina curtidas:>1000', { min: null, max: 5 }, 'vacina curtidas:<=5'],
  ['vacina curtidas:>1000', null, 'vacina'],
  ['curtidas:>1000', null, ''],
  ['a OU b', { min: 0, max: 0 }, '(a OU b) curtidas:0..0'],
  ['-curtidas:>9 visualizacoes:>5', { min: 1, max: 2 }, '-curtidas:>9 visualizacoes:>5 curtidas:1..2'],
])('%j with %o is %j', (search, range, expected) => {
  const next = setCountRange(search, 'curtidas', range)
  expect(parseSearch(next)).toEqual(parseSearch(expected))
  expect(findCountRange(next, 'curtidas')).toEqual(range)
})

test('a range inside an alternative is none of the whole search', () => {
  expect(findCountRange('curtidas:>9 OU vacina', 'curtidas')).toBeNull()
  expect(findCountRange('curtidas:>9 vacina', 'curtidas')).toEqual({ min: 10, max: null })
})

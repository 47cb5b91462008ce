import { expect, test } from 'vitest'
import { findChoices, LIST_LIMIT } from './choice-search.ts'

const choice = (key: string, words: string) => ({ key, words })
const people = [
  choice('1', 'Aurora Lemos senadora PZV SP @auroralemos'),
  choice('2', "João D'Ávila deputado federal PZN MG @jdavila"),
  choice('3', 'Joana Prado vereadora PZV RJ @joanaprado'),
]
const keys = (typed: string, chosen: string[] = []) => findChoices(people, typed, chosen).shown.map(({ key }) => key)

test('words are found by their beginning, without accents, in any order', () => {
  expect(keys('joao')).toEqual(['2'])
  expect(keys('PZV joa')).toEqual(['3'])
  expect(keys('@auroral')).toEqual(['1'])
  expect(keys('urora')).toEqual([])
})

test('chosen ones come first until something is typed', () => {
  expect(keys('', ['3'])).toEqual(['3', '1', '2'])
  expect(keys('  ', [])).toEqual(['1', '2', '3'])
  expect(keys('jo', ['3'])).toEqual(['2', '3'])
})

test('a long list is cut, and says how many are left', () => {
  const many = Array.from({ length: LIST_LIMIT + 7 }, (_, index) => choice(String(index), 'pessoa'))
  const { shown, left } = findChoices(many, 'pessoa', [])
  expect([shown.length, left]).toEqual([LIST_LIMIT, 7])
})

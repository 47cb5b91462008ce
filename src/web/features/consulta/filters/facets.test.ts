import { expect, test } from 'vitest'
import { countChoices, foldEmpty } from './facets.ts'

const choices = ['PDX', 'PBR', 'PLF'].map((key) => ({ key, label: key, words: key, count: 1_000 }))

test('a choice has the number of this search, and 0 where it has none', () => {
  const told = { counts: [{ value: 'PBR', count: 7 }], has_more: false }
  expect(countChoices(choices, told).map(({ count }) => count)).toEqual([0, 7, 0])
})

test('what was not told is not known where the list was cut, or nothing was counted', () => {
  const told = { counts: [{ value: 'PBR', count: 7 }], has_more: true }
  expect(countChoices(choices, told).map(({ count }) => count)).toEqual([null, 7, null])
  expect(countChoices(choices, null).map(({ count }) => count)).toEqual([null, null, null])
})

test('empty choices are folded away, chosen ones and unknown ones never', () => {
  const counted = countChoices(choices, { counts: [{ value: 'PBR', count: 7 }], has_more: false })
  const { shown, folded } = foldEmpty(counted, ['PLF'])
  expect([shown, folded].map((list) => list.map(({ key }) => key))).toEqual([['PBR', 'PLF'], ['PDX']])
  expect(foldEmpty(countChoices(choices, null), []).folded).toEqual([])
})

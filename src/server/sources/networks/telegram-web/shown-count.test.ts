import { expect, test } from 'vitest'
import { parseShownCount } from './shown-count.ts'

test.each([
  ['0', 0, 1],
  ['845', 845, 1],
  ['1 916', 1916, 1],
  ['1.1K', 1100, 100],
  ['9.87K', 9870, 10],
  ['12K', 12_000, 1000],
  ['29.0K', 29_000, 100],
  ['1.2M', 1_200_000, 100_000],
  ['1.15M', 1_150_000, 10_000],
])('%s is %d, known to %d', (text, value, step) => {
  expect(parseShownCount(text)).toEqual({ value, step })
})

test.each(['', '–', 'muitas', '-5', '1.5', '99999999999', '9B9'])('%j is no count', (text) => {
  expect(parseShownCount(text)).toBeNull()
})

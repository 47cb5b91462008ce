import { expect, test } from 'vitest'
import { describeUnusual } from './unusual-words.ts'

test.each([
  [3.44, '3,4× a mediana desta conta'],
  [12, '12,0× a mediana desta conta'],
  [1656.6, '1.657× a mediana desta conta'],
  [null, '–'],
])('%s is written %j', (times, words) => {
  expect(describeUnusual(times)).toBe(words)
})

import { expect, test } from 'vitest'
import { fitHeight } from './use-layout.ts'

const names = (total: number) => Array.from({ length: total }, (_, place) => `P${place}`)

test('few bars take less room than many, and many no more than the look gives them', () => {
  const rows = { layout: 'rows', height: 420 } as const
  const two = fitHeight(rows, { x_data: names(2), y_labels: ['publicações'] })
  expect(two).toBeLessThan(100)
  expect(fitHeight(rows, { x_data: names(3), y_labels: ['publicações'] })).toBeGreaterThan(two)
  expect(fitHeight(rows, { x_data: names(2), y_labels: ['a', 'b'] })).toBeGreaterThan(two)
  expect(fitHeight(rows, { x_data: names(60), y_labels: ['publicações'] })).toBe(420)
  expect(fitHeight({ layout: 'columns', height: 280 }, { x_data: names(1) })).toBeLessThan(280)
})

test('before the data come the whole room is kept', () => {
  expect(fitHeight({ layout: 'rows', height: 420 }, {})).toBe(420)
})

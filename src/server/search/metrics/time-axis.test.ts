import { expect, test } from 'vitest'
import { createTimeAxis } from './time-axis.ts'

test.each([
  ['2026-03-12', '2026-03-12', 'day', 1],
  ['2026-01-01', '2026-03-03', 'day', 62],
  ['2026-01-01', '2026-03-04', 'week', 10],
  ['2024-01-01', '2026-01-01', 'week', 105],
  ['2023-12-31', '2026-01-02', 'month', 26],
  ['1970-01-01', '2105-12-31', 'year', 136],
])('from %s to %s places last a %s', (start, end, unit, places) => {
  const axis = createTimeAxis({ start, end })
  expect(axis.unit).toBe(unit)
  expect(axis.days).toHaveLength(places)
})

test('weeks begin on Sunday, also the one that a range begins in', () => {
  const { days } = createTimeAxis({ start: '2026-01-01', end: '2026-04-01' })
  expect(days.slice(0, 2)).toEqual(['2025-12-28', '2026-01-04'])
})

test('months follow each other over the end of a year', () => {
  const { days } = createTimeAxis({ start: '2023-11-30', end: '2026-01-01' })
  expect(days.slice(0, 3)).toEqual(['2023-11-01', '2023-12-01', '2024-01-01'])
  expect(days.at(-1)).toBe('2026-01-01')
})

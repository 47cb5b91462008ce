import { expect, test } from 'vitest'
import { createTimeAxis, type Days, findPartial } from './time-axis.ts'

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

/** The places of the axis of `days` that are partial, by their first days. */
function listPartial(days: Days, span = days, today = '2200-01-01'): string[] {
  const axis = createTimeAxis(days)
  const partial = findPartial(axis, span, today)
  return axis.days.filter((_, place) => partial[place])
}

test('a place is partial where the days that can be counted begin or end inside it', () => {
  expect(listPartial({ start: '2026-01-01', end: '2026-03-10' })).toEqual(['2025-12-28', '2026-03-08'])
  const whole = { start: '2025-12-28', end: '2026-03-14' }
  expect(listPartial(whole)).toEqual([])
  // Stored from a Wednesday until a Monday only.
  const stored = { start: '2026-01-07', end: '2026-03-02' }
  expect(listPartial(whole, stored)).toEqual(['2025-12-28', '2026-01-04', '2026-03-01', '2026-03-08'])
})

test('a place that is not over yet today is partial', () => {
  const march = { start: '2026-03-01', end: '2026-03-12' }
  expect(listPartial(march, march, '2026-03-12')).toEqual(['2026-03-12'])
  expect(listPartial(march, march, '2026-03-13')).toEqual([])
})

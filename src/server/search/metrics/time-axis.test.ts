import { expect, test } from 'vitest'
import { createTimeAxis, type Days } from './time-axis.ts'

const createAxis = (days: Days, span: Days = days, today = '2200-01-01') => createTimeAxis(days, span, today)

test.each([
  ['2026-03-12', '2026-03-12', 'day', 1],
  ['2026-01-01', '2026-03-03', 'day', 62],
  ['2026-01-01', '2026-03-04', 'week', 10],
  ['2024-01-01', '2026-01-01', 'week', 105],
  ['2023-12-31', '2026-01-02', 'month', 26],
  ['1970-01-01', '2105-12-31', 'year', 136],
])('from %s to %s places last a %s', (start, end, unit, places) => {
  const axis = createAxis({ start, end })
  expect(axis.unit).toBe(unit)
  expect(axis.days).toHaveLength(places)
})

test('weeks begin on Sunday, also the one that a range begins in', () => {
  const { days } = createAxis({ start: '2026-01-01', end: '2026-04-01' })
  expect(days.slice(0, 2)).toEqual(['2025-12-28', '2026-01-04'])
})

test('months follow each other over the end of a year', () => {
  const { days } = createAxis({ start: '2023-11-30', end: '2026-01-01' })
  expect(days.slice(0, 3)).toEqual(['2023-11-01', '2023-12-01', '2024-01-01'])
  expect(days.at(-1)).toBe('2026-01-01')
})

test('a place is partial where the days that can be counted begin or end inside it', () => {
  const asked = { start: '2026-01-01', end: '2026-03-10' }
  const { days, partial } = createAxis(asked)
  expect(days.filter((_, i) => partial[i])).toEqual(['2025-12-28', '2026-03-08'])
  const whole = { start: '2025-12-28', end: '2026-03-14' }
  expect(createAxis(whole).partial).not.toContain(true)
  // Stored from a Wednesday until a Monday only.
  const stored = createAxis(whole, { start: '2026-01-07', end: '2026-03-02' })
  expect(stored.days.filter((_, i) => stored.partial[i])).toEqual([
    '2025-12-28',
    '2026-01-04',
    '2026-03-01',
    '2026-03-08',
  ])
})

test('a place that is not over yet today is partial', () => {
  const march = { start: '2026-03-01', end: '2026-03-12' }
  const partial = createAxis(march, march, '2026-03-12').partial
  expect([partial.indexOf(true), partial.length]).toEqual([11, 12])
  expect(createAxis(march, march, '2026-03-13').partial).not.toContain(true)
})

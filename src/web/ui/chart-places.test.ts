import { expect, test } from 'vitest'
import { describePlace, describePlaces, formatPlace, getLastDay } from './chart-places.ts'

const axis = (x_unit: 'day' | 'week' | 'month' | 'year' | null, ...x_data: string[]) => ({
  x_type: 'time' as const,
  x_unit,
  x_data,
})

test.each([
  ['day', '12/03', '12/03/2026', '12/03/2026 a 20/03/2026'],
  ['week', '12/03', '12/03/2026 a 18/03/2026', '12/03/2026 a 26/03/2026'],
  ['month', 'mar/26', 'março de 2026', 'março de 2026 a março de 2026'],
  ['year', '2026', '2026', '2026 a 2026'],
] as const)('a place of a %s, short, in full, and up to another', (unit, short, full, span) => {
  const days = axis(unit, '2026-03-12', '2026-03-20')
  expect([formatPlace(days, 0), describePlace(days, 0), describePlaces(days, 0, 1)]).toEqual([short, full, span])
})

test('a name is a name', () => {
  expect([formatPlace(axis(null, 'SP'), 0), describePlace(axis(null, 'SP'), 0)]).toEqual(['SP', 'SP'])
})

test.each([
  ['day', '2026-03-12'],
  ['week', '2026-03-18'],
  ['month', '2026-03-31'],
  ['year', '2026-12-31'],
] as const)('the last day of a %s', (unit, last) => {
  const first = unit === 'month' ? '2026-03-01' : unit === 'year' ? '2026-01-01' : '2026-03-12'
  expect(getLastDay(first, unit)).toBe(last)
})

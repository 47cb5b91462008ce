import { expect, test } from 'vitest'
import {
  describePartial,
  describePartials,
  describePlace,
  describePlaces,
  formatPlace,
  getLastDay,
} from './chart-places.ts'

const axis = (x_unit: 'day' | 'week' | 'month' | 'year' | null, ...x_data: string[]) => ({
  x_type: 'time' as const,
  x_unit,
  x_data,
})

test.each([
  ['day', '12/03\n2026', '12/03/2026', '12/03/2026 a 20/03/2026'],
  ['week', '12/03\n2026', '12/03/2026 a 18/03/2026', '12/03/2026 a 26/03/2026'],
  ['month', 'mar\n2026', 'março de 2026', 'março de 2026 a março de 2026'],
  ['year', '2026', '2026', '2026 a 2026'],
] as const)('a place of a %s, short, in full, and up to another', (unit, short, full, span) => {
  const days = axis(unit, '2026-03-12', '2026-03-20')
  expect([formatPlace(days, 0), describePlace(days, 0), describePlaces(days, 0, 1)]).toEqual([short, full, span])
})

test('a stretch of weeks ends with the days that were counted', () => {
  const weeks = { ...axis('week', '2026-03-08', '2026-03-15'), x_span: { start: '2026-03-10', end: '2026-03-17' } }
  expect(describePlaces(weeks, 0, 1)).toBe('10/03/2026 a 17/03/2026')
  const before = { ...weeks, x_span: { start: '2026-01-01', end: '2026-02-01' } }
  expect(describePlaces(before, 0, 1)).toBe('08/03/2026 a 21/03/2026')
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

test('a partial place says which days it counts, or that it is not over', () => {
  const weeks = axis('week', '2026-03-01', '2026-03-08', '2026-03-15', '2026-03-22')
  const chart = { ...weeks, x_span: { start: '2026-03-04', end: '2026-03-15' }, x_partial: [true, false, true, true] }
  expect([0, 1, 2, 3].map((place) => describePartial(chart, place))).toEqual([
    'semana incompleta, só de 04/03/2026 a 07/03/2026',
    null,
    'semana incompleta, só 15/03/2026',
    'fora do que foi coletado',
  ])
  expect(describePartials({ ...chart, type: 'bar' })).toBe(
    'Hachurado: semanas incompletas, só de 04/03/2026 a 07/03/2026 e só 15/03/2026; fora do que foi coletado.',
  )
  expect(describePartials({ ...chart, x_partial: [true, false, false, false], type: 'bar' })).toBe(
    'Hachurado: semana incompleta, só de 04/03/2026 a 07/03/2026.',
  )
  expect(describePartials({ ...chart, type: 'line' })).toMatch(/^Tracejado/)
  const today = { ...axis('day', '2026-03-12'), x_span: { start: '2026-03-12', end: '2026-03-12' }, x_partial: [true] }
  expect(describePartial(today, 0)).toBe('dia que ainda não terminou')
  expect(describePartials({ ...today, x_partial: [false], type: 'bar' })).toBe('')
})

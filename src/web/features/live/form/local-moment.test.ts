import { expect, test } from 'vitest'
import { fromLocalField, toLocalField } from './local-moment.ts'

test('a date and time means the installation’s clock, summer time of the past included', () => {
  expect(fromLocalField('12/03/2026 20:05')).toBe('2026-03-12T23:05:00.000Z')
  expect(fromLocalField(' 12/03/2026 às 20:05 ')).toBe('2026-03-12T23:05:00.000Z')
  expect(fromLocalField('12/12/2018 20:05')).toBe('2018-12-12T22:05:00.000Z')
  expect(toLocalField('2018-12-12T22:05:00.000Z')).toBe('12/12/2018 20:05')
})

test('nothing is no moment, and what is no date is told apart from nothing', () => {
  expect([fromLocalField(''), fromLocalField('  '), toLocalField(null)]).toEqual([null, null, ''])
  const wrong = ['x', '2026-03-12 20:05', '12/13/2026 20:05', '12/03/2026', '12/03/2026 25:00']
  expect(wrong.map(fromLocalField)).toEqual(wrong.map(() => undefined))
})

import { expect, test } from 'vitest'
import { fromLocalField, toLocalField } from './local-moment.ts'

test('a date and time means the installation’s clock, summer time of the past included', () => {
  expect(fromLocalField('2026-03-12T20:05')).toBe('2026-03-12T23:05:00.000Z')
  expect(fromLocalField('2018-12-12T20:05')).toBe('2018-12-12T22:05:00.000Z')
  expect(toLocalField('2018-12-12T22:05:00.000Z')).toBe('2018-12-12T20:05')
  expect([fromLocalField(''), fromLocalField('x'), toLocalField(null)]).toEqual([null, null, ''])
})

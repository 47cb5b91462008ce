import { expect, test } from 'vitest'
import { getPeriodDays, readPeriod } from './period.ts'

test('a period ends today, both days counted; anything else is everything', () => {
  const now = new Date('2026-03-31T12:00:00Z')
  expect(getPeriodDays('30', now)).toEqual({ start_date: '2026-03-02', end_date: '2026-03-31' })
  expect(getPeriodDays(readPeriod('zzz'), now)).toEqual({})
})

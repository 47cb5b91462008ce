import { expect, test } from 'vitest'
import { formatClock } from '../../../format.ts'
import { readClock } from './clock.ts'

test('a chapter’s time is a string hh:mm:ss.fraction, shown as h:min:s', () => {
  expect(readClock('01:02:03.450')).toBeCloseTo(3723.45)
  expect(readClock('00:00:07')).toBe(7)
  expect(readClock('x')).toBe(0)
  expect([0, 59.9, 62, 3723.45, 360_000].map(formatClock)).toEqual([
    '0:00:00',
    '0:00:59',
    '0:01:02',
    '1:02:03',
    '100:00:00',
  ])
})

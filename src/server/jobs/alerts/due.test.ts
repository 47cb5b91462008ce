import { expect, test } from 'vitest'
import { isDue, type Times } from './due.ts'

const TIMES: Times = {
  ...{ cadence: 'now', at_hour: 8, weekday: 1, quiet_from: null, quiet_until: null },
  time_zone: 'America/Sao_Paulo',
}
/** In São Paulo, three hours behind. */
const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 2, day, hour + 3, minute))

test('at once is at once, and once silence is over', () => {
  expect(isDue(TIMES, at(2, 12), at(2, 12))).toBe(true)
  const quiet = { ...TIMES, quiet_from: 22, quiet_until: 7 }
  expect(isDue(quiet, at(2, 23), at(2, 23, 1))).toBe(false)
  expect(isDue(quiet, at(2, 23), at(3, 6, 59))).toBe(false)
  expect(isDue(quiet, at(2, 23), at(3, 7))).toBe(true)
})

test('hourly, daily and weekly wait for their hour in their own time zone', () => {
  expect(isDue({ ...TIMES, cadence: 'hourly' }, at(2, 12, 5), at(2, 12, 59))).toBe(false)
  expect(isDue({ ...TIMES, cadence: 'hourly' }, at(2, 12, 5), at(2, 13))).toBe(true)
  expect(isDue({ ...TIMES, cadence: 'daily' }, at(2, 8, 1), at(3, 7, 59))).toBe(false)
  expect(isDue({ ...TIMES, cadence: 'daily' }, at(2, 8, 1), at(3, 8))).toBe(true)
  // The 2nd of March 2026 is a Monday.
  expect(isDue({ ...TIMES, cadence: 'weekly' }, at(2, 8, 1), at(8, 23))).toBe(false)
  expect(isDue({ ...TIMES, cadence: 'weekly' }, at(2, 8, 1), at(9, 8))).toBe(true)
  expect(isDue({ ...TIMES, cadence: 'daily', time_zone: 'Asia/Kolkata' }, at(2, 8), at(3, 8))).toBe(true)
})

test('a clock that jumps neither loses nor hurries anything', () => {
  const daily = { ...TIMES, cadence: 'daily' as const }
  expect(isDue(daily, at(20, 12), at(2, 12))).toBe(false)
  expect(isDue(TIMES, at(20, 12), at(2, 12))).toBe(true)
  expect(isDue(daily, at(2, 12), at(30, 3))).toBe(true)
})

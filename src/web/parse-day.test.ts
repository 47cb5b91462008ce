import { expect, test } from 'vitest'
import { isDay, parseDay } from './parse-day.ts'

test('a day is one that the calendar has', () => {
  expect(isDay('2026-02-28')).toBe(true)
  expect(isDay('2024-02-29')).toBe(true)
  for (const wrong of ['2026-02-29', '2026-13-01', '2026-1-1', '1899-12-31', '2200-01-01', '', 'ontem']) {
    expect(isDay(wrong), wrong).toBe(false)
  }
})

test('typed days are read as Brazilians write them', () => {
  expect(parseDay('12/03/2026')).toBe('2026-03-12')
  expect(parseDay(' 1/3/26 ')).toBe('2026-03-01')
  expect(parseDay('12032026')).toBe('2026-03-12')
  for (const wrong of ['31/02/2026', '2026-03-12', 'hoje', '']) expect(parseDay(wrong), wrong).toBeNull()
})

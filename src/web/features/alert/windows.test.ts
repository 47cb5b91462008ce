import { expect, test } from 'vitest'
import { formatWindow, listDays } from './windows.ts'

test('a window is named in the time zone in which it is counted', () => {
  expect(formatWindow('2026-03-12T17:00:00.000Z', 'hour', 'America/Sao_Paulo')).toBe('12/03/2026, das 14h às 15h')
  expect(formatWindow('2026-03-13T02:00:00.000Z', 'hour', 'America/Sao_Paulo')).toBe('12/03/2026, das 23h às 0h')
  // Midnight of Fernando de Noronha is still the day before in Brasília.
  expect(formatWindow('2026-03-12T02:00:00.000Z', 'day', 'America/Noronha')).toBe('12/03/2026')
})

test('the posts of a window are found on the days of the installation in which it lies', () => {
  expect(listDays('2026-03-12T17:00:00.000Z', 'hour')).toEqual({ start_date: '2026-03-12', end_date: '2026-03-12' })
  expect(listDays('2026-03-12T02:00:00.000Z', 'day')).toEqual({ start_date: '2026-03-11', end_date: '2026-03-12' })
})

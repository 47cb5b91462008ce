import { expect, test } from 'vitest'
import { formatWindow, listDays } from './windows.ts'

test('a window is named in the time zone in which it is counted', () => {
  expect(formatWindow('2026-03-12T17:00:00.000Z', 'hour', 'America/Sao_Paulo')).toBe('12/03/2026, das 14h às 15h')
  expect(formatWindow('2026-03-13T02:00:00.000Z', 'hour', 'America/Sao_Paulo')).toBe('12/03/2026, das 23h às 0h')
  // Midnight of Fernando de Noronha is still the day before in Brasília.
  expect(formatWindow('2026-03-12T02:00:00.000Z', 'day', 'America/Noronha')).toBe('12/03/2026')
})

test('the posts of a window are found on the days of the installation in which it lies', () => {
  const days = (at: string, span: 'hour' | 'day', zone: string) => Object.values(listDays(at, span, zone))
  expect(days('2026-03-12T17:00:00.000Z', 'hour', 'America/Sao_Paulo')).toEqual(['2026-03-12', '2026-03-12'])
  expect(days('2026-03-12T02:00:00.000Z', 'day', 'America/Noronha')).toEqual(['2026-03-11', '2026-03-12'])
  // In Halifax a day of 23 hours ends with one of Brasília, and one of 25 an hour after it.
  expect(days('2026-03-08T04:00:00.000Z', 'day', 'America/Halifax')).toEqual(['2026-03-08', '2026-03-08'])
  expect(days('2026-11-01T03:00:00.000Z', 'day', 'America/Halifax')).toEqual(['2026-11-01', '2026-11-02'])
})

import { expect, test } from 'vitest'
import { isDay, parseDay } from '../../parse-day.ts'
import { formatDayRange, listDayPresets } from './days.ts'

test('a day is one that the calendar has', () => {
  expect(isDay('2026-02-28')).toBe(true)
  expect(isDay('2024-02-29')).toBe(true)
  for (const wrong of ['2026-02-29', '2026-13-01', '2026-1-1', '1899-12-31', '2200-01-01', '', 'ontem']) {
    expect(isDay(wrong), wrong).toBe(false)
  }
})

test('presets count today and cross months and years', () => {
  const ranges = Object.fromEntries(listDayPresets('2026-03-03').map(({ name, range }) => [name, range]))
  expect(ranges).toEqual({
    Hoje: { start: '2026-03-03', end: '2026-03-03' },
    '7 dias': { start: '2026-02-25', end: '2026-03-03' },
    '30 dias': { start: '2026-02-02', end: '2026-03-03' },
    'Eleições 2024': { start: '2024-08-16', end: '2024-10-27' },
    'Este ano': { start: '2026-01-01', end: '2026-03-03' },
    Tudo: { start: null, end: null },
  })
})

test.each([
  ['2026-08-15', 'Eleições 2024', '2024-10-27'],
  ['2026-08-16', 'Eleições 2026', '2026-08-16'],
  ['2026-11-22', 'Eleições 2026', '2026-10-25'],
  ['2027-12-31', 'Eleições 2026', '2026-10-25'],
  ['2022-12-31', 'Eleições 2022', '2022-10-30'],
])('on %s the election is %s, until %s', (today, name, end) => {
  const election = listDayPresets(today).find((preset) => preset.name.startsWith('Eleições'))
  expect([election?.name, election?.range.end]).toEqual([name, end])
})

test('typed days are read as Brazilians write them', () => {
  expect(parseDay('12/03/2026')).toBe('2026-03-12')
  expect(parseDay(' 1/3/26 ')).toBe('2026-03-01')
  expect(parseDay('12032026')).toBe('2026-03-12')
  for (const wrong of ['31/02/2026', '2026-03-12', 'hoje', '']) expect(parseDay(wrong), wrong).toBeNull()
})

test('ranges read as a person would say them', () => {
  expect(formatDayRange({ start: '2026-03-01', end: '2026-03-12' })).toBe('01/03/2026 a 12/03/2026')
  expect(formatDayRange({ start: '2026-03-01', end: '2026-03-01' })).toBe('01/03/2026')
  expect(formatDayRange({ start: '2026-03-01', end: null })).toBe('desde 01/03/2026')
  expect(formatDayRange({ start: null, end: '2026-03-12' })).toBe('até 12/03/2026')
  expect(formatDayRange({ start: null, end: null })).toBe('')
})

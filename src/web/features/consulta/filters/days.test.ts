import { expect, test } from 'vitest'
import { formatDayRange, listDayPresets } from './days.ts'

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

test('ranges read as a person would say them', () => {
  expect(formatDayRange({ start: '2026-03-01', end: '2026-03-12' })).toBe('01/03/2026 a 12/03/2026')
  expect(formatDayRange({ start: '2026-03-01', end: '2026-03-01' })).toBe('01/03/2026')
  expect(formatDayRange({ start: '2026-03-01', end: null })).toBe('desde 01/03/2026')
  expect(formatDayRange({ start: null, end: '2026-03-12' })).toBe('até 12/03/2026')
  expect(formatDayRange({ start: null, end: null })).toBe('')
})

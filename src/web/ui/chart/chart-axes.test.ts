import { expect, test } from 'vitest'
import { nameTicks } from './chart-axes.ts'

const axis = (x_unit: 'day' | 'month' | 'year' | null, ...x_data: string[]) => ({
  ...{ x_type: 'category' as const, x_unit, x_data },
})

const ROOM = 1_000

test('the year stands below the first name of each year', () => {
  expect(nameTicks(axis('day', '2026-03-12', '2026-03-13'), ROOM)).toEqual(['12/03\n2026', '13/03'])
  expect(nameTicks(axis('month', '2026-03-01', '2026-04-01'), ROOM)).toEqual(['mar\n2026', 'abr'])
  expect(nameTicks(axis('day', '2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02'), ROOM)).toEqual([
    ...['30/12\n2025', '31/12', '01/01\n2026', '02/01'],
  ])
})

test('where there is no room for every name some have none, and the first of a year that has one has the year', () => {
  const months = ['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01']
  expect(nameTicks(axis('month', ...months), 90)).toEqual(['nov\n2025', '', '', 'fev\n2026', '', ''])
  expect(nameTicks(axis('month', ...months), 0).filter(Boolean)).toEqual(['nov\n2025'])
})

test('years and names are themselves', () => {
  expect(nameTicks(axis('year', '2025', '2026'), ROOM)).toEqual(['2025', '2026'])
  expect(nameTicks(axis(null, 'SP', 'RJ'), ROOM)).toEqual(['SP', 'RJ'])
  expect(nameTicks(axis(null, 'Duas\nlinhas', 'Outras\nlinhas'), 10)).toEqual(['Duas\nlinhas', 'Outras\nlinhas'])
})

import { expect, test } from 'vitest'
import { nameTicks } from './chart-axes.ts'

const axis = (x_unit: 'day' | 'month' | 'year' | null, ...x_data: string[]) => ({
  ...{ x_type: 'category' as const, x_unit, x_data },
})

test('the year stands once where all places are of one', () => {
  expect(nameTicks(axis('day', '2026-03-12', '2026-03-13'))).toEqual(['12/03\n2026', '13/03'])
  expect(nameTicks(axis('month', '2026-03-01', '2026-04-01'))).toEqual(['mar\n2026', 'abr'])
})

test('every place has its year where there are several, and years and names are themselves', () => {
  expect(nameTicks(axis('day', '2025-12-31', '2026-01-01'))).toEqual(['31/12\n2025', '01/01\n2026'])
  expect(nameTicks(axis('year', '2025', '2026'))).toEqual(['2025', '2026'])
  expect(nameTicks(axis(null, 'SP', 'RJ'))).toEqual(['SP', 'RJ'])
  expect(nameTicks(axis(null, 'Duas\nlinhas', 'Outras\nlinhas'))).toEqual(['Duas\nlinhas', 'Outras\nlinhas'])
})

import { expect, test } from 'vitest'
import { showMomentIn } from './show-moment.ts'

test('a moment says whose clock it is of', () => {
  const moment = new Date('2026-03-13T02:05:00Z')
  expect(showMomentIn('America/Sao_Paulo', moment)).toBe('12/03/2026 às 23:05 (Brasília)')
  expect(showMomentIn('America/Manaus', moment)).toBe('12/03/2026 às 22:05 (Amazonas)')
  expect(showMomentIn('Europe/Lisbon', new Date('2026-03-13T00:00:00Z'))).toBe('13/03/2026 às 00:00 (Europe/Lisbon)')
})

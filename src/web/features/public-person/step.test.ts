import { expect, test } from 'vitest'
import { getAccountUrl } from './account-url.ts'
import { formatStep, getStepEnd } from './step.ts'

test('a step ends on the day before the next one begins', () => {
  expect(getStepEnd('2026-03-12', 'day')).toBe('2026-03-12')
  expect(getStepEnd('2026-12-27', 'week')).toBe('2027-01-02')
  expect(getStepEnd('2024-02-01', 'month')).toBe('2024-02-29')
  expect(getStepEnd('2026-01-01', 'year')).toBe('2026-12-31')
})

test('steps are named as a reader would', () => {
  expect(formatStep('2026-03-01', 'month')).toBe('mar. de 2026')
  expect(formatStep('2026-03-08', 'week')).toBe('semana de 08/03/2026')
  expect([formatStep('2026-03-08', 'day'), formatStep('2026-01-01', 'year')]).toEqual(['08/03/2026', '2026'])
})

test('an account leads to its network where that can be told from its name', () => {
  expect(getAccountUrl('Telegram', 'ana_b')).toBe('https://t.me/ana_b')
  expect(getAccountUrl('WhatsApp', 'ana_b')).toBeNull()
  expect(getAccountUrl('X', 'a/../b')).toBeNull()
})

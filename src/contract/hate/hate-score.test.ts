import { expect, test } from 'vitest'
import { keepAgreeing } from './hate-score.ts'

test('a number is kept where it agrees with its label, and is unknown where it contradicts it', () => {
  expect(keepAgreeing('discurso de ódio', 0.5)).toBe(0.5)
  expect(keepAgreeing('ofensivo', 0.71)).toBe(0.71)
  expect(keepAgreeing('sem indício', 0.4999)).toBe(0.4999)
  expect(keepAgreeing('sem indício', 0.61)).toBeNull()
  expect(keepAgreeing('discurso de ódio', 0.35)).toBeNull()
  expect(keepAgreeing('ofensivo', null)).toBeNull()
  expect(keepAgreeing('não avaliado', 0.9)).toBeNull()
})

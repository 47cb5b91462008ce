import { expect, test } from 'vitest'
import { findDraftProblem } from './draft-problem.ts'

test('a text that is too long says so and is not cut', () => {
  expect(findDraftProblem(' vacina ')).toBeNull()
  expect(findDraftProblem(`"${'a'.repeat(9_998)}"`)).toBeNull()
  expect(findDraftProblem('a'.repeat(12_345))).toBe(
    'A busca pode ter até 10.000 caracteres; esta tem 12.345. Divida em mais de uma busca.',
  )
  expect(findDraftProblem('ab '.repeat(1_001))).toContain('esta tem 1.001')
})

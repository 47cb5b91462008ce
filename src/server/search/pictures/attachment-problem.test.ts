import { expect, test } from 'vitest'
import { describeProblem } from '../../media/problems.ts'
import { describeStoredProblem } from './attachment-problem.ts'

test('a file that a browser may show is not said to be damaged, whenever its sentence was stored', () => {
  const today = describeProblem('broken').problem
  expect(today).toBe('O arquivo não pôde ser analisado: pode estar incompleto.')
  expect(describeStoredProblem('O arquivo está danificado.')).toBe(today)
  expect(describeStoredProblem('O arquivo está vazio.')).toBe('O arquivo está vazio.')
  expect(describeStoredProblem('')).toBe(null)
})

import { expect, test } from 'vitest'
import { listProblems } from '../../../../search-language/problems/list-problems.ts'
import { foldProblems } from './fold-problems.ts'

test('what refuses the search stands first and is never folded away', () => {
  const hint = { start: 0, end: 8, message: 'PT', repairs: [], refused: false }
  const text = 'parti:PT em:2026-15 de:2026-99'
  const refused = listProblems(text, '2026-11-27').filter((problem) => problem.refused)
  expect(refused.length).toBeGreaterThan(0)
  expect(foldProblems([hint, ...refused])).toEqual({ first: refused, all: [...refused, hint] })
  expect(foldProblems([hint, { ...hint, start: 9 }]).first).toEqual([hint])
  expect(foldProblems([])).toEqual({ first: [], all: [] })
})

import type { SearchProblem } from '../../../../search-language/problems/problem.ts'

/** What is shown of the mistakes while the list is folded, and in full. What refuses the search stands first and is never folded away. */
export function foldProblems(problems: readonly SearchProblem[]): { first: SearchProblem[]; all: SearchProblem[] } {
  const refused = problems.filter((problem) => problem.refused)
  const all = [...refused, ...problems.filter((problem) => !problem.refused)]
  return { first: all.slice(0, Math.max(1, refused.length)), all }
}

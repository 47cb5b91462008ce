import type { SearchProblem } from '../../../../search-language/problems/problem.ts'

/** Mistakes shown while collapsed, and expanded. Those that refuse the search come first and are never hidden. */
export function foldProblems(problems: readonly SearchProblem[]): { first: SearchProblem[]; all: SearchProblem[] } {
  const refused = problems.filter((problem) => problem.refused)
  const all = [...refused, ...problems.filter((problem) => !problem.refused)]
  return { first: all.slice(0, Math.max(1, refused.length)), all }
}

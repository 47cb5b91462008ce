/**
 * Lists what is wrong with a search text, and where: marked at its position and repaired with one click. A problem that
 * would change the meaning refuses the search; a likely mistake is only reported.
 */
import { findField } from '../fields/fields.ts'
import { CLOSING_STAR, findLastClosingStar, removeInvisible } from '../lex.ts'
import { parseSearch } from '../parse.ts'
import { type QueryToken, tokenizeQuery } from '../query-tokens.ts'
import { listLonelyBrackets } from './brackets.ts'
import { listContradictions } from './contradictions.ts'
import { checkField } from './field-problems.ts'
import type { SearchProblem } from './problem.ts'
import { checkNear, checkWord } from './word-problems.ts'

/** Per text; problems that refuse it come first. */
const MAX_PROBLEMS = 5

/**
 * In text order; positions refer to the text without invisible characters. Never throws.
 * @param today YYYY-MM-DD
 */
export function listProblems(text: string, today: string): SearchProblem[] {
  const visible = removeInvisible(text)
  const tokens = [...tokenizeQuery(visible, (name) => findField(name) !== undefined)]
  const refused: SearchProblem[] = []
  const told: SearchProblem[] = []
  const add = (problem: SearchProblem | null) => {
    const list = problem?.refused ? refused : told
    if (problem && list.length < MAX_PROBLEMS) list.push(problem)
  }
  const check = createCheck(visible, today)
  for (const [i, token] of tokens.entries()) {
    if (refused.length === MAX_PROBLEMS) break
    if (token.type !== 'word' || told.length < MAX_PROBLEMS) add(check(token, tokens[i + 1]))
  }
  for (const problem of listLonelyBrackets(visible, tokens)) add(problem)
  for (const problem of listContradictions(parseSearch(text), { text: visible, tokens, today })) add(problem)
  const shown = [...refused, ...told].slice(0, MAX_PROBLEMS)
  return shown.sort((one, other) => one.start - other.start)
}

function createCheck(text: string, today: string) {
  const lastStar = findLastClosingStar(text)
  let isBold = false
  return (token: QueryToken, next: QueryToken | undefined): SearchProblem | null => {
    if (token.type === 'field') return checkField(token, next, { text, today })
    if (token.type === 'quoted') return checkNear(token, text)
    if (token.type !== 'word') return null
    const { start, inner } = token
    // As in `lex.ts`: "*urna*" pasted from a messenger is bold.
    isBold ||= /^\*+[^*]/.test(inner) && start + inner.search(/[^*]/) < lastStar
    const found = checkWord(token, next, { text, canBegin: !isBold })
    isBold &&= inner.search(CLOSING_STAR) < 0
    return found
  }
}

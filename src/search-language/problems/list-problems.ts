/**
 * Lists what is wrong with a search text, and where: marked at its position and repaired with one click. A problem that
 * would change the meaning refuses the search; a likely mistake is only reported.
 */
import { findField } from '../fields/fields.ts'
import { CLOSING_STAR, findLastClosingStar, removeInvisible } from '../lex.ts'
import { parseSearch } from '../parse.ts'
import { cutPieces, type Piece } from '../pieces.ts'
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
  const pieces = [...cutPieces(visible, (name) => findField(name) !== undefined)]
  const refused: SearchProblem[] = []
  const told: SearchProblem[] = []
  const add = (problem: SearchProblem | null) => {
    const list = problem?.refused ? refused : told
    if (problem && list.length < MAX_PROBLEMS) list.push(problem)
  }
  const check = createCheck(visible, today)
  for (const [i, piece] of pieces.entries()) {
    if (refused.length === MAX_PROBLEMS) break
    if (piece.type !== 'word' || told.length < MAX_PROBLEMS) add(check(piece, pieces[i + 1]))
  }
  for (const problem of listLonelyBrackets(visible, pieces)) add(problem)
  for (const problem of listContradictions(parseSearch(text), { text: visible, pieces, today })) add(problem)
  const shown = [...refused, ...told].slice(0, MAX_PROBLEMS)
  return shown.sort((one, other) => one.start - other.start)
}

function createCheck(text: string, today: string) {
  const lastStar = findLastClosingStar(text)
  let isBold = false
  return (piece: Piece, next: Piece | undefined): SearchProblem | null => {
    if (piece.type === 'field') return checkField(piece, next, { text, today })
    if (piece.type === 'quoted') return checkNear(piece, text)
    if (piece.type !== 'word') return null
    const { start, inner } = piece
    // As in `lex.ts`: "*urna*" pasted from a messenger is bold.
    isBold ||= /^\*+[^*]/.test(inner) && start + inner.search(/[^*]/) < lastStar
    const found = checkWord(piece, next, { text, canBegin: !isBold })
    isBold &&= inner.search(CLOSING_STAR) < 0
    return found
  }
}

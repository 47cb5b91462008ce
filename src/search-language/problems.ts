/**
 * What is wrong with a search text, and where: marked at its character and mended with one click. A field that cannot take its
 * value refuses the search, because read as words it would be another question; what only looks like a field is told and
 * read as words.
 */
import type { SearchNode, SearchTree } from './ast.ts'
import { toDayRange } from './fields/day-ranges.ts'
import { MAX_FIELD_VALUES, readFieldValue, suggestValue, takesSeveral } from './fields/field-values.ts'
import { describeField, type FieldName, findField, foldName, listFieldWords } from './fields/fields.ts'
import { findNearest } from './fields/nearest-word.ts'
import { readField, removeInvisible } from './lex.ts'
import { cutPieces, type Piece } from './pieces.ts'
import { LARGEST_GAP, MOST_NEAR_WORDS, readPhrase } from './terms.ts'

/** `text`: the whole search once it is mended; `label`: what the click does. */
export type Repair = { readonly label: string; readonly text: string }
export type SearchProblem = {
  readonly start: number
  readonly end: number
  readonly message: string
  readonly repairs: readonly Repair[]
  /** Whether the search is refused. */
  readonly refused: boolean
}

/** Of one text. */
const MOST_PROBLEMS = 5

/** In the order of the text; places are those of the text without invisible characters. Never throws. */
export function listProblems(text: string): SearchProblem[] {
  const visible = removeInvisible(text)
  const found: SearchProblem[] = []
  for (const piece of cutPieces(visible, (name) => findField(name) !== undefined)) {
    const problem = checkPiece(piece, visible)
    if (problem) found.push(problem)
    if (found.length === MOST_PROBLEMS) break
  }
  return found
}

function checkPiece(piece: Piece, text: string): SearchProblem | null {
  if (piece.type === 'field') return checkField(piece, text)
  if (piece.type === 'quoted') return checkNear(piece, text)
  return piece.type === 'word' ? checkWord(piece, text) : null
}

function checkField(piece: Extract<Piece, { type: 'field' }>, text: string): SearchProblem | null {
  const name = findField(piece.name)
  if (name === undefined || readField(name, piece.values)) return null
  const values = takesSeveral(describeField(name).kind) ? piece.values : [piece.values.join(',')]
  const wrong = values.find((value) => readFieldValue(name, value) === null) ?? ''
  const nearest = suggestValue(name, wrong)
  const replaced = (value: string) => text.slice(0, piece.start) + value + text.slice(piece.end)
  const asWords = `"${[piece.name, ...piece.values].join(' ')}"`
  return {
    ...{ start: piece.start, end: piece.end, refused: true, message: describeWrong(name, values, wrong) },
    repairs: [
      ...(nearest === null ? [] : [{ label: `Usar ${name}:${nearest}`, text: replaced(quote(name, nearest)) }]),
      { label: 'Buscar como palavras', text: replaced(asWords) },
    ],
  }
}

const quote = (name: FieldName, value: string) => `${name}:${/[\s,]/.test(value) ? `"${value}"` : value}`

function describeWrong(name: FieldName, values: readonly string[], wrong: string): string {
  const { kind, example } = describeField(name)
  if (values.length > MAX_FIELD_VALUES) return `O campo ${name} aceita até ${MAX_FIELD_VALUES} valores.`
  if (wrong === '') return `Falta o valor de ${name}.`
  const shown = wrong.length > 40 ? `${wrong.slice(0, 40)}…` : wrong
  switch (kind.type) {
    case 'days':
      return `“${shown}” não é uma data nem um período que exista. Escreva como 12/03/2026, 2026-03, ontem ou 7d.`
    case 'hours':
      return `“${shown}” não é uma hora. Escreva de 0 a 23, como 9 ou 22..5.`
    case 'count':
      return `“${shown}” não é uma contagem possível. Escreva como >1000, <50 ou 10mil..1mi.`
    case 'choice':
      return `O campo ${name} não conhece “${shown}”. Aceita ${listSome(kind.choices.map(({ value }) => value))}.`
    default:
      return `O campo ${name} não aceita “${shown}”. Escreva como ${example}.`
  }
}

const listSome = (values: readonly string[]) =>
  values.length > 10 ? `${values.slice(0, 10).join(', ')}…` : values.join(', ')

function checkNear(
  { start, end, inner, near }: Extract<Piece, { type: 'quoted' }>,
  text: string,
): SearchProblem | null {
  const phrase = near && readPhrase(inner)
  if (!near || phrase?.type !== 'phrase') return null
  const tooMany = phrase.tokens.length > MOST_NEAR_WORDS
  if (!tooMany && near.gap <= LARGEST_GAP) return null
  const message = tooMany
    ? `Palavras próximas podem ser até ${MOST_NEAR_WORDS}; aqui são ${phrase.tokens.length}.`
    : `Entre palavras próximas podem estar até ${LARGEST_GAP} outras; aqui são ${near.gap}.`
  const mended = tooMany ? `"${inner}"` : `"${inner}"~${near.ordered ? '>' : ''}${LARGEST_GAP}`
  const label = tooMany ? 'Buscar como frase' : `Usar ${LARGEST_GAP}`
  return {
    start,
    end,
    message,
    refused: true,
    repairs: [{ label, text: text.slice(0, start) + mended + text.slice(end) }],
  }
}

/** What looks like a field and is none. Addresses and times of day are no fields. */
function checkWord({ start, end, inner }: Extract<Piece, { type: 'word' }>, text: string): SearchProblem | null {
  const [, name] = /^(\p{L}[\p{L}-]{2,30}):[^/]/u.exec(inner) ?? []
  const nearest = name === undefined ? null : findNearest(foldName(name), listFieldWords())
  const field = nearest === null ? undefined : findField(nearest)
  if (name === undefined || field === undefined) return null
  const mended = text.slice(0, start) + field + text.slice(start + name.length)
  return {
    ...{ start, end: Math.min(end, start + name.length), refused: false },
    message: `Não há o campo “${name}”: o texto é buscado como palavras.`,
    repairs: [{ label: `Usar ${field}:`, text: mended }],
  }
}

/** Whether two ends of one question leave nothing between them, or more is asked for than there is; a sentence, or null. */
export function findContradiction(tree: SearchTree, today: string): string | null {
  return tree && checkNode(tree, today)
}

function checkNode(node: SearchNode, today: string): string | null {
  if (node.type === 'not') return checkNode(node.child, today)
  if (!('children' in node)) return null
  if (node.type === 'atLeast' && node.count > node.children.length)
    return `Pede-se ao menos ${node.count} de ${node.children.length} alternativas: use um número menor.`
  if (node.type === 'and') {
    const start = node.children
      .flatMap((one) => readEnd(one, 'de', today))
      .sort()
      .at(-1)
    const end = node.children
      .flatMap((one) => readEnd(one, 'ate', today))
      .sort()
      .at(0)
    if (start !== undefined && end !== undefined && start > end)
      return `O período não existe: “de” (${showDay(start)}) vem depois de “ate” (${showDay(end)}).`
  }
  for (const child of node.children) {
    const problem = checkNode(child, today)
    if (problem !== null) return problem
  }
  return null
}

function readEnd(node: SearchNode, name: 'de' | 'ate', today: string): string[] {
  if (node.type !== 'field' || node.name !== name) return []
  return node.values.map((value) => toDayRange(value, today)[name === 'de' ? 'start' : 'end'])
}

const showDay = (day: string) => day.split('-').reverse().join('/')

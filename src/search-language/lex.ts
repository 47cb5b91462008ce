/**
 * The words of the search language: cuts what was typed into terms and operators. Nothing is refused; only what holds
 * no letter or digit is passed over.
 */
import { foldTokens } from '../text/fold.ts'

export type Term =
  | { type: 'word' | 'prefix'; text: string; token: string }
  | { type: 'phrase'; text: string; tokens: string[] }
export type Lexeme = Term | { type: 'and' | 'or' | 'not' | 'open' | 'close' }

/** Searches with more are refused (search-size.ts); what is printed of one ends in a phrase. */
export const MAX_TERMS = 1_000

const KEYWORDS = new Map<string, Lexeme>([
  ['E', { type: 'and' }],
  ['AND', { type: 'and' }],
  ['OU', { type: 'or' }],
  ['OR', { type: 'or' }],
  ['NÃO', { type: 'not' }],
  ['NAO', { type: 'not' }],
  ['NOT', { type: 'not' }],
])

const SIGNS = new Map<string, Lexeme>([
  ['(', { type: 'open' }],
  [')', { type: 'close' }],
  ['|', { type: 'or' }],
])

/** With fewer letters, `a*` would be half of the dictionary. */
export const SHORTEST_PREFIX = 3

/** Each asks the dictionary of the index once. Searches with more are refused. */
export const MAX_PREFIXES = 16

/** Zero-width and direction marks come along with pasted text and would hide an operator. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/**
 * A phrase ends at the next quotation mark of any kind, or with the text. A dash excludes when it touches what follows.
 * \p{White_Space} and not \s, because \s holds a character that folding does not take for a gap.
 */
const PIECES = [
  /["“”„‟«»＂](?<phrase>[^"“”„‟«»＂]*)["“”„‟«»＂]?/u,
  /(?<dash>[-\u2010-\u2015\u2212]+)(?=[^\p{White_Space}\-\u2010-\u2015\u2212)|])/u,
  /(?<sign>[()|])/u,
  /(?<word>[^\p{White_Space}()|"“”„‟«»＂]+)/u,
]
const PIECE = new RegExp(PIECES.map(({ source }) => source).join('|'), 'gu')

type Piece = { phrase?: string; dash?: string; sign?: string; word?: string }

/** Whether a word written like this is an operator. */
export function isKeyword(word: string): boolean {
  return KEYWORDS.has(word.normalize('NFC'))
}

/** The terms and operators of a search text, in order. Linear in the length of the text; never throws. */
export function listLexemes(text: string): Lexeme[] {
  const visible = text.replace(INVISIBLE, '')
  const placed = placeLexemes(visible, MAX_PREFIXES)
  const terms = placed.filter(({ lexeme }) => 'text' in lexeme)
  const last = terms[MAX_TERMS - 1]
  const kept = last && terms.length > MAX_TERMS ? placed.slice(0, placed.indexOf(last)) : placed
  const lexemes = kept.map(({ lexeme }) => lexeme)
  if (!last || kept === placed) return lexemes
  const rest = readTerm(visible.slice(last.start), 'phrase')
  return rest ? [...lexemes, rest] : lexemes
}

/** How many terms a search text has, and how many of them are beginnings of words. */
export function countTerms(text: string): { terms: number; prefixes: number } {
  const lexemes = placeLexemes(text.replace(INVISIBLE, ''), Number.POSITIVE_INFINITY).map(({ lexeme }) => lexeme)
  return {
    terms: lexemes.filter((lexeme) => 'text' in lexeme).length,
    prefixes: lexemes.filter(({ type }) => type === 'prefix').length,
  }
}

function placeLexemes(text: string, mostPrefixes: number): { lexeme: Lexeme; start: number }[] {
  const placed: { lexeme: Lexeme; start: number }[] = []
  let dashed = false
  let isBold = false
  let prefixes = 0
  for (const match of text.matchAll(PIECE)) {
    const piece: Piece = match.groups ?? {}
    const { word = '' } = piece
    isBold ||= /^\*+[^*]/.test(word)
    const lexeme = readPiece(piece, dashed, !isBold && prefixes < mostPrefixes)
    if (lexeme?.type === 'prefix') prefixes += 1
    if (lexeme && dashed) placed.push({ lexeme: { type: 'not' }, start: match.index })
    if (lexeme) placed.push({ lexeme, start: match.index })
    isBold &&= !/[^*]\*/.test(word)
    dashed = piece.dash !== undefined
  }
  return placed
}

/** @param canBegin whether `vacin*` is the beginning of words; in "*urna*", pasted from a messenger, stars mean bold */
function readPiece(piece: Piece, dashed: boolean, canBegin: boolean): Lexeme | undefined {
  if (piece.sign !== undefined) return SIGNS.get(piece.sign)
  if (piece.phrase !== undefined) return readTerm(piece.phrase, 'phrase')
  if (piece.word === undefined) return undefined
  const keyword = dashed ? undefined : KEYWORDS.get(piece.word.normalize('NFC'))
  const term = keyword ?? readTerm(piece.word, 'word')
  return term?.type === 'prefix' && !canBegin ? { ...term, type: 'word' } : term
}

/** A term without the punctuation around it; a word such as covid-19 is several to the index, hence a phrase. */
function readTerm(text: string, type: 'word' | 'phrase'): Term | undefined {
  const found = foldTokens(text)
  const first = found.at(0)
  const last = found.at(-1)
  if (!first || !last) return undefined
  const typed = text.slice(first.start, last.end)
  if (type === 'word' && found.length === 1) {
    const { token } = first
    const isPrefix = text.startsWith('*', last.end) && [...token].length >= SHORTEST_PREFIX
    return { type: isPrefix ? 'prefix' : 'word', text: typed, token }
  }
  return { type: 'phrase', text: typed, tokens: found.map(({ token }) => token) }
}

/**
 * The lexer of the search language: splits a search text into terms and operators. Nothing is rejected; only tokens
 * without anything searchable are skipped.
 */
import type { Term } from './ast.ts'
import { MAX_FIELD_VALUES, printField, readFieldValue, takesSeveral } from './fields/field-values.ts'
import { describeField, type FieldName, findField } from './fields/fields.ts'
import { QUOTATION_MARKS, type QueryToken, tokenizeQuery } from './query-tokens.ts'
import { readPhrase, readSymbols, readWord } from './terms.ts'

export type Lexeme =
  | Term
  | { type: 'and' | 'or' | 'not' | 'close' | 'comma' }
  /** `count`: how many of the comma-separated entries must match; 0: a group in parentheses. */
  | { type: 'open'; count: number }
export type PlacedLexeme = { lexeme: Lexeme; start: number; end: number }

/** Longer searches are refused (search-size.ts); the lexer joins the terms beyond it into one phrase. */
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

const SIGNS: Record<'(' | ')' | '|', Lexeme> = {
  '(': { type: 'open', count: 0 },
  ')': { type: 'close' },
  '|': { type: 'or' },
}

/** Each needs one query of the index's dictionary. Searches with more are refused. */
export const MAX_PREFIXES = 16

/** A star after a word, not inside one. */
export const CLOSING_STAR = /[^*\p{White_Space}]\*+(?![\p{L}\p{N}*])/gu

/** Zero-width and direction marks come with pasted text and would hide an operator. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** The text as it is parsed, without invisible characters. */
export const removeInvisible = (text: string) => text.replace(INVISIBLE, '')

/** Whether a word spelled like this is an operator. */
export function isKeyword(word: string): boolean {
  return KEYWORDS.has(word.normalize('NFC'))
}

const isTerm = (lexeme: Lexeme): lexeme is Term => 'text' in lexeme
/** Whether a term is expanded with the words of the dictionary. */
const asksDictionary = ({ type }: Lexeme) => type === 'prefix' || type === 'pattern' || type === 'similar'

/** The terms and operators of a search text, in order. Linear in the length of the text; never throws. */
export function listLexemes(text: string): Lexeme[] {
  const visible = removeInvisible(text)
  const placed = placeLexemes(visible, MAX_PREFIXES)
  const terms = placed.filter(({ lexeme }) => isTerm(lexeme))
  const last = terms[MAX_TERMS - 1]
  const kept = last && terms.length > MAX_TERMS ? placed.slice(0, placed.indexOf(last)) : placed
  const lexemes = kept.map(({ lexeme }) => lexeme)
  if (!last || kept === placed) return lexemes
  // Quotation marks inside it would end it when it is printed.
  const rest = readPhrase(visible.slice(last.start).replace(QUOTATION_MARKS, ' '))
  return rest ? [...lexemes, rest] : lexemes
}

/** The number of terms in a search text, of terms that need the dictionary, and of fields. */
export function countTerms(text: string): { terms: number; prefixes: number; fields: number } {
  const lexemes = placeLexemes(removeInvisible(text), Number.POSITIVE_INFINITY).map(({ lexeme }) => lexeme)
  return {
    terms: lexemes.filter(isTerm).length,
    prefixes: lexemes.filter(asksDictionary).length,
    fields: lexemes.filter(({ type }) => type === 'field').length,
  }
}

/** @param visible text without invisible characters */
function placeLexemes(visible: string, mostPrefixes: number): PlacedLexeme[] {
  const placed: PlacedLexeme[] = []
  const lastStar = findLastClosingStar(visible)
  let dashed = false
  let isBold = false
  let prefixes = 0
  for (const token of tokenizeQuery(visible, (name) => findField(name) !== undefined)) {
    const { start, end } = token
    const inner = token.type === 'word' ? token.inner : ''
    // A leading star means bold text pasted from a messenger if a closing star follows later.
    isBold ||= /^\*+[^*]/.test(inner) && start + inner.search(/[^*]/) < lastStar
    const lexemes = readToken(token, dashed, !isBold && prefixes < mostPrefixes)
    prefixes += lexemes.filter(asksDictionary).length
    if (lexemes.length > 0 && dashed) placed.push({ lexeme: { type: 'not' }, start, end })
    for (const lexeme of lexemes) placed.push({ lexeme, start, end })
    isBold &&= inner.search(CLOSING_STAR) < 0
    dashed = token.type === 'dash'
  }
  return placed
}

/** Where the last word with a closing star ends; -1 if there is none. */
export function findLastClosingStar(text: string): number {
  let last = -1
  for (const { index } of text.matchAll(CLOSING_STAR)) last = index + 1
  return last
}

/** @param canBegin whether `vacin*` is a prefix; in "*urna*", pasted from a messenger, stars mean bold */
function readToken(token: QueryToken, dashed: boolean, canBegin: boolean): Lexeme[] {
  switch (token.type) {
    case 'dash':
      return []
    case 'sign':
      return [SIGNS[token.sign]]
    case 'brace':
      return [{ type: 'open', count: token.count }]
    case 'endBrace':
      return [{ type: 'close' }]
    case 'comma':
      return [{ type: 'comma' }]
    case 'quoted':
      return listOne(readPhrase(token.inner, token)) ?? group(readSymbols(token.inner))
    case 'tag':
      return listOne(readField('hashtag', [token.inner])) ?? []
    case 'handle':
      return listOne(readField('mencao', [token.inner])) ?? []
    case 'field':
      return readNamedField(token)
    case 'word': {
      const keyword = dashed ? undefined : KEYWORDS.get(token.inner.normalize('NFC'))
      return listOne(keyword ?? readWord(token.inner, canBegin)) ?? group(readSymbols(token.inner))
    }
  }
}

const listOne = (lexeme: Lexeme | undefined) => lexeme && [lexeme]

const group = (terms: Term[]): Lexeme[] =>
  terms.length < 2 ? terms : [{ type: 'open', count: 0 }, ...terms, { type: 'close' }]

/** A field, or the words it is written with if it does not accept its value (`problems.ts` reports that). */
function readNamedField({ name, values }: Extract<QueryToken, { type: 'field' }>): Lexeme[] {
  const field = findField(name)
  return listOne((field && readField(field, values)) ?? readPhrase([name, ...values].join(' '))) ?? []
}

/** undefined if the field does not accept one of the values. */
export function readField(name: FieldName, values: readonly string[]): Term | undefined {
  const isList = takesSeveral(describeField(name).kind)
  // A comma inside a number does not separate values: "1,5mi".
  const typed = isList ? values : [values.join(',')]
  const read = typed.map((value) => readFieldValue(name, value))
  const known = read.filter((value) => value !== null)
  if (known.length !== typed.length || known.length === 0 || known.length > MAX_FIELD_VALUES) return undefined
  const distinct = [...new Set(known)]
  return { type: 'field', text: printField(name, distinct), name, values: distinct }
}

/**
 * Splits a search text into tokens before parsing: quoted texts, fields, signs, words. Nothing is rejected. Single
 * pass: every regular expression is sticky, so the time is linear in the text.
 */

/** Position of a token in the text, `end` exclusive. */
export type QueryToken = { readonly start: number; readonly end: number } & (
  | { readonly type: 'quoted'; readonly inner: string; readonly isLetters: boolean; readonly near: Near | null }
  | { readonly type: 'dash' }
  | { readonly type: 'sign'; readonly sign: '(' | ')' | '|' }
  /** `{` or `2de{`; inside it, commas separate entries. */
  | { readonly type: 'brace'; readonly count: number }
  | { readonly type: 'endBrace' | 'comma' }
  | { readonly type: 'field'; readonly name: string; readonly values: readonly string[] }
  | { readonly type: 'tag' | 'handle'; readonly inner: string }
  | { readonly type: 'word'; readonly inner: string }
)
export type Near = { readonly gap: number; readonly ordered: boolean }

const QUOTE = '"“”„‟«»＂'
/** Every quotation mark that opens or closes a phrase. */
export const QUOTATION_MARKS = new RegExp(`[${QUOTE}]`, 'gu')
/** \p{White_Space} and not \s, because \s includes a character that folding does not treat as a gap. */
const GAP = /\p{White_Space}+/uy
/** A phrase ends at the next quotation mark of any kind, or at the end of the text. */
const QUOTED = new RegExp(
  `(?<exact>=?)[${QUOTE}](?<inner>[^${QUOTE}]*)(?:[${QUOTE}](?:~(?<ordered>>?)(?<gap>\\d{1,4}))?)?`,
  'uy',
)
/** A dash excludes if it directly precedes the next token. */
const DASH = /[-\u2010-\u2015\u2212]+(?=[^\p{White_Space}\-\u2010-\u2015\u2212)|])/uy
const SIGN = /[()|]/uy
/** Limit of the count in `99de{…}`, which has two digits. */
export const MAX_COUNTED = 99
const BRACE = /(?:(?<count>[1-9]\d?)(?:de|of))?\{/uy
const FIELD_NAME = /(?<name>\p{L}[\p{L}-]{0,40}):(?=[^\p{White_Space}()|,{}])/uy
const VALUE = new RegExp(
  `[${QUOTE}](?<quoted>[^${QUOTE}]*)[${QUOTE}]?|(?<bare>[^\\p{White_Space}()|,{}${QUOTE}]+)`,
  'uy',
)
const NEXT_VALUE = /,(?=[^\p{White_Space}()|,{}])/uy
/**
 * Standing alone: "#a-b" is not a hashtag, and an e-mail address is not a mention. A leading dot comes from pasted
 * replies that are meant for all followers.
 */
const ALONE = '(?![\\p{L}\\p{N}\\p{M}_]|[^\\p{White_Space}()|{},]*[\\p{L}\\p{N}])'
const TAG = new RegExp(`#(?<inner>[\\p{L}\\p{N}\\p{M}_]*\\p{L}[\\p{L}\\p{N}\\p{M}_]*)${ALONE}`, 'uy')
const HANDLE = new RegExp(`[.@]*@(?<inner>[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.]*[\\p{L}\\p{N}_])?)${ALONE}`, 'uy')
const WORD = new RegExp(`[^\\p{White_Space}()|${QUOTE}]+`, 'uy')
const WORD_IN_BRACES = new RegExp(`[^\\p{White_Space}()|${QUOTE},{}]+`, 'uy')

type Cut = { readonly text: string; readonly at: number; readonly depth: readonly ('(' | '{')[] }

/**
 * The tokens of a text, in order.
 * @param isField whether a name before a colon is a field's name
 */
export function* tokenizeQuery(text: string, isField: (name: string) => boolean): Generator<QueryToken> {
  const open: ('(' | '{')[] = []
  let at = 0
  while (at < text.length) {
    const gap = matchAt(GAP, text, at)
    if (gap) {
      at += gap[0].length
      continue
    }
    const token = cutToken({ text, at, depth: open }, isField)
    if (token) {
      if (token.type === 'brace') open.push('{')
      else if (token.type === 'sign' && token.sign === '(') open.push('(')
      else if (token.type === 'endBrace' || (token.type === 'sign' && token.sign === ')')) open.pop()
      yield token
      at = token.end
    } else at += 1
  }
}

function cutToken(cut: Cut, isField: (name: string) => boolean): QueryToken | null {
  const inBraces = cut.depth.at(-1) === '{'
  return cutSign(cut, inBraces) ?? cutField(cut, isField) ?? cutMarked(cut) ?? cutWord(cut, inBraces)
}

function cutSign({ text, at, depth }: Cut, inBraces: boolean): QueryToken | null {
  const quoted = matchAt(QUOTED, text, at)
  if (quoted) return { ...place(at, quoted), type: 'quoted', ...readQuoted(quoted) }
  const dash = matchAt(DASH, text, at)
  if (dash) return { ...place(at, dash), type: 'dash' }
  const sign = matchAt(SIGN, text, at)?.[0]
  if (sign === '(' || sign === ')' || sign === '|') return { start: at, end: at + 1, type: 'sign', sign }
  const brace = matchAt(BRACE, text, at)
  if (brace) return { ...place(at, brace), type: 'brace', count: Number(brace.groups?.count ?? 1) }
  if (text[at] === '}' && depth.includes('{')) return { start: at, end: at + 1, type: 'endBrace' }
  return text[at] === ',' && inBraces ? { start: at, end: at + 1, type: 'comma' } : null
}

function readQuoted({ groups = {} }: RegExpExecArray) {
  const { inner = '', exact, gap, ordered } = groups
  const near = gap === undefined ? null : { gap: Number(gap), ordered: ordered === '>' }
  return { inner, isLetters: exact === '=', near }
}

function cutField({ text, at }: Cut, isField: (name: string) => boolean): QueryToken | null {
  const name = matchAt(FIELD_NAME, text, at)
  const called = name?.groups?.name
  if (!name || called === undefined || !isField(called)) return null
  const values: string[] = []
  let end = at + name[0].length
  for (;;) {
    const value = matchAt(VALUE, text, end)
    if (!value) break
    end += value[0].length
    values.push(value.groups?.quoted ?? value.groups?.bare?.replace(/[.;!?…]+$/u, '') ?? '')
    const comma = matchAt(NEXT_VALUE, text, end)
    if (!comma) break
    end += 1
  }
  return { start: at, end, type: 'field', name: called, values }
}

function cutMarked({ text, at }: Cut): QueryToken | null {
  const tag = matchAt(TAG, text, at)
  if (tag) return { ...place(at, tag), type: 'tag', inner: tag.groups?.inner ?? '' }
  const handle = matchAt(HANDLE, text, at)
  return handle && { ...place(at, handle), type: 'handle', inner: handle.groups?.inner ?? '' }
}

function cutWord({ text, at }: Cut, inBraces: boolean): QueryToken | null {
  const word = matchAt(inBraces ? WORD_IN_BRACES : WORD, text, at)
  return word && { ...place(at, word), type: 'word', inner: word[0] }
}

const place = (start: number, { 0: whole }: RegExpExecArray) => ({ start, end: start + whole.length })

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at
  return expression.exec(text)
}

/**
 * Folding: the normal form in which texts are stored and queried, so that case, accents, punctuation and styled letters
 * do not matter. The engine's index splits the folded column at every space and nowhere else.
 */
import { foldCharacter } from './fold-character.ts'

/** A word of a text: its folded form and its position in the original (UTF-16 indices, `end` exclusive). */
export type FoldedToken = { token: string; start: number; end: number }

/** Characters up to here (Latin letters with their accents) are folded once, at startup. */
const TABLE_SIZE = 0x250
const TABLE = Array.from({ length: TABLE_SIZE }, (_, code) => foldCharacter(String.fromCharCode(code)))

const CACHE_SIZE = 4096
const cache = new Map<number, string>()

function foldCode(code: number): string {
  const known = TABLE[code] ?? cache.get(code)
  if (known !== undefined) return known
  const folded = foldCharacter(String.fromCodePoint(code))
  if (cache.size < CACHE_SIZE) cache.set(code, folded)
  return folded
}

/**
 * The words of a text, lower case and without accents, joined by one space; '' if it has no letter or digit. Accepts
 * any string. A plain loop, because it runs on every imported post.
 */
export function foldText(text: string): string {
  let folded = ''
  let gap = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0
    if (code > 0xffff) at += 1
    const letters = foldCode(code)
    if (letters === '') continue
    const parted = letters.charCodeAt(0) === 32
    if (gap || parted) gap = folded !== ''
    if (letters === ' ') continue
    if (gap) folded += ' '
    folded += parted ? letters.trim() : letters
    gap = parted
  }
  return folded
}

/**
 * The same words with their positions in the original text, for highlighting matches. An accent or invisible mark after
 * a letter belongs to the word; the words of a single character (½) share its position.
 */
export function foldTokens(text: string): FoldedToken[] {
  const tokens: FoldedToken[] = []
  let open: FoldedToken | undefined
  for (let start = 0; start < text.length; ) {
    const code = text.codePointAt(start) ?? 0
    const end = start + (code > 0xffff ? 2 : 1)
    const letters = foldCode(code)
    if (letters.startsWith(' ')) {
      open = undefined
      for (const token of letters.split(' ')) if (token !== '') tokens.push({ token, start, end })
    } else if (open) {
      open.token += letters
      open.end = end
    } else if (letters !== '') {
      open = { token: letters, start, end }
      tokens.push(open)
    }
    start = end
  }
  return tokens
}

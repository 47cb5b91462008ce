import { createTokenTable } from './token-table.ts'

/** The tokens between the spaces of a text, by number, and their positions. The same lists are reused for the next text. */
export type Tokens = { count: number; numbers: Int32Array; starts: Int32Array; ends: Int32Array }

type Options = {
  /** Maximum tokens known at once. */
  most: number
  /** A new token: numbers are counted from 0. false: there is no room for it. */
  learn: (token: string, number: number) => boolean
  /** All tokens are forgotten, and numbers start again. */
  forget: () => void
}

/** In UTF-16 units. */
const MAX_TEXT = 10_000
const SPACE = 32
const LINE_END = 10

/**
 * Creates the function that splits a text at its spaces and line ends. Tokens recur: the meaning of each is computed once, and known
 * ones
 * are found without creating substrings. Returns undefined for a text that is too long.
 */
export function createTokenReader({ most, learn, forget }: Options): (text: string) => Tokens | undefined {
  const table = createTokenTable(most)
  const codes = new Uint16Array(MAX_TEXT)
  const createList = () => new Int32Array(MAX_TEXT / 2)
  const tokens: Tokens = { count: 0, numbers: createList(), starts: createList(), ends: createList() }

  /** false: there is no room for a new token. */
  const read = (text: string): boolean => {
    tokens.count = 0
    for (let at = 0; at < text.length; at += 1) {
      const start = at
      let hash = 0x811c9dc5
      for (; at < text.length; at += 1) {
        const code = text.charCodeAt(at)
        if (code === SPACE || code === LINE_END) break
        codes[at] = code
        hash = Math.imul(hash ^ code, 0x01000193)
      }
      if (at > start && !addToken(text, start, at, hash)) return false
    }
    return true
  }
  const addToken = (text: string, start: number, end: number, hash: number): boolean => {
    let number = table.find(codes, start, end, hash)
    if (number < 0) {
      number = table.add(codes, start, end, hash)
      if (number < 0 || !learn(text.slice(start, end), number)) return false
    }
    tokens.numbers[tokens.count] = number
    tokens.starts[tokens.count] = start
    tokens.ends[tokens.count] = end
    tokens.count += 1
    return true
  }

  return (text) => {
    if (text.length > MAX_TEXT) return undefined
    if (read(text)) return tokens
    table.clear()
    forget()
    if (read(text)) return tokens
    table.clear()
    forget()
    return undefined
  }
}

import { createPieceTable } from './piece-table.ts'

/** What stands between the spaces of a text, by number, and where. The same lists are filled again by the next text. */
export type Pieces = { count: number; numbers: Int32Array; starts: Int32Array; ends: Int32Array }

type Options = {
  /** How many pieces are known at once. */
  most: number
  /** A piece was met for the first time: numbers are counted from 0. false: there is no room to know it. */
  learn: (piece: string, number: number) => boolean
  /** All are forgotten, and numbers begin again. */
  forget: () => void
}

/** In UTF-16 units. */
const LONGEST_TEXT = 10_000
const SPACE = 32
const LINE_END = 10

/**
 * Makes the function that cuts a text at its spaces and ends of lines. Words come again and again: what a piece means is worked out
 * once, and known ones are found without cutting anything out. undefined for a text that is too long for that.
 */
export function createPieceReader({ most, learn, forget }: Options): (text: string) => Pieces | undefined {
  const table = createPieceTable(most)
  const codes = new Uint16Array(LONGEST_TEXT)
  const createList = () => new Int32Array(LONGEST_TEXT / 2)
  const pieces: Pieces = { count: 0, numbers: createList(), starts: createList(), ends: createList() }

  /** false: something new has no room. */
  const read = (text: string): boolean => {
    pieces.count = 0
    for (let at = 0; at < text.length; at += 1) {
      const start = at
      let hash = 0x811c9dc5
      for (; at < text.length; at += 1) {
        const code = text.charCodeAt(at)
        if (code === SPACE || code === LINE_END) break
        codes[at] = code
        hash = Math.imul(hash ^ code, 0x01000193)
      }
      if (at > start && !addPiece(text, start, at, hash)) return false
    }
    return true
  }
  const addPiece = (text: string, start: number, end: number, hash: number): boolean => {
    let number = table.find(codes, start, end, hash)
    if (number < 0) {
      number = table.add(codes, start, end, hash)
      if (number < 0 || !learn(text.slice(start, end), number)) return false
    }
    pieces.numbers[pieces.count] = number
    pieces.starts[pieces.count] = start
    pieces.ends[pieces.count] = end
    pieces.count += 1
    return true
  }

  return (text) => {
    if (text.length > LONGEST_TEXT) return undefined
    if (read(text)) return pieces
    table.clear()
    forget()
    if (read(text)) return pieces
    table.clear()
    forget()
    return undefined
  }
}

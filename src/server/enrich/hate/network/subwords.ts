import { listGroups } from '../word-groups.ts'

/** The rows of a token: its whole word, the lexicon groups it belongs to, and its subwords. */
export type TokenRows = { word: number; groups: readonly number[]; subwords: readonly number[] }

/** Rows of the embedding table: the whole words have their own half, so that subwords do not collide with frequent words. */
export const ROWS = 1 << 16
const HALF = ROWS >>> 1
const SHORTEST = 3
const LONGEST = 5
const MAX_WORD = 40

/** Subwords have three to five letters, with the ends of the word marked: an unseen word is known by its subwords. */
export function listRows(form: string): TokenRows {
  const text = ` ${form.slice(0, MAX_WORD)} `
  const word = hash(text, 0, text.length) % HALF
  const groups = listGroups(form).map((group) => HALF + (hash(`#${group}`, 0, 4) % HALF))
  const subwords: number[] = []
  for (let from = 0; form.length > 1 && from + SHORTEST <= text.length; from += 1) {
    for (let size = SHORTEST; size <= LONGEST && from + size <= text.length; size += 1) {
      if (size < text.length) subwords.push(HALF + (hash(text, from, from + size) % HALF))
    }
  }
  return { word, groups, subwords }
}

/** Weight of a subword, by their number; the word and its groups have weight one. */
export const weighSubword = (count: number): number => 1 / Math.sqrt(Math.max(1, count))

function hash(text: string, from: number, to: number): number {
  let value = 0x811c9dc5
  for (let at = from; at < Math.min(to, text.length); at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}

/** Strings by number, found by a range of `codes` without creating a substring. */
export type TokenTable = {
  /** The number of the token, or -1. */
  find(codes: Uint16Array, start: number, end: number, hash: number): number
  /** The number of a new token, counted from 0; -1 when there is no room. */
  add(codes: Uint16Array, start: number, end: number, hash: number): number
  clear(): void
}

const AVERAGE_LENGTH = 16

/** A hash table with open addressing for `most` tokens, stored consecutively in one list. */
export function createTokenTable(most: number): TokenTable {
  const mask = 2 ** Math.ceil(Math.log2(most * 2)) - 1
  /** Number + 1; 0: free. */
  const slots = new Int32Array(mask + 1)
  const hashes = new Int32Array(most)
  const ends = new Int32Array(most + 1)
  const known = new Uint16Array(most * AVERAGE_LENGTH)
  let size = 0

  const isEqual = (number: number, codes: Uint16Array, start: number, end: number) => {
    const from = ends[number] ?? 0
    if ((ends[number + 1] ?? 0) - from !== end - start) return false
    for (let at = start; at < end; at += 1) if (known[from + at - start] !== codes[at]) return false
    return true
  }
  const findSlot = (codes: Uint16Array, start: number, end: number, hash: number) => {
    let slot = (hash ^ (hash >>> 15)) & mask
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const number = (slots[slot] ?? 0) - 1
      if (hashes[number] === hash && isEqual(number, codes, start, end)) break
    }
    return slot
  }
  return {
    find: (codes, start, end, hash) => (slots[findSlot(codes, start, end, hash)] ?? 0) - 1,
    add(codes, start, end, hash) {
      const from = ends[size] ?? 0
      if (size === most || from + end - start > known.length) return -1
      slots[findSlot(codes, start, end, hash)] = size + 1
      hashes[size] = hash
      for (let at = start; at < end; at += 1) known[from + at - start] = codes[at] ?? 0
      ends[size + 1] = from + end - start
      size += 1
      return size - 1
    },
    clear() {
      size = 0
      slots.fill(0)
    },
  }
}

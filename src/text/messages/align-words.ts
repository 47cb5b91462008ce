import { isSameWord } from './read-message.ts'

/** Positions of the same word in both lists. */
export type Match = readonly [at: number, atOther: number]

/** The positions of a longest common subsequence, ascending in both lists. */
export function alignWords(one: Int32Array, other: Int32Array): Match[] {
  const least = Math.min(one.length, other.length)
  let start = 0
  while (start < least && isSameWord(one[start] ?? 0, other[start] ?? 0)) start += 1
  let end = 0
  while (end < least - start && isSameWord(one[one.length - 1 - end] ?? 0, other[other.length - 1 - end] ?? 0)) end += 1
  const matches: Match[] = []
  for (let at = 0; at < start; at += 1) matches.push([at, at])
  const middle = alignMiddle(one.subarray(start, one.length - end), other.subarray(start, other.length - end))
  for (const [at, atOther] of middle) matches.push([at + start, atOther + start])
  for (let left = end; left > 0; left -= 1) matches.push([one.length - left, other.length - left])
  return moveTogether(one, other, matches)
}

function alignMiddle(one: Int32Array, other: Int32Array): Match[] {
  const width = other.length + 1
  const lengths = new Uint16Array((one.length + 1) * width)
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const rest = lengths[(i + 1) * width + j + 1] ?? 0
      const skipped = Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
      lengths[i * width + j] = isSameWord(one[i] ?? 0, other[j] ?? 0) ? rest + 1 : skipped
    }
  const matches: Match[] = []
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (isSameWord(one[i] ?? 0, other[j] ?? 0)) {
      matches.push([i, j])
      i += 1
      j += 1
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i += 1
    else j += 1
  }
  return matches
}

/** Moves each match as close to the next as possible: an "o" in a comment before a message is not the "o" that begins the message. */
function moveTogether(one: Int32Array, other: Int32Array, matches: Match[]): Match[] {
  for (let n = matches.length - 2; n >= 0; n -= 1) {
    const [at, atOther] = matches[n] ?? [0, 0]
    const [nextAt, nextOther] = matches[n + 1] ?? [0, 0]
    const moved = findLast(other, one[at] ?? 0, atOther, nextOther - 1)
    matches[n] = [moved === atOther ? findLast(one, other[atOther] ?? 0, at, nextAt - 1) : at, moved]
  }
  return matches
}

function findLast(words: Int32Array, word: number, from: number, to: number): number {
  let at = to
  while (at > from && !isSameWord(words[at] ?? 0, word)) at -= 1
  return at
}

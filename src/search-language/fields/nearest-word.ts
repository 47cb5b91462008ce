/** Edit distance of two words, with insertion, deletion, replacement and swap of neighbours. Counted in bytes, as the store does. */
export function countEdits(one: string, other: string): number {
  const a = new TextEncoder().encode(one)
  const b = new TextEncoder().encode(other)
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const least = Math.min(
        (last[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (beforeLast[j - 2] ?? 0) + 1 : Infinity,
      )
      next.push(least)
    }
    beforeLast = last
    last = next
  }
  return last[b.length] ?? 0
}

/** The most likely intended word of a list; null if none is close enough. */
export function findNearest(word: string, words: readonly string[], most = word.length < 4 ? 1 : 2): string | null {
  let found: string | null = null
  let least = most + 1
  for (const other of words) {
    if (Math.abs(other.length - word.length) >= least) continue
    const edits = countEdits(word, other)
    if (edits < least) {
      found = other
      least = edits
    }
  }
  return found
}

import type { ImageHashes } from './types.ts'

/** Bits of 64 that may differ in the first word of a mark; where a search begins. See docs/decisions/0018-media.md. */
export const QUICK_DISTANCE = 12
/** Bits of the other 191 that may differ: some always do, and more when the lowest differ. */
const MOST_FINE = 25
const FINE_PER_QUICK = 5

export type Likeness = {
  /** Bits of 64 that differ in the closest pair; 64 when nothing is alike. */
  distance: number
  same: boolean
}

/** Whether two pictures are copies of one another, whichever of them was cropped, framed or mirrored. Symmetrical and pure. */
export function compareHashes(a: ImageHashes, b: ImageHashes): Likeness {
  const there = compareProbes(a.probes, b.marks)
  const back = compareProbes(b.probes, a.marks)
  return isCloser(back, there) ? back : there
}

/** One direction of it: the probes of what is looked for against the marks of what is stored. */
export function compareProbes(probes: bigint[][][], marks: bigint[][]): Likeness {
  let best: Likeness = { distance: 64, same: false }
  marks.forEach((mark, at) => {
    for (const probe of probes[at] ?? []) {
      const found = compareMarks(probe, mark)
      if (isCloser(found, best)) best = found
    }
  })
  return best
}

function compareMarks(a: bigint[], b: bigint[]): Likeness {
  const distance = countBits((a[0] ?? 0n) ^ (b[0] ?? 0n))
  if (distance > QUICK_DISTANCE) return { distance, same: false }
  const fine = [1, 2, 3].reduce((sum, word) => sum + countBits((a[word] ?? 0n) ^ (b[word] ?? 0n)), 0)
  return { distance, same: fine <= MOST_FINE + FINE_PER_QUICK * distance }
}

const isCloser = (a: Likeness, b: Likeness) => (a.same === b.same ? a.distance < b.distance : a.same)

const BITS = Uint8Array.from({ length: 65_536 }, (_, value) => value.toString(2).replaceAll('0', '').length)

function countBits(word: bigint): number {
  const low = Number(word & 0xffff_ffffn)
  const high = Number(word >> 32n)
  return (BITS[low & 0xffff] ?? 0) + (BITS[low >>> 16] ?? 0) + (BITS[high & 0xffff] ?? 0) + (BITS[high >>> 16] ?? 0)
}

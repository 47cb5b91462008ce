import type { ImageHash, ImageHashes } from './types.ts'

/**
 * Maximum differing bits of 64 in the first word of a hash, used for searches in the store. Copies seldom differ in more, other
 * photographs seldom in less than 16. Measurements: docs/decisions/0018-media.md.
 */
export const QUICK_DISTANCE = 12
/** Maximum differing bits of the other 191: in two pictures that are not copies half of them differ, 95 give or take 7. */
export const FINE_DISTANCE = 72
/** A bit of the first word counts twice as much as the others: a pair at both limits is not a copy. Of 288 copies one was. */
const BOTH = 90
/**
 * The same for a picture within a screenshot, whose edges are found and not guessed. Of 435 such pictures 425 were below, the nearest
 * of nine false matches at 80. See docs/decisions/0103-read-whole.md.
 */
export const BOTH_OF_PART = 76
/**
 * Where fewer of the 255 frequencies stand out, the signs of the others are noise, or those of any smooth picture: a stricter limit
 * applies. It excludes four of 913 copies, and 23 of 28 false matches. See docs/decisions/0129-plain-pictures.md.
 */
const PLAIN = 80
const BOTH_OF_PLAIN = 70
/** Of the first 64 bits: those of a picture with few colours are unreliable, and both limits together decide. */
export const QUICK_OF_PART = 14
/** In the store, the part number of the region inside flat bars; parts of a screenshot have lower numbers. */
export const FRAMED_PART = 6
/** With fewer words in either picture, words are ignored. */
const MIN_WORDS = 4
const SHARED_WORDS = 0.5
const MIN_WORD = 3

export type Likeness = {
  /** Differing bits of 64 in the closest pair; 64 when nothing matches. */
  distance: number
  same: boolean
}

/** What is compared: the hashes of a picture and the words recognised in it. */
export type ComparedImage = { hashes: ImageHashes; words: string[] }

/**
 * Whether two pictures are copies of one another. Screenshots and cards of one layout have similar hashes: they are the same only when
 * their words are the same.
 */
export function compareImages(a: ComparedImage, b: ComparedImage): Likeness {
  const likeness = compareHashes(a.hashes, b.hashes)
  return { ...likeness, same: likeness.same && !saySomethingElse(a.words, b.words) }
}

/** Compares only the pixels, whichever of the two was cropped, framed or mirrored. Symmetrical. */
export function compareHashes(a: ImageHashes, b: ImageHashes): Likeness {
  const there = compareProbes(a.probes, b.regions, { details: b.details })
  const back = compareProbes(b.probes, a.regions, { details: a.details })
  return isCloser(back, there) ? back : there
}

/**
 * One direction of it: the probes of the query picture against the hashes of a stored one. `both`: maximum distance; `details`: how
 * many
 * frequencies stand out in the stored picture, if known.
 */
export function compareProbes(
  probes: ImageHash[][],
  hashes: ImageHash[],
  { both: usual = BOTH, details = [] }: { both?: number; details?: readonly number[] } = {},
): Likeness {
  // Most pairs are ruled out by the first word, and thousands are compared for one search.
  const most = usual === BOTH_OF_PART ? QUICK_OF_PART : QUICK_DISTANCE
  let best: Likeness = { distance: 64, same: false }
  hashes.forEach((hash, at) => {
    const both = (details[at] ?? PLAIN) < PLAIN ? Math.min(usual, BOTH_OF_PLAIN) : usual
    for (const probe of probes[at] ?? []) {
      const found = compareTwo(probe, hash, { most, both })
      if (isCloser(found, best)) best = found
    }
  })
  return best
}

function compareTwo(a: ImageHash, b: ImageHash, { most, both }: { most: number; both: number }): Likeness {
  const distance = countFirst(a, b)
  return { distance, same: distance <= most && isNear(distance, countFine(a, b), both) }
}

const isNear = (distance: number, fine: number, both: number) => fine <= FINE_DISTANCE && fine + 2 * distance <= both

const countDifferent = (a: ImageHash, b: ImageHash, at: number) => countBits((a[at] ?? 0n) ^ (b[at] ?? 0n))

/** Number of differing bits of 64 in the first word. */
export const countFirst = (a: ImageHash, b: ImageHash): number => countDifferent(a, b, 0)

/** Number of differing bits of 191 in the other three words. */
export const countFine = (a: ImageHash, b: ImageHash): number =>
  countDifferent(a, b, 1) + countDifferent(a, b, 2) + countDifferent(a, b, 3)

export const isCloser = (a: Likeness, b: Likeness) => (a.same === b.same ? a.distance < b.distance : a.same)

/** Whether both have enough words and these differ. */
export function saySomethingElse(a: readonly string[], b: readonly string[]): boolean {
  const [few = new Set(), many = new Set()] = [a, b].map(foldWords).sort((x, y) => x.size - y.size)
  const shared = [...few].filter((word) => many.has(word)).length
  return few.size >= MIN_WORDS && shared < SHARED_WORDS * few.size
}

function foldWords(words: readonly string[]): Set<string> {
  const letters = words.map((word) =>
    word
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase(),
  )
  return new Set(letters.filter((word) => word.length >= MIN_WORD))
}

const BITS = Uint8Array.from({ length: 65_536 }, (_, value) => value.toString(2).replaceAll('0', '').length)

export function countBits(word: bigint): number {
  const low = Number(word & 0xffff_ffffn)
  const high = Number(word >> 32n)
  const bits = (half: number) => (BITS[half & 0xffff] ?? 0) + (BITS[half >>> 16] ?? 0)
  return bits(low) + bits(high)
}

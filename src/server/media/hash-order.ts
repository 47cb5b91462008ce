import type { ImageHash } from './types.ts'

/** Number of frequencies along one side that hashes keep. */
export const FREQUENCIES = 16

/** Horizontal and vertical frequency of each bit, the lowest first; without the mean brightness. */
export const ORDER = Array.from({ length: FREQUENCIES ** 2 }, (_, at) => ({
  u: at % FREQUENCIES,
  v: Math.floor(at / FREQUENCIES),
}))
  .sort((a, b) => a.u ** 2 + a.v ** 2 - (b.u ** 2 + b.v ** 2) || a.v - b.v)
  .slice(1)

const MIRRORED = [0n, 0n, 0n, 0n]
ORDER.forEach(({ u }, bit) => {
  if (u % 2 === 1) MIRRORED[bit >> 6] = (MIRRORED[bit >> 6] ?? 0n) | (1n << BigInt(bit & 63))
})

/** The hash of the mirrored frame. */
export const mirrorHash = (hash: ImageHash): ImageHash => hash.map((word, at) => word ^ (MIRRORED[at] ?? 0n))

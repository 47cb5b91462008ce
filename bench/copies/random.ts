/** A seeded pseudo-random generator. */
export type Random = { next(): number; pick<T>(list: readonly T[]): T }

export function createRandom(seed: number): Random {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    pick<T>(list: readonly T[]) {
      const one = list[Math.floor(next() * list.length)]
      if (one === undefined) throw new Error('nothing to pick from')
      return one
    },
  }
}

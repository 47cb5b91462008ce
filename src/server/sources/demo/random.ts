/** The demonstration set must come out the same on every machine, so it draws from its own generator, not from Math.random. */
export type Random = () => number

const FNV_OFFSET = 2_166_136_261
const FNV_PRIME = 16_777_619

/** A 32-bit FNV-1a hash of a text; equal texts give equal numbers. */
export function hashText(text: string): number {
  let hash = FNV_OFFSET
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME)
  return hash >>> 0
}

/** A generator of numbers in [0, 1) that depends only on its key (mulberry32). */
export function createRandom(key: string): Random {
  // Keys that differ in one digit have close hashes; the multiplication spreads them.
  let state = Math.imul(hashText(key) ^ 0x9e3779b9, 0x85ebca6b)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function chance(random: Random, probability: number): boolean {
  return random() < probability
}

/** A whole number from min to max, both included. */
export function pickInteger(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1))
}

/** One of the items. Throws for an empty list, which is a mistake in the data. */
export function pickOne<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('pickOne: the list is empty')
  return item
}

/** Up to `count` different items, in random order. */
export function pickSome<T>(random: Random, items: readonly T[], count: number): T[] {
  const rest = [...items]
  const picked: T[] = []
  while (picked.length < count && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1))
  }
  return picked
}

/** One of the items, with probability proportional to its weight. */
export function pickWeighted<T>(random: Random, items: readonly T[], weightOf: (item: T) => number): T {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0)
  let left = random() * total
  for (const item of items) {
    left -= weightOf(item)
    if (left < 0) return item
  }
  return pickOne(random, items)
}

/** A standard normal draw (Box–Muller). */
export function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

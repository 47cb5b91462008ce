import { CHANNELS, EMBEDDING, type Network, WIDTH } from './shape.ts'
import { listRows, weighSubword } from './subwords.ts'

/** Data of a token independent of its context: computed once, as most tokens recur. */
export type TokenCache = {
  /** Contributions of token `n` to the first convolution as the word before, at and after a position: from `n * WIDTH * CHANNELS`. */
  shares: Float32Array
  /** How much it sounds like the name of a group. */
  names: Float32Array
  /** The number of a token; all numbers returned before are void once they start at 0 again: see `room`. */
  numberOf(form: string): number
  /** Makes room for this many new tokens, clearing the cache when it is full. */
  room(count: number): void
}

const MAX_KEPT = 16_384

export function createTokenCache(network: Network): TokenCache {
  const numbers = new Map<string, number>()
  const shares = new Float32Array(MAX_KEPT * WIDTH * CHANNELS)
  const names = new Float32Array(MAX_KEPT)
  const embedding = new Float32Array(EMBEDDING)

  const learn = (form: string): number => {
    const number = numbers.size
    numbers.set(form, number)
    embed(network, form, embedding)
    names[number] = embedding.reduce(
      (sum, value, at) => sum + value * (network.name[at] ?? 0),
      network.nameBias[0] ?? 0,
    )
    for (let place = 0; place < WIDTH; place += 1) {
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const from = (channel * WIDTH + place) * EMBEDDING
        let sum = 0
        for (let at = 0; at < EMBEDDING; at += 1)
          sum += (embedding[at] as number) * (network.first[from + at] as number)
        shares[(number * WIDTH + place) * CHANNELS + channel] = sum
      }
    }
    return number
  }
  return {
    shares,
    names,
    numberOf: (form) => numbers.get(form) ?? learn(form),
    room(count) {
      if (numbers.size + count > MAX_KEPT) numbers.clear()
    },
  }
}

/** The sum of a token's rows: its word and groups, and its subwords with less weight the more there are. */
function embed({ table }: Network, form: string, embedding: Float32Array): void {
  const { word, groups, subwords } = listRows(form)
  const add = (row: number, weight: number) => {
    for (let at = 0; at < EMBEDDING; at += 1) {
      embedding[at] = (embedding[at] as number) + weight * (table[row * EMBEDDING + at] as number)
    }
  }
  embedding.fill(0)
  add(word, 1)
  for (const group of groups) add(group, 1)
  const weight = weighSubword(subwords.length)
  for (const subword of subwords) add(subword, weight)
}

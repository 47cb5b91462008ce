import { APART, CHANNELS, HIDDEN, NAMES_GROUP, NETWORK_OUTPUTS, type Network, WIDTH } from './shape.ts'
import { createTokenCache, type TokenCache } from './token-cache.ts'

/** Maximum tokens; the rest of a longer text is ignored. */
export const MAX_READ = 2_048

/** The outputs for the tokens of a text before they become probabilities; undefined when no word sounds like a group of people. */
export type ReadTokens = (forms: readonly string[]) => Float32Array | undefined
export type NetworkReader = { read: ReadTokens; soundsLikeGroup: (form: string) => boolean }

/**
 * Creates the reader. Only a text that may name a group is read to the end: the others, which are most posts, cannot be hate against
 * one.
 * The list is reused by the next call.
 */
export function createNetworkReader(network: Network): NetworkReader {
  const cache = createTokenCache(network)
  const numbers = new Int32Array(MAX_READ)
  const first = new Float32Array((MAX_READ + 2 * APART) * CHANNELS)
  const output = new Float32Array(NAMES_GROUP + 1)
  const second = createSecond(network)
  const weigh = createWeigher(network)
  const read: ReadTokens = (forms) => {
    const count = Math.min(forms.length, MAX_READ)
    cache.room(count)
    let named = Number.NEGATIVE_INFINITY
    for (let at = 0; at < count; at += 1) {
      const number = cache.numberOf(forms[at] ?? '')
      numbers[at] = number
      named = Math.max(named, cache.names[number] ?? named)
    }
    if (named < 0) return undefined
    runFirst(network, cache, numbers, count, first)
    weigh(second(first, count), output)
    output[NAMES_GROUP] = named
    return output
  }
  const soundsLikeGroup = (form: string) => {
    cache.room(1)
    return (cache.names[cache.numberOf(form)] ?? -1) >= 0
  }
  return { read, soundsLikeGroup }
}

function runFirst(
  { firstBias }: Network,
  { shares }: TokenCache,
  numbers: Int32Array,
  count: number,
  first: Float32Array,
) {
  first.fill(0, 0, APART * CHANNELS)
  first.fill(0, (count + APART) * CHANNELS, (count + 2 * APART) * CHANNELS)
  for (let at = 0; at < count; at += 1) {
    const before = at > 0 ? (numbers[at - 1] as number) * WIDTH * CHANNELS : -1
    const own = ((numbers[at] as number) * WIDTH + 1) * CHANNELS
    const after = at + 1 < count ? ((numbers[at + 1] as number) * WIDTH + 2) * CHANNELS : -1
    const to = (at + APART) * CHANNELS
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      let sum = (firstBias[channel] as number) + (shares[own + channel] as number)
      if (before >= 0) sum += shares[before + channel] as number
      if (after >= 0) sum += shares[after + channel] as number
      first[to + channel] = sum > 0 ? sum : 0
    }
  }
}

/** The second convolution; returns the maximum of every channel of both. Zero outputs of the first are skipped. */
function createSecond({ second, secondBias }: Network) {
  const byInput = new Float32Array(second.length)
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    for (let input = 0; input < WIDTH * CHANNELS; input += 1)
      byInput[input * CHANNELS + channel] = second[channel * WIDTH * CHANNELS + input] as number
  }
  const pooled = new Float32Array(2 * CHANNELS)
  const sums = new Float64Array(CHANNELS)
  return (first: Float32Array, count: number): Float32Array => {
    pooled.fill(0)
    for (let at = 0; at < count; at += 1) {
      sums.set(secondBias)
      for (let place = 0; place < WIDTH; place += 1) {
        const from = (at + place * APART) * CHANNELS
        for (let input = 0; input < CHANNELS; input += 1) {
          const value = first[from + input] as number
          if (value === 0) continue
          const weights = (place * CHANNELS + input) * CHANNELS
          for (let channel = 0; channel < CHANNELS; channel += 1)
            sums[channel] = (sums[channel] as number) + value * (byInput[weights + channel] as number)
        }
      }
      const own = (at + APART) * CHANNELS
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        if ((first[own + channel] as number) > (pooled[channel] as number))
          pooled[channel] = first[own + channel] as number
        if ((sums[channel] as number) > (pooled[CHANNELS + channel] as number))
          pooled[CHANNELS + channel] = sums[channel] as number
      }
    }
    return pooled
  }
}

/** The two layers that weigh these maxima. */
function createWeigher(network: Network) {
  const hidden = new Float32Array(HIDDEN)
  return (pooled: Float32Array, output: Float32Array): void => {
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      let sum = network.hiddenBias[unit] as number
      for (let at = 0; at < 2 * CHANNELS; at += 1)
        sum += (network.hidden[unit * 2 * CHANNELS + at] as number) * (pooled[at] as number)
      hidden[unit] = sum > 0 ? sum : 0
    }
    for (let one = 0; one < NETWORK_OUTPUTS.length; one += 1) {
      let sum = network.outputBias[one] as number
      for (let unit = 0; unit < HIDDEN; unit += 1)
        sum += (network.output[one * HIDDEN + unit] as number) * (hidden[unit] as number)
      output[one] = sum
    }
  }
}

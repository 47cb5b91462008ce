import {
  APART,
  CHANNELS,
  EMBEDDING,
  HIDDEN,
  NAMES_GROUP,
  NETWORK_OUTPUTS,
  type Network,
} from '../../../src/server/enrich/hate/network/shape.ts'
import { type TokenRows, weighSubword } from '../../../src/server/enrich/hate/network/subwords.ts'
import { MAX_TOKENS, type State } from './state.ts'

/** The outputs before they become probabilities; `keep`: factor of each pooled value (dropout), 1 if absent. */
export function runForward(network: Network, tokens: readonly TokenRows[], state: State, keep?: Float32Array): number {
  const count = Math.min(tokens.length, MAX_TOKENS)
  embed(network, tokens, count, state)
  runFirst(network, count, state)
  runSecond(network, count, state)
  const { pooled, hidden, output } = state
  if (keep) for (let at = 0; at < 2 * CHANNELS; at += 1) pooled[at] = (pooled[at] as number) * (keep[at] as number)
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
  findName(network, count, state)
  return count
}

function findName({ name, nameBias }: Network, count: number, state: State) {
  state.named = -1
  state.output[NAMES_GROUP] = -9
  for (let at = 0; at < count; at += 1) {
    let sum = nameBias[0] as number
    for (let i = 0; i < EMBEDDING; i += 1)
      sum += (name[i] as number) * (state.embedded[(at + 1) * EMBEDDING + i] as number)
    if (sum <= (state.output[NAMES_GROUP] as number)) continue
    state.output[NAMES_GROUP] = sum
    state.named = at
  }
}

function embed({ table }: Network, tokens: readonly TokenRows[], count: number, { embedded }: State) {
  embedded.fill(0, 0, (count + 2) * EMBEDDING)
  for (let at = 0; at < count; at += 1) {
    const { word, groups, subwords } = tokens[at] as TokenRows
    const to = (at + 1) * EMBEDDING
    const addRow = (row: number, weight: number) => {
      const from = row * EMBEDDING
      for (let i = 0; i < EMBEDDING; i += 1)
        embedded[to + i] = (embedded[to + i] as number) + weight * (table[from + i] as number)
    }
    if (word >= 0) addRow(word, 1)
    for (const group of groups) addRow(group, 1)
    const weight = weighSubword(subwords.length)
    for (const subword of subwords) addRow(subword, weight)
  }
}

/** Four channels at once: each embedding is read once for all of them. */
function runFirst({ first: weights, firstBias }: Network, count: number, { embedded, first, pooled, places }: State) {
  const size = 3 * EMBEDDING
  first.fill(0, 0, APART * CHANNELS)
  first.fill(0, (count + APART) * CHANNELS, (count + 2 * APART) * CHANNELS)
  pooled.fill(0)
  places.fill(-1)
  for (let at = 0; at < count; at += 1) {
    const from = at * EMBEDDING
    for (let channel = 0; channel < CHANNELS; channel += 4) {
      let [a, b, c, d] = [
        firstBias[channel] as number,
        firstBias[channel + 1] as number,
        firstBias[channel + 2] as number,
        firstBias[channel + 3] as number,
      ]
      const w = channel * size
      for (let i = 0; i < size; i += 1) {
        const x = embedded[from + i] as number
        a += x * (weights[w + i] as number)
        b += x * (weights[w + size + i] as number)
        c += x * (weights[w + 2 * size + i] as number)
        d += x * (weights[w + 3 * size + i] as number)
      }
      const to = (at + APART) * CHANNELS + channel
      first[to] = a > 0 ? a : 0
      first[to + 1] = b > 0 ? b : 0
      first[to + 2] = c > 0 ? c : 0
      first[to + 3] = d > 0 ? d : 0
    }
    pool(first, (at + APART) * CHANNELS, 0, at, pooled, places)
  }
}

const answers = new Float32Array(CHANNELS)

/** Skips zero activations of the first layer. */
function runSecond({ second: weights, secondBias }: Network, count: number, { first, pooled, places }: State) {
  const size = 3 * CHANNELS
  for (let at = 0; at < count; at += 1) {
    for (let channel = 0; channel < CHANNELS; channel += 4) {
      let [a, b, c, d] = [
        secondBias[channel] as number,
        secondBias[channel + 1] as number,
        secondBias[channel + 2] as number,
        secondBias[channel + 3] as number,
      ]
      const w = channel * size
      for (let place = 0; place < 3; place += 1) {
        const from = (at + place * APART) * CHANNELS
        const v = w + place * CHANNELS
        for (let i = 0; i < CHANNELS; i += 1) {
          const x = first[from + i] as number
          a += x * (weights[v + i] as number)
          b += x * (weights[v + size + i] as number)
          c += x * (weights[v + 2 * size + i] as number)
          d += x * (weights[v + 3 * size + i] as number)
        }
      }
      answers[channel] = a > 0 ? a : 0
      answers[channel + 1] = b > 0 ? b : 0
      answers[channel + 2] = c > 0 ? c : 0
      answers[channel + 3] = d > 0 ? d : 0
    }
    pool(answers, 0, CHANNELS, at, pooled, places)
  }
}

function pool(from: Float32Array, start: number, to: number, at: number, pooled: Float32Array, places: Int32Array) {
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const value = from[start + channel] as number
    if (value > (pooled[to + channel] as number)) {
      pooled[to + channel] = value
      places[to + channel] = at
    }
  }
}

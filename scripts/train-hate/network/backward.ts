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

const hiddenSlope = new Float32Array(HIDDEN)
const pooledSlope = new Float32Array(2 * CHANNELS)
const firstSlope = new Float32Array((MAX_TOKENS + 2 * APART) * CHANNELS)
const embeddedSlope = new Float32Array((MAX_TOKENS + 2) * EMBEDDING)

/**
 * Adds the gradients of the last text to `slopes`: `wanted` is the derivative of the loss at each output. `touched`
 * receives the rows of the embedding table.
 */
export function runBackward(
  network: Network,
  slopes: Network,
  tokens: readonly TokenRows[],
  count: number,
  state: State,
  wanted: Float32Array,
  keep: Float32Array,
  touch: (row: number) => void,
): void {
  backOutput(network, slopes, state, wanted, keep)
  firstSlope.fill(0, 0, (count + 2 * APART) * CHANNELS)
  embeddedSlope.fill(0, 0, (count + 2) * EMBEDDING)
  backSecond(network, slopes, state)
  backFirst(network, slopes, state, count)
  backName(network, slopes, state, wanted[NAMES_GROUP] as number)
  for (let at = 0; at < count; at += 1) {
    const { word, groups, subwords } = tokens[at] as TokenRows
    const from = (at + 1) * EMBEDDING
    const add = (row: number, weight: number) => {
      touch(row)
      addRow(slopes.table, row, from, weight)
    }
    if (word >= 0) add(word, 1)
    for (const group of groups) add(group, 1)
    const weight = weighSubword(subwords.length)
    for (const subword of subwords) add(subword, weight)
  }
}

function addRow(table: Float32Array, row: number, from: number, weight: number) {
  const to = row * EMBEDDING
  for (let i = 0; i < EMBEDDING; i += 1)
    table[to + i] = (table[to + i] as number) + weight * (embeddedSlope[from + i] as number)
}

function backOutput(network: Network, slopes: Network, state: State, wanted: Float32Array, keep: Float32Array) {
  hiddenSlope.fill(0)
  pooledSlope.fill(0)
  for (let one = 0; one < NETWORK_OUTPUTS.length; one += 1) {
    const slope = wanted[one] as number
    if (slope === 0) continue
    slopes.outputBias[one] = (slopes.outputBias[one] as number) + slope
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const at = one * HIDDEN + unit
      slopes.output[at] = (slopes.output[at] as number) + slope * (state.hidden[unit] as number)
      hiddenSlope[unit] = (hiddenSlope[unit] as number) + slope * (network.output[at] as number)
    }
  }
  for (let unit = 0; unit < HIDDEN; unit += 1) {
    const slope = hiddenSlope[unit] as number
    if (slope === 0 || (state.hidden[unit] as number) <= 0) continue
    slopes.hiddenBias[unit] = (slopes.hiddenBias[unit] as number) + slope
    for (let i = 0; i < 2 * CHANNELS; i += 1) {
      const at = unit * 2 * CHANNELS + i
      slopes.hidden[at] = (slopes.hidden[at] as number) + slope * (state.pooled[i] as number)
      pooledSlope[i] = (pooledSlope[i] as number) + slope * (network.hidden[at] as number)
    }
  }
  for (let i = 0; i < 2 * CHANNELS; i += 1) pooledSlope[i] = (pooledSlope[i] as number) * (keep[i] as number)
}

/** With max pooling, only the position of a channel's maximum receives a gradient. */
function backSecond(network: Network, slopes: Network, { first, places }: State) {
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const own = places[channel] as number
    if (own >= 0) {
      const at = (own + APART) * CHANNELS + channel
      firstSlope[at] = (firstSlope[at] as number) + (pooledSlope[channel] as number)
    }
    const place = places[CHANNELS + channel] as number
    const slope = pooledSlope[CHANNELS + channel] as number
    if (place < 0 || slope === 0) continue
    slopes.secondBias[channel] = (slopes.secondBias[channel] as number) + slope
    for (let part = 0; part < 3; part += 1) {
      const from = (place + part * APART) * CHANNELS
      const w = (channel * 3 + part) * CHANNELS
      for (let i = 0; i < CHANNELS; i += 1) {
        slopes.second[w + i] = (slopes.second[w + i] as number) + slope * (first[from + i] as number)
        firstSlope[from + i] = (firstSlope[from + i] as number) + slope * (network.second[w + i] as number)
      }
    }
  }
}

function backFirst(network: Network, slopes: Network, { embedded, first }: State, count: number) {
  const size = 3 * EMBEDDING
  for (let at = 0; at < count; at += 1) {
    const from = at * EMBEDDING
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      const place = (at + APART) * CHANNELS + channel
      const slope = firstSlope[place] as number
      if (slope === 0 || (first[place] as number) <= 0) continue
      slopes.firstBias[channel] = (slopes.firstBias[channel] as number) + slope
      const w = channel * size
      for (let i = 0; i < size; i += 1) {
        slopes.first[w + i] = (slopes.first[w + i] as number) + slope * (embedded[from + i] as number)
        embeddedSlope[from + i] = (embeddedSlope[from + i] as number) + slope * (network.first[w + i] as number)
      }
    }
  }
}

function backName(network: Network, slopes: Network, { embedded, named }: State, slope: number) {
  if (named < 0 || slope === 0) return
  slopes.nameBias[0] = (slopes.nameBias[0] as number) + slope
  const from = (named + 1) * EMBEDDING
  for (let i = 0; i < EMBEDDING; i += 1) {
    slopes.name[i] = (slopes.name[i] as number) + slope * (embedded[from + i] as number)
    embeddedSlope[from + i] = (embeddedSlope[from + i] as number) + slope * (network.name[i] as number)
  }
}

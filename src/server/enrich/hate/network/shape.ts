import { ROWS } from './subwords.ts'

/**
 * A convolution over the embeddings of three words, a second over three places of the first two words apart (together seven words), of both the
 * strongest answer of each channel anywhere in the text, and two layers that weigh these.
 */
export const EMBEDDING = 48
export const CHANNELS = 64
export const HIDDEN = 48
export const WIDTH = 3
/** How far apart the places are that the second convolution sees. */
export const APART = 2

/** What the network says. `threat` and `report` give no label: they tell why. */
export const NETWORK_OUTPUTS = [
  'hate',
  'offensive',
  'racismo',
  'misoginia',
  'lgbtfobia',
  'xenofobia',
  'religião',
  'threat',
  'report',
] as const
/** After these stands one more, of single words: how much the one that most sounds like the name of a group does. */
export const NAMES_GROUP = NETWORK_OUTPUTS.length

/** Every part of the network and how many numbers it has, in the order of the file. */
export const PARTS = {
  table: ROWS * EMBEDDING,
  first: CHANNELS * WIDTH * EMBEDDING,
  firstBias: CHANNELS,
  second: CHANNELS * WIDTH * CHANNELS,
  secondBias: CHANNELS,
  hidden: HIDDEN * 2 * CHANNELS,
  hiddenBias: HIDDEN,
  output: NETWORK_OUTPUTS.length * HIDDEN,
  outputBias: NETWORK_OUTPUTS.length,
  name: EMBEDDING,
  nameBias: 1,
} as const
export type PartName = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as PartName[]
export type Network = Record<PartName, Float32Array>

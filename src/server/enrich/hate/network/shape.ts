import { ROWS } from './subwords.ts'

/**
 * A convolution over the embeddings of three words, a second one over three positions of the first, two words apart (seven words in
 * all), the maximum of each channel of both over the text, and two layers on top.
 */
export const EMBEDDING = 48
export const CHANNELS = 64
export const HIDDEN = 48
export const WIDTH = 3
/** Distance between the positions of the second convolution. */
export const APART = 2

/** Outputs of the network. `threat` and `report` give no label: they explain it. */
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
/** One more output follows these, for single words: how much the word that most sounds like the name of a group does so. */
export const NAMES_GROUP = NETWORK_OUTPUTS.length

/** Every part of the network and its size in numbers, in the order of the file. */
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

import { APART, CHANNELS, EMBEDDING, HIDDEN, NAMES_GROUP } from '../../../src/server/enrich/hate/network/shape.ts'

/** Longer texts are truncated for training: few have more words. */
export const MAX_TOKENS = 128

/**
 * Activations of every layer for one text, reused for the next. Positions are zero-padded: one before the embeddings,
 * `APART` before the first layer.
 */
export type State = ReturnType<typeof createState>

export function createState() {
  return {
    embedded: new Float32Array((MAX_TOKENS + 2) * EMBEDDING),
    first: new Float32Array((MAX_TOKENS + 2 * APART) * CHANNELS),
    pooled: new Float32Array(2 * CHANNELS),
    /** Position in the text of each channel's maximum. */
    places: new Int32Array(2 * CHANNELS),
    hidden: new Float32Array(HIDDEN),
    output: new Float32Array(NAMES_GROUP + 1),
    /** Index of the word closest to the name of a group. */
    named: -1,
  }
}

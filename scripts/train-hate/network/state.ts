import { APART, CHANNELS, EMBEDDING, HIDDEN, NAMES_GROUP } from '../../../src/server/enrich/hate/network/shape.ts'

/** Longer texts are taught cut: few have more words. */
export const MOST_TOKENS = 128

/** What a text leaves at every layer, used again by the next. Places are padded with zeros: one before the embeddings, `APART` before the first layer. */
export type State = ReturnType<typeof createState>

export function createState() {
  return {
    embedded: new Float32Array((MOST_TOKENS + 2) * EMBEDDING),
    first: new Float32Array((MOST_TOKENS + 2 * APART) * CHANNELS),
    pooled: new Float32Array(2 * CHANNELS),
    /** Where in the text the strongest answer of a channel stands. */
    places: new Int32Array(2 * CHANNELS),
    hidden: new Float32Array(HIDDEN),
    output: new Float32Array(NAMES_GROUP + 1),
    /** Which word most sounds like the name of a group. */
    named: -1,
  }
}

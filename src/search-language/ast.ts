/**
 * What a search text means. Every printer (SQL, Portuguese sentence, highlight) walks this tree, so they cannot disagree.
 * `tokens` are folded (see fold.ts), never empty; `text` is what was typed, for showing back.
 */
import type { FieldName } from './fields/fields.ts'

/** A leaf: what a post either has or has not. */
export type Term =
  /** One word: matched without regard to accents, case and plural (by its stem). Exactly one token. */
  | { type: 'word'; text: string; token: string }
  /** Any word that begins with this, without regard to accents and case. `token` is the beginning. */
  | { type: 'prefix'; text: string; token: string }
  /** Any word that begins with the one and ends with the other; the first may be empty. */
  | { type: 'pattern'; text: string; begins: string; ends: string }
  /** Any word that is at most so many typing mistakes away. */
  | { type: 'similar'; text: string; token: string; mistakes: number }
  /** Words that stand side by side in this order, as written: accents and case do not matter, plural does. */
  | { type: 'phrase'; text: string; tokens: string[] }
  /** The same words near each other: at most `gap` other words between one and the next; `ordered`: in this order. */
  | { type: 'near'; text: string; tokens: string[]; gap: number; ordered: boolean }
  /** These very letters, with accents and case, not inside a longer word. */
  | { type: 'letters'; text: string; tokens: string[] }
  /** Emoji and symbols as they are; they have no letter or digit. */
  | { type: 'symbol'; text: string }
  /** One of these values, in the canonical writing of the field. `text` is all of it. */
  | { type: 'field'; text: string; name: FieldName; values: string[] }

export type SearchNode =
  | Term
  | { type: 'and'; children: SearchNode[] }
  | { type: 'or'; children: SearchNode[] }
  /** So many of them at least; 2 or more. */
  | { type: 'atLeast'; count: number; children: SearchNode[] }
  | { type: 'not'; child: SearchNode }

/** null: nothing to search for (an empty text, or one with nothing in it that could be found), which matches every post. */
export type SearchTree = SearchNode | null

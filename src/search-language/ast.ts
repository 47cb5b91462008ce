/**
 * The syntax tree of a search text. Every printer (SQL, Portuguese sentence, highlight) walks this tree, so they cannot
 * disagree. `tokens` are folded (see fold.ts) and never empty; `text` is what was typed, for display.
 */
import type { FieldName } from './fields/fields.ts'

/** A leaf: a condition that a post meets or does not meet. */
export type Term =
  /** One word, matched regardless of accents, case and plural (by its stem). Exactly one token. */
  | { type: 'word'; text: string; token: string }
  /** Any word with this prefix, regardless of accents and case. `token` is the prefix. */
  | { type: 'prefix'; text: string; token: string }
  /** Any word that begins with `begins` and ends with `ends`; `begins` may be empty. */
  | { type: 'pattern'; text: string; begins: string; ends: string }
  /** Any word at an edit distance of at most `mistakes`. */
  | { type: 'similar'; text: string; token: string; mistakes: number }
  /** Adjacent words in this order, as written: accents and case do not matter, plural does. */
  | { type: 'phrase'; text: string; tokens: string[] }
  /** These words near each other: at most `gap` other words between one and the next; `ordered`: in this order. */
  | { type: 'near'; text: string; tokens: string[]; gap: number; ordered: boolean }
  /** Exactly these letters, with accents and case, and not inside a longer word. */
  | { type: 'letters'; text: string; tokens: string[] }
  /** Emoji and symbols as they are, without letters or digits. */
  | { type: 'symbol'; text: string }
  /** One of these values, in the field's canonical form. `text` is the whole field as typed. */
  | { type: 'field'; text: string; name: FieldName; values: string[] }

export type SearchNode =
  | Term
  | { type: 'and'; children: SearchNode[] }
  | { type: 'or'; children: SearchNode[] }
  /** At least this many of the children; 2 or more. */
  | { type: 'atLeast'; count: number; children: SearchNode[] }
  | { type: 'not'; child: SearchNode }

/** null: nothing to search for (an empty text, or one without anything searchable), which matches every post. */
export type SearchTree = SearchNode | null

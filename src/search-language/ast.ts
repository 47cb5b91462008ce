/**
 * What a search text means. Every printer (SQL, Portuguese sentence, highlight) walks this tree, so they cannot disagree.
 * `tokens` are folded (see fold.ts), never empty; `text` is what was typed, for showing back.
 */
export type SearchNode =
  /** One word: matched without regard to accents, case and plural (by its stem). Exactly one token. */
  | { type: 'word'; text: string; token: string }
  /** Any word that begins with this, without regard to accents and case. `token` is the beginning. */
  | { type: 'prefix'; text: string; token: string }
  /** Words that stand side by side in this order, as written: accents and case do not matter, plural does. */
  | { type: 'phrase'; text: string; tokens: string[] }
  | { type: 'and'; children: SearchNode[] }
  | { type: 'or'; children: SearchNode[] }
  | { type: 'not'; child: SearchNode }

/** null: nothing to search for (an empty text, or one with no letter or digit in it), which matches every post. */
export type SearchTree = SearchNode | null

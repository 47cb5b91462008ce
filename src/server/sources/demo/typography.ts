/** Patterns that must not occur in a correctly composed text. For the tests. */
const FLAWS: readonly RegExp[] = [
  / {2}/,
  / [,.;:!?)]/,
  /\( /,
  /[,;]{2}/,
  /\.\.(?!\.)/,
  // Articles that Portuguese contracts with the preposition. \b ignores accents, hence the look-arounds.
  /(?<!\p{L})(de|em|por) (o|a|os|as)(?!\p{L})/iu,
  /(?<!\p{L})(em (no|na)|de (do|da)|a [ao]s?|à [ao]s?)(?!\p{L})/iu,
  /\b(undefined|null|NaN)\b/,
  /[[\]{}]/,
  /^\s|\s$/,
  /\n{3}| \n|\n /,
  /^\p{Ll}/u,
  /[.!?] \p{Ll}/u,
]

/** The first flaw of a text, as the pattern that matches it; null when there is none. */
export function findFlaw(text: string): string | null {
  // Addresses and handles have rules of their own.
  const words = text.replace(/https:\/\/\S+|@\w+/g, 'X')
  const flaw = FLAWS.find((pattern) => pattern.test(words))
  return flaw ? `${flaw} in: ${text}` : null
}

/** Where watched terms stand in what was said: whole words, without regard to accents, case and plural. */
import { foldText } from './fold.ts'
import { stemText } from './stem.ts'

/** A term was said from one word to another; `end` is exclusive. */
export type WatchedTermMatch<Term> = { term: Term; start: number; end: number }

/** The form in which terms are compared: stems joined by one space; '' when it has no letter or digit. */
export const toTermKey = (term: string) => stemText(foldText(term))

/**
 * Every place of every term, by place. Linear in the words as long as few terms begin with the same one.
 * @param stems of the text, a word each
 */
export function findWatchedTerms<Term extends { term_key: string }>(
  stems: readonly string[],
  terms: readonly Term[],
): WatchedTermMatch<Term>[] {
  const byFirst = new Map<string, { term: Term; words: string[] }[]>()
  for (const term of terms) {
    const words = term.term_key.split(' ')
    const [first = ''] = words
    byFirst.set(first, [...(byFirst.get(first) ?? []), { term, words }])
  }
  return stems.flatMap((stem, start) =>
    (byFirst.get(stem) ?? [])
      .filter(({ words }) => words.every((word, at) => stems[start + at] === word))
      .map(({ term, words }) => ({ term, start, end: start + words.length })),
  )
}

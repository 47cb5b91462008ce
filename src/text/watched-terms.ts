/** Finds watched terms in transcribed speech: whole words, regardless of accents, case and plural. */
import { foldText } from './fold.ts'
import { stemText } from './stem.ts'

/** A match of a term, as word indices; `end` is exclusive. */
export type WatchedTermMatch<Term> = { term: Term; start: number; end: number }

/** The form in which terms are compared: stems joined by one space; '' if it has no letter or digit. */
export const toTermKey = (term: string) => stemText(foldText(term))

/**
 * Every match of every term, in text order. Linear in the number of words as long as few terms share their first word.
 * @param words words of the text, each with the stems under which it is found (`listStems`)
 */
export function findWatchedTerms<Term extends { term_key: string }>(
  words: readonly (readonly string[])[],
  terms: readonly Term[],
): WatchedTermMatch<Term>[] {
  const byFirst = new Map<string, { term: Term; stems: string[] }[]>()
  for (const term of terms) {
    const stems = term.term_key.split(' ')
    const [first = ''] = stems
    byFirst.set(first, [...(byFirst.get(first) ?? []), { term, stems }])
  }
  return words.flatMap((word, start) =>
    word
      .flatMap((stem) => byFirst.get(stem) ?? [])
      .filter(({ stems }) => stems.every((stem, at) => words[start + at]?.includes(stem)))
      .map(({ term, stems }) => ({ term, start, end: start + stems.length })),
  )
}

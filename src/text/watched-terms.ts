/** Where watched terms stand in what was said: whole words, without regard to accents, case and plural. */
import { foldText } from './fold.ts'
import { stemText } from './stem.ts'

/** A term was said from one word to another; `end` is exclusive. */
export type WatchedTermMatch<Term> = { term: Term; start: number; end: number }

/** The form in which terms are compared: stems joined by one space; '' when it has no letter or digit. */
export const toTermKey = (term: string) => stemText(foldText(term))

/**
 * Every place of every term, by place. Linear in the words as long as few terms begin with the same one.
 * @param words of the text, each by the stems under which it is found (`listStems`)
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

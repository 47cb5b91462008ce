/** Positions of watched terms in a transcription, also across chapters; the same rule as on the server. */
import type { Chapter } from '../../../../contract/lives/lives.ts'
import { foldTokens } from '../../../../text/fold.ts'
import { listStems } from '../../../../text/foreign-plurals.ts'
import { findWatchedTerms, toTermKey } from '../../../../text/watched-terms.ts'
import type { TextSpan } from '../transcript/marked-spans.ts'

type Word = TextSpan & { stems: readonly string[] }

/** Chapters are immutable between responses; their words are computed once. */
const known = new WeakMap<Chapter, Word[]>()

/** Chapter index → ranges of its text. */
export function findWatched(chapters: readonly Chapter[], terms: readonly { term: string }[]): Map<number, TextSpan[]> {
  const found = new Map<number, TextSpan[]>()
  const keyed = terms.map(({ term }) => ({ term_key: toTermKey(term) })).filter(({ term_key }) => term_key !== '')
  if (keyed.length === 0) return found
  const said: (readonly string[])[] = []
  const places: [chapter: number, word: Word][] = []
  chapters.forEach((chapter, index) => {
    for (const word of readWords(chapter)) {
      said.push(word.stems)
      places.push([index, word])
    }
  })
  for (const { start, end } of findWatchedTerms(said, keyed)) {
    for (const [chapter, words] of Map.groupBy(places.slice(start, end), ([index]) => index)) {
      const stretch = { start: words[0]?.[1].start ?? 0, end: words.at(-1)?.[1].end ?? 0 }
      found.set(chapter, [...(found.get(chapter) ?? []), stretch])
    }
  }
  return found
}

function readWords(chapter: Chapter): Word[] {
  const words =
    known.get(chapter) ??
    foldTokens(chapter.transcription).map(({ token, start, end }) => ({ stems: listStems(token), start, end }))
  known.set(chapter, words)
  return words
}

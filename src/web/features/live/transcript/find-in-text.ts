/** Finds words in a transcription, also across chapters: captions are cut in mid-sentence. */
import type { Chapter } from '../../../../contract/lives/lives.ts'
import { type FoldedToken, foldTokens } from '../../../../text/fold.ts'

/** A range of one chapter's text, in UTF-16 indices, `end` exclusive. `hit`: index of its match. */
export type Mark = { start: number; end: number; hit: number }

export type Found = {
  /** Chapter index where each match starts. */
  hits: number[]
  /** Chapter index → ranges to highlight, in order. */
  marks: Map<number, Mark[]>
}

type Place = FoldedToken & { chapter: number }

/** Chapters are immutable between responses; their words are computed once. */
const known = new WeakMap<Chapter, FoldedToken[]>()

/**
 * Matches of the words of `search` in sequence, ignoring case and accents; the last word may be a prefix, since the user may still be
 * typing.
 */
export function findInText(chapters: readonly Chapter[], search: string): Found {
  const wanted = foldTokens(search).map(({ token }) => token)
  const found: Found = { hits: [], marks: new Map() }
  if (wanted.length === 0) return found
  const places = chapters.flatMap((chapter, index) =>
    readTokens(chapter).map((token) => ({ ...token, chapter: index })),
  )
  for (let at = 0; at + wanted.length <= places.length; ) {
    const stretch = matchesAt(places, at, wanted) ? places.slice(at, at + wanted.length) : []
    if (stretch.length > 0) addHit(found, stretch)
    at += stretch.length || 1
  }
  return found
}

function readTokens(chapter: Chapter): FoldedToken[] {
  const tokens = known.get(chapter) ?? foldTokens(chapter.transcription)
  known.set(chapter, tokens)
  return tokens
}

function matchesAt(places: readonly Place[], at: number, wanted: readonly string[]): boolean {
  return wanted.every((word, index) => {
    const token = places[at + index]?.token ?? ''
    return index === wanted.length - 1 ? token.startsWith(word) : token === word
  })
}

function addHit(found: Found, stretch: readonly Place[]): void {
  const hit = found.hits.length
  found.hits.push(stretch[0]?.chapter ?? 0)
  for (const [chapter, places] of Map.groupBy(stretch, (place) => place.chapter)) {
    const mark = { start: places[0]?.start ?? 0, end: places.at(-1)?.end ?? 0, hit }
    found.marks.set(chapter, [...(found.marks.get(chapter) ?? []), mark])
  }
}

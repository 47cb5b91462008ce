import type { FoundLink } from '../links.ts'
import type { FoundTag } from './tags.ts'

/** A run of text with one style. `link` is set on URLs, also on those that cannot be opened, and on tags. */
export type TextPart = {
  readonly start: number
  readonly text: string
  readonly marked: boolean
  readonly link?: FoundLink | FoundTag
}

type Range = { readonly start: number; readonly end: number }

/**
 * Splits a text into runs, in order and without loss: the concatenated runs are the text. A URL or tag is never split, and is
 * highlighted as a whole when a match overlaps it.
 *
 * @param matches sorted and without overlap, as returned by `findMatches`
 * @param links sorted and without overlap, as returned by `findLinks` and `addTags`
 */
export function splitText(
  text: string,
  matches: readonly Range[],
  links: readonly (FoundLink | FoundTag)[] = [],
): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const link of links) {
    parts.push(...splitPlain(text, done, link.start, matches))
    const marked = matches.some((match) => match.start < link.end && match.end > link.start)
    parts.push({ start: link.start, text: text.slice(link.start, link.end), marked, link })
    done = link.end
  }
  parts.push(...splitPlain(text, done, text.length, matches))
  return parts
}

function splitPlain(text: string, from: number, to: number, matches: readonly Range[]): TextPart[] {
  const parts: TextPart[] = []
  let done = from
  const push = (end: number, marked: boolean) => {
    if (end > done) parts.push({ start: done, text: text.slice(done, end), marked })
    done = Math.max(done, end)
  }
  for (const match of matches) {
    if (match.end <= done) continue
    if (match.start >= to) break
    push(Math.min(match.start, to), false)
    push(Math.min(match.end, to), true)
  }
  push(to, false)
  return parts
}

/**
 * The start of an excerpt for two lines: shortly before the first match if that would not be visible, else the beginning. At a word
 * boundary.
 */
export function findExcerptStart(text: string, matches: readonly Range[], visible: number): number {
  const first = matches[0]
  if (first === undefined || first.end <= visible) return 0
  const space = text.indexOf(' ', Math.max(0, first.start - visible / 2))
  return space === -1 || space >= first.start ? first.start : space + 1
}

/** More characters than a table cell shows. */
const EXCERPT = 400

/** Maximum characters dropped to end before a word: a long URL would take the whole text with it. */
const MAX_LEFT_OUT = 40

/** The excerpt from there on, to a word boundary if one is near; never cuts or drops a match. */
export function cutExcerpt(text: string, start: number, matches: readonly Range[]): string {
  const limit = start + EXCERPT
  if (text.length <= limit) return text.slice(start)
  const end = matches.find((match) => match.start < limit && match.end > limit)?.end ?? limit
  const space = text.lastIndexOf(' ', end)
  const isNear = space > start && end - space <= MAX_LEFT_OUT
  const isMatched = matches.some((match) => match.start < end && match.end > space)
  return text.slice(start, isNear && !isMatched ? space : end).toWellFormed()
}

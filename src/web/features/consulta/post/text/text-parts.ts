import type { FoundLink } from '../links.ts'
import type { FoundTag } from './tags.ts'

/** A run of a text that is shown in one way. `link` is set on addresses, also on those that cannot be opened, and on tags. */
export type TextPart = {
  readonly start: number
  readonly text: string
  readonly marked: boolean
  readonly link?: FoundLink | FoundTag
}

type Range = { readonly start: number; readonly end: number }

/**
 * Cuts a text into runs, in order and without loss: the texts of the parts joined are the text.
 * An address or a tag stays in one piece and is marked as a whole when a match touches it.
 *
 * @param matches sorted and without overlap, as `findMatches` gives them
 * @param links sorted and without overlap, as `findLinks` and `addTags` give them
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
 * The stretch of a long text worth showing in two lines: from a little before the first match when that match would be
 * out of sight, else from the start. Cut between words.
 */
export function findExcerptStart(text: string, matches: readonly Range[], visible: number): number {
  const first = matches[0]
  if (first === undefined || first.end <= visible) return 0
  const space = text.indexOf(' ', Math.max(0, first.start - visible / 2))
  return space === -1 || space >= first.start ? first.start : space + 1
}

/** More letters than a table's cell shows. */
const EXCERPT = 400

/** Of a word, how much is left out to end before it: a long address would take all of the text with it. */
const LONGEST_LEFT_OUT = 40

/** What is drawn of a text from there on, to the end of a word where one is near; no match is cut, or left out for that. */
export function cutExcerpt(text: string, start: number, matches: readonly Range[]): string {
  const limit = start + EXCERPT
  if (text.length <= limit) return text.slice(start)
  const end = matches.find((match) => match.start < limit && match.end > limit)?.end ?? limit
  const space = text.lastIndexOf(' ', end)
  const isNear = space > start && end - space <= LONGEST_LEFT_OUT
  const isMatched = matches.some((match) => match.start < end && match.end > space)
  return text.slice(start, isNear && !isMatched ? space : end).toWellFormed()
}

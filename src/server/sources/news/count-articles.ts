import { XMLValidator } from 'fast-xml-parser'
import { escapePlainHtml } from './plain-html.ts'

/** Ends of comments and CDATA sections: an article named there, or in a declaration, does not count. */
const ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '<![cdata[': ']]>' }
/** With attributes or content: the parser returns no object for an empty one. */
const ARTICLE = /<(?:item|entry)(?=[\s>])(?!\s*(?:\/>|>\s*<\/(?:item|entry)\s*>))/gi

/**
 * Number of articles that begin in the XML of a feed but were not found: an unclosed tag swallows the articles after it. 0 for
 * well-formed XML, whatever its articles contain.
 */
export function countSwallowed(text: string, found: number): number {
  if (countBegun(readTags(text)) <= found) return 0
  // The text as it was passed to the parser.
  const tags = readTags(escapePlainHtml(text))
  const swallowed = Math.max(0, countBegun(tags) - found)
  return swallowed > 0 && isDamaged(tags) ? swallowed : 0
}

const countBegun = (tags: string): number => tags.match(ARTICLE)?.length ?? 0

/**
 * The parser takes every "<!" for a declaration and searches its end without reporting an error. A bare "&" in a text swallows
 * nothing, so it is replaced; a name with a "&" is as invalid with a dot.
 */
const isDamaged = (tags: string): boolean =>
  tags.includes('<!', tags.search(/<[a-z_]/i)) ||
  XMLValidator.validate(tags.replaceAll('&', '.'), { allowBooleanAttributes: true }) !== true

/** XML without comments and CDATA sections, up to the first of them that has no end. */
function readTags(text: string): string {
  const marks = /<!--|<!\[CDATA\[/gi
  const kept: string[] = []
  let passed = 0
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    kept.push(text.slice(passed, mark.index))
    const end = ENDS[mark[0].toLowerCase()] ?? ''
    const at = text.indexOf(end, marks.lastIndex)
    passed = at < 0 ? text.length : at + end.length
    marks.lastIndex = passed
  }
  return [...kept, text.slice(passed)].join(' ')
}

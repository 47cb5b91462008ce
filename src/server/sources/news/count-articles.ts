import { XMLValidator } from 'fast-xml-parser'
import { escapePlainHtml } from './plain-html.ts'

/** What ends remarks and what stands as it is written: an article that is named there is none, nor is a declaration. */
const ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '<![cdata[': ']]>' }
/** With attributes or something in it: the parser has no object for another. */
const ARTICLE = /<(?:item|entry)(?=[\s>])(?!\s*(?:\/>|>\s*<\/(?:item|entry)\s*>))/gi

/**
 * Articles that begin in the XML of a feed and are not among those that were found: a tag that is never closed takes the ones behind
 * it into itself. 0 for XML that is whole, whatever it has inside of its articles.
 */
export function countSwallowed(text: string, found: number): number {
  if (countBegun(readTags(text)) <= found) return 0
  // As the parser was given it.
  const tags = readTags(escapePlainHtml(text))
  const swallowed = Math.max(0, countBegun(tags) - found)
  return swallowed > 0 && isDamaged(tags) ? swallowed : 0
}

const countBegun = (tags: string): number => tags.match(ARTICLE)?.length ?? 0

/**
 * The parser takes "<!" for a declaration, whatever stands there, and looks for its end; nobody calls that a fault. A bare "&" in a
 * text is one that swallows nothing; a name with one is as wrong with a dot.
 */
const isDamaged = (tags: string): boolean =>
  tags.includes('<!', tags.search(/<[a-z_]/i)) ||
  XMLValidator.validate(tags.replaceAll('&', '.'), { allowBooleanAttributes: true }) !== true

/** XML without remarks and what stands as it is written, up to the first of them that has no end. */
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

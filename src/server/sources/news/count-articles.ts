import { XMLValidator } from 'fast-xml-parser'
import { escapePlainHtml } from './plain-html.ts'

/** What ends remarks and what stands as it is written: an article that is named there is none. */
const ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '<![cdata[': ']]>' }

/**
 * Articles that begin in the XML of a feed and are not among those that were found: a tag that is never closed takes the ones behind
 * it into itself. 0 for XML that is whole, whatever it has inside of its articles.
 */
export function countSwallowed(text: string, found: number): number {
  if (countBegun(text) <= found) return 0
  // As the parser was given it.
  const escaped = escapePlainHtml(text)
  const swallowed = Math.max(0, countBegun(escaped) - found)
  return swallowed > 0 && isDamaged(escaped) ? swallowed : 0
}

/** The parser takes "<!" for a declaration, whatever stands there, and looks for its end; nobody calls that a fault. */
const isDamaged = (xml: string): boolean =>
  /<!(?!--|\[CDATA\[)/i.test(xml.slice(xml.search(/<[a-z_]/i))) ||
  XMLValidator.validate(xml, { allowBooleanAttributes: true }) !== true

function countBegun(text: string): number {
  const tags = /<!--|<!\[CDATA\[|<(?:item|entry)[\s>]/gi
  let count = 0
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) {
    const end = ENDS[tag[0].toLowerCase()]
    if (end === undefined) count += 1
    else {
      const at = text.indexOf(end, tags.lastIndex)
      if (at < 0) return count
      tags.lastIndex = at + end.length
    }
  }
  return count
}

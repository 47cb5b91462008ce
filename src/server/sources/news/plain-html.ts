const MARK = /<!\[CDATA\[|<!--|<(title|description|summary|content|content:encoded)(\s[^<>]*)?>/gi
const XHTML = /\btype\s*=\s*["']?xhtml\b/i
/** A Media RSS file, whose own title and description are elements. */
const FILE = /\s(?:url|medium)\s*=|search\.yahoo\.com\/mrss/i
/** Beginning or end of an article: no text extends beyond it. */
const ARTICLE = '</?(?:[\\w.-]{1,40}:)?(?:item|entry)[\\s/>]'
const CDATA = '<!\\[CDATA\\['
const ENDS: Readonly<Record<string, string>> = { '<![CDATA[': ']]>', '<!--': '-->' }
/** Maximum opening and closing tags of the same name within an element. */
const MAX_NESTED = 20

/**
 * Escapes HTML in texts that is neither escaped nor declared as XHTML: the parser would take it for elements of the feed and lose it.
 * Text beside it may be escaped already, and is unescaped with it, once.
 */
export function escapePlainHtml(xml: string): string {
  const kept: string[] = []
  const find = createFinder(xml)
  let [copied, passed] = [0, 0]
  for (const { 0: tag, 1: name, 2: attributes = '', index } of xml.matchAll(MARK)) {
    if (index < passed || tag.endsWith('/>')) continue
    const begin = index + tag.length
    const closed = find(ENDS[tag.toUpperCase()] ?? `</${name}\\s*>`, begin)
    if (closed === Infinity) continue
    const limit = name === undefined ? closed : Math.min(find(ARTICLE, begin), find(CDATA, begin))
    if (closed > limit || FILE.test(attributes)) continue
    const end = name === undefined ? closed : (findOwnEnd(xml, name, begin, limit) ?? closed)
    passed = end
    const inner = xml.slice(begin, end)
    if (name === undefined || XHTML.test(attributes) || !/<[a-z]/i.test(inner)) continue
    kept.push(xml.slice(copied, begin), inner.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
    copied = end
  }
  return kept.length === 0 ? xml : [...kept, xml.slice(copied)].join('')
}

/** Finds the next match from ever later positions: a match is cached until it is passed. */
function createFinder(xml: string): (pattern: string, from: number) => number {
  const found = new Map<string, number>()
  return (pattern, from) => {
    const known = found.get(pattern) ?? -1
    if (known >= from) return known
    const looked = new RegExp(pattern, 'gi')
    looked.lastIndex = from
    const next = looked.exec(xml)?.index ?? Infinity
    found.set(pattern, next)
    return next
  }
}

/** End of an element that contains others of its name; undefined when they do not end before `limit`. */
function findOwnEnd(xml: string, name: string, begin: number, limit: number): number | undefined {
  const tag = new RegExp(`<(/?)${name}(?:\\s[^<>]*)?>`, 'gi')
  tag.lastIndex = begin
  for (let depth = 1, seen = 0; seen < MAX_NESTED; seen++) {
    const found = tag.exec(xml)
    if (!found || found.index > limit) return undefined
    if (!found[0].endsWith('/>')) depth += found[1] === '/' ? -1 : 1
    if (depth === 0) return found.index
  }
  return undefined
}

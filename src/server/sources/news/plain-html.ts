const MARK = /<!\[CDATA\[|<!--|<(title|description|summary|content|content:encoded)(\s[^<>]*)?>/g
const XHTML = /\btype\s*=\s*["']?xhtml\b/i
const ENDS: Readonly<Record<string, string>> = { '<![CDATA[': ']]>', '<!--': '-->' }

/**
 * Texts whose HTML is neither escaped nor called XHTML: the parser would take it for elements of the feed and lose it, so it is
 * written as characters. What is opened and never closed is looked for once, not from each place.
 */
export function escapePlainHtml(xml: string): string {
  const kept: string[] = []
  const unclosed = new Set<string>()
  let [copied, passed] = [0, 0]
  for (const { 0: tag, 1: name, 2: attributes = '', index } of xml.matchAll(MARK)) {
    const closing = ENDS[tag] ?? `</${name}>`
    if (index < passed || tag.endsWith('/>') || unclosed.has(closing)) continue
    const closed = xml.indexOf(closing, index)
    if (closed < 0) {
      unclosed.add(closing)
      continue
    }
    const begin = index + tag.length
    const inner = xml.slice(begin, closed)
    if (name !== undefined && inner.includes('<![CDATA[')) continue
    passed = closed
    if (name === undefined || XHTML.test(attributes) || !/<[a-z]/i.test(inner)) continue
    kept.push(xml.slice(copied, begin), '<![CDATA[', inner.replaceAll(']]>', ']]&gt;'), ']]>')
    copied = closed
  }
  return kept.length === 0 ? xml : [...kept, xml.slice(copied)].join('')
}

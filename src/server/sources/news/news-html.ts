import { cleanText } from '../fields/text.ts'

const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const ENTITIES = new Map<string, string>([
  ...LATIN.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ...Object.entries({ quot: '"', amp: '&', apos: "'", lt: '<', gt: '>', ndash: '–', mdash: '—', bull: '•', euro: '€' }),
  ...Object.entries({
    bdquo: '„',
    sbquo: '‚',
    lsaquo: '‹',
    rsaquo: '›',
    permil: '‰',
    dagger: '†',
    Dagger: '‡',
    minus: '−',
  }),
  ...Object.entries({ ensp: ' ', emsp: ' ', thinsp: ' ', le: '≤', ge: '≥', ne: '≠', larr: '←', rarr: '→', deg: '°' }),
  ...Object.entries({ OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', Yuml: 'Ÿ', circ: 'ˆ', tilde: '˜', fnof: 'ƒ' }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', hellip: '…', trade: '™', zwnj: '', zwj: '' }),
])
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,8}));/gi
const LAST_CODE = 0x10ffff

/** Decodes character references; each is decoded once, so the text cannot grow. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name) ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0 && code <= LAST_CODE ? String.fromCodePoint(code) : ''
  })
}

const TAG = /<[/!a-z][^<>]*>/gi
const SILENT = /<(script|style)\b/gi

/** Removes what is not rendered. The end of an unclosed element is searched once, not from each place. */
function removeSilent(html: string): string {
  const kept: string[] = []
  const unclosed = new Set<string>()
  let end = 0
  for (const opened of html.matchAll(SILENT)) {
    const name = (opened[1] ?? '').toLowerCase()
    if (opened.index < end || unclosed.has(name)) continue
    const closing = name === 'script' ? /<\/script>/gi : /<\/style>/gi
    closing.lastIndex = opened.index
    if (!closing.test(html)) {
      unclosed.add(name)
      continue
    }
    kept.push(html.slice(end, opened.index))
    end = closing.lastIndex
  }
  return [...kept, html.slice(end)].join(' ')
}

/** Elements that begin a line, and elements with an empty line around them. */
const LINE = /<(?:br|li|tr|dt|dd|figcaption|\/?(?:div|ul|ol|table|figure))\b[^<>]*>/gi
const PARAGRAPH = /<\/?(?:p|h[1-6]|blockquote|section|article|pre|hr)\b[^<>]*>/gi
/** Tags that appear after unescaping: the feed escaped its text twice. */
const SHOWN_TAG = /<\/?(?:p|br|a|div|span|strong|em|b|i|img|ul|ol|li|h[1-6]|figure|blockquote)\b[^<>]*>/i

/** The rendered text of a piece of HTML, with its paragraphs. Double escapes are undone twice, and no further. */
export function readHtmlParagraphs(html: string): string {
  const once = readParagraphs(html)
  return SHOWN_TAG.test(once) || decodeEntities(once) !== once ? readParagraphs(once) : once
}

/** Unescapes HTML that was escaped once too often; other HTML stays as it is. */
export function undoSecondEscape(html: string): string {
  if (!/&lt;\/?[a-z]/i.test(html) || SHOWN_TAG.test(html)) return html
  const once = decodeEntities(html)
  return SHOWN_TAG.test(once) ? once : html
}

function readParagraphs(html: string): string {
  // Line breaks of the source are not line breaks of the text, unless it has no line tags at all.
  const marked = /<(?:p|br|div|li|h[1-6])\b/i.test(html) ? html.replace(/\s+/g, ' ') : html
  const lines = (marked.includes('<') ? removeSilent(marked) : marked).replace(LINE, '\n').replace(PARAGRAPH, '\n\n')
  return cleanText(decodeEntities(lines.replace(TAG, '')))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The rendered text of a piece of HTML, on one line. */
export function readHtmlText(html: string): string {
  const bare = html.includes('<') ? removeSilent(html).replace(TAG, ' ') : html
  return cleanText(decodeEntities(bare)).replace(/\s+/g, ' ').trim()
}

type Attribute = { quoted: RegExp; bare: RegExp }
const ATTRIBUTE = (name: string): Attribute => ({
  quoted: new RegExp(`(?<![\\w-])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i'),
  bare: new RegExp(`(?<![\\w-])${name}\\s*=\\s*([^\\s"'<>]+)`, 'i'),
})
const HREF = ATTRIBUTE('href')
const SRC = ATTRIBUTE('src')

/** The addresses that a piece of HTML links to, at most `most`. */
export function listHtmlLinks(html: string, most: number): string[] {
  return listAttribute(html, /<a\s[^<>]*>/gi, HREF).slice(0, most)
}

/** Longer anchor texts do not name a site. */
const ANCHOR = /<a\s[^<>]*>([\s\S]{0,400}?)<\/a>/gi

/** The links of a piece of HTML with their anchor texts, at most `most`. */
export function listHtmlAnchors(html: string, most: number): { href: string; words: string }[] {
  return [...html.matchAll(ANCHOR)].slice(0, most).flatMap(([anchor, inner = '']) => {
    const href = readMatch(anchor, HREF)
    return href === undefined ? [] : [{ href, words: readHtmlText(inner) }]
  })
}

/** The address of the first picture. */
export function findHtmlImage(html: string): string | null {
  return listAttribute(html, /<img\s[^<>]*>/gi, SRC)[0] ?? null
}

function listAttribute(html: string, tag: RegExp, attribute: Attribute): string[] {
  const tags = html.match(tag) ?? []
  return tags.map((one) => readMatch(one, attribute)).filter((value) => value !== undefined)
}

/** The value of an attribute of one tag. @param name in letters only */
export const readTagAttribute = (tag: string, name: 'rel' | 'type' | 'href'): string | undefined =>
  readMatch(tag, ATTRIBUTE(name))

const MARKED = /^[“”„‘’«"'](.+)[“”‘’»"']$/u
const NO_BEGINNING = /^[\\“”„‘’«"']/u

/** Quotation marks may be missing, or replaced by typographic ones. */
function readMatch(tag: string, { quoted, bare }: Attribute): string | undefined {
  const found = quoted.exec(tag)
  const value = found?.[1] ?? found?.[2]
  if (value !== undefined) return decodeEntities(value)
  const written = decodeEntities(bare.exec(tag)?.[1] ?? '')
  const own = MARKED.exec(written)?.[1] ?? written
  return own === '' || NO_BEGINNING.test(own) ? undefined : own
}

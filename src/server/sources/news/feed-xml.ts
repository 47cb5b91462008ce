/** Parses the XML of feeds to objects, and reads their values. */
import { XMLParser } from 'fast-xml-parser'
import { SourceError } from '../../net/source-error.ts'
import { isJsonObject, type JsonObject } from '../files/json-object.ts'
import { decodeEntities } from './news-html.ts'
import { escapePlainHtml } from './plain-html.ts'

/** Maximum characters of declarations and comments before the first element. */
const MAX_PROLOG = 20_000
/** Maximum characters of one element; far less is kept of an article. */
const MAX_TEXT = 2_000_000

/**
 * Entities are never expanded by the parser (a feed of a kilobyte could become gigabytes): the handful that texts use are decoded
 * afterwards, once. Names lose their prefix, so "dc:date" is "date". XHTML in place of text stays as it is written.
 */
const parser = new XMLParser({
  processEntities: false,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  cdataPropName: '#cdata',
  maxNestedTags: 100,
  transformTagName: (name) => name.toLowerCase(),
  stopNodes: ['title', 'summary', 'content'].map((name) => `..${name}[type=xhtml]`),
})

/** @throws SourceError for broken XML, or XML that declares its own entities */
export function parseXml(text: string): JsonObject {
  // Definitions precede the first element; an old plain <!DOCTYPE rss PUBLIC …> is harmless.
  const root = text.search(/<[a-z_]/i)
  const prolog = root < 0 ? text : text.slice(0, root)
  if (prolog.length > MAX_PROLOG) throw new SourceError('O XML está danificado: não pôde ser lido.')
  if (/<!ENTITY/i.test(text.slice(0, root + 5_000)) || /<!DOCTYPE[^>]*\[/i.test(prolog)) {
    throw new SourceError('O XML define entidades próprias, o que um feed não precisa; por segurança, foi recusado.')
  }
  try {
    const parsed: unknown = parser.parse(escapePlainHtml(text.replace(/^[^<]*(?:<!DOCTYPE[^>[]*>)?/i, '')))
    return isJsonObject(parsed) ? parsed : {}
  } catch {
    throw new SourceError('O XML está danificado: não pôde ser lido.')
  }
}

/** Text of an element; of several, the first that is not empty. XML escapes are undone, once. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return decodeEntities(value.slice(0, MAX_TEXT)).trim()
  if (Array.isArray(value)) return value.map(readText).find((text) => text !== '') ?? ''
  if (!isJsonObject(value)) return ''
  if (value['@type'] === 'xhtml') return readXhtml(value['#text'])
  const cdata = [value['#cdata']].flat().filter((part) => typeof part === 'string')
  return `${readText(value['#text'])}${cdata.join('').slice(0, MAX_TEXT)}`.trim()
}

/** XHTML is HTML except for the prefix that its elements may have. */
const readXhtml = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .slice(0, MAX_TEXT)
        .replace(/(<\/?)[\w.-]{1,40}:(?=[a-z])/gi, '$1')
        .trim()
    : ''

export function readAttribute(element: JsonObject | undefined, name: string): string | undefined {
  const value = element?.[`@${name}`]
  return typeof value === 'string' ? decodeEntities(value).trim() : undefined
}

export const asObject = (value: unknown) => asObjects(value)[0]
export const asObjects = (value: unknown) => [value].flat().filter(isJsonObject)

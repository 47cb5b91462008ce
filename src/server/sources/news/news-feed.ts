/** Feeds: RSS 0.91 to 2.0, RSS 1.0 (RDF) and Atom, told apart by what is inside and not by what they claim to be. */
import { XMLParser } from 'fast-xml-parser'
import type { NewsItem } from '../../../contract/news/imported-news.ts'
import { SourceError } from '../../net/source-error.ts'
import { cleanLine } from '../fields/text.ts'
import { isJsonObject, type JsonObject } from '../files/json-object.ts'
import { createNewsItem, type RawArticle } from './news-article.ts'
import { decodeEntities, readHtmlText } from './news-html.ts'

const MOST_NAME = 200
/** Declarations and remarks before the first element. */
const MOST_PROLOG = 20_000
const MOST_AUTHOR = 1_000
/** In characters, of one element: of an article far less is kept. */
const MOST_TEXT = 2_000_000
/** How a teaser says that it is one. */
const TEASER_END = /\s*(?:\[?(?:…|\.{3})\]?)?\s*(?:(?:leia|continue|ler|read)\b.{0,60})?$/iu

/**
 * Entities are never expanded by the parser (a feed of a kilobyte could become gigabytes): the handful that texts use
 * are decoded afterwards, once. Names lose their prefix, so "dc:date" is "date".
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
})

type FeedOptions = {
  /** Called with what the feed calls itself, before its first article. */
  onName?: (name: string) => void
  /** Where the feed is: relative addresses begin there, or where `xml:base` says. */
  address?: string | undefined
}

/** Throws SourceError for what is no feed, is broken, or declares entities of its own. */
export function* readFeed(text: string, { onName, address }: FeedOptions = {}): Generator<NewsItem> {
  const root = parseXml(text)
  const items = listFeedItems(root)
  const name = readFeedName(root)
  if (name) onName?.(name)
  const base = resolve(readAttribute(asObject(root.feed), 'base') ?? '', address) || address
  for (const [index, item] of items.entries()) {
    yield createNewsItem(index + 1, () => readItem(item, base))
  }
}

function parseXml(text: string): JsonObject {
  // Definitions stand before the first element; a plain <!DOCTYPE rss PUBLIC …> of the old days is harmless.
  const root = text.search(/<[a-z_]/i)
  const prolog = root < 0 ? text : text.slice(0, root)
  if (prolog.length > MOST_PROLOG) throw new SourceError('O XML está danificado: não pôde ser lido.')
  if (/<!ENTITY/i.test(text.slice(0, root + 5_000)) || /<!DOCTYPE[^>]*\[/i.test(prolog)) {
    throw new SourceError('O XML define entidades próprias, o que um feed não precisa; por segurança, foi recusado.')
  }
  try {
    const parsed: unknown = parser.parse(text.replace(/^[^<]*(?:<!DOCTYPE[^>[]*>)?/i, ''))
    return isJsonObject(parsed) ? parsed : {}
  } catch {
    throw new SourceError('O XML está danificado: não pôde ser lido.')
  }
}

function listFeedItems(root: JsonObject): JsonObject[] {
  const rss = asObject(root.rss)
  if (rss) return [...asObjects(asObject(rss.channel)?.item), ...asObjects(rss.item)]
  const rdf = asObject(root.rdf)
  if (rdf) return asObjects(rdf.item)
  const atom = asObject(root.feed)
  if (atom) return asObjects(atom.entry)
  const name = Object.keys(root).find((key) => !/^[?#@]/.test(key))
  throw new SourceError(name ? `O XML não é um feed (começa com <${name}>).` : 'O XML não é um feed.')
}

/** In RSS and RDF it stands in the channel. */
function readFeedName(root: JsonObject): string {
  const head = asObject(asObject(root.rss)?.channel) ?? asObject(asObject(root.rdf)?.channel) ?? asObject(root.feed)
  return cleanLine(readHtmlText(readText(head?.title)))
    .slice(0, MOST_NAME)
    .toWellFormed()
}

function readItem(item: JsonObject, feedBase: string | undefined): RawArticle {
  const base = resolve(readAttribute(item, 'base') ?? '', feedBase) || feedBase
  return {
    content_type: 'noticia',
    title: readText(item.title),
    url: resolve(findLink(item), base),
    guid: readGuid(item),
    date: ['pubdate', 'published', 'date', 'issued', 'updated', 'modified']
      .map((name) => readText(item[name]))
      .find(Boolean),
    images: listImages(item),
    publisher: null,
    author: readAuthor(item),
    body: readBody(item),
    ...describeOnce(readBodyOnce(item)),
    claim: '',
    rating: '',
    verdict: null,
    appearances: [],
  }
}

/** An address that has a protocol, or is none at all, stays as it is. */
function resolve(address: string, base: string | undefined): string {
  if (address === '' || base === undefined || /^[a-z][a-z\d+.-]*:/i.test(address)) return address
  return URL.parse(address, base)?.href ?? address
}

/** YouTube's feed has it in the group of the video's facts. */
function readBody(item: JsonObject): string {
  const own = ['description', 'summary', 'encoded', 'content'].map((name) => readText(item[name])).filter(Boolean)
  return own.length > 0 ? own.join(' ') : readText(asObject(item.group)?.description)
}

const describeOnce = (bodyOnce: string | undefined) => (bodyOnce === undefined ? {} : { bodyOnce })

/** Where the whole text begins as the teaser does, the teaser is not told once more. */
function readBodyOnce(item: JsonObject): string | undefined {
  const teaser = readText(item.description) || readText(item.summary)
  const whole = readText(item.encoded) || readText(item.content)
  if (teaser === '' || whole === '') return undefined
  const beginning = readHtmlText(teaser).replace(TEASER_END, '')
  return beginning !== '' && readHtmlText(whole).startsWith(beginning) ? whole : undefined
}

/** Text of an element; where there are several, of the first that has any. XML's own escapes are undone, once. */
function readText(value: unknown): string {
  if (typeof value === 'string') return decodeEntities(value.slice(0, MOST_TEXT)).trim()
  if (Array.isArray(value)) return value.map(readText).find((text) => text !== '') ?? ''
  if (!isJsonObject(value)) return ''
  const cdata = [value['#cdata']].flat().filter((part) => typeof part === 'string')
  return `${readText(value['#text'])}${cdata.join('').slice(0, MOST_TEXT)}`.trim()
}

/** RSS writes "mail (name)" or, as dc:creator, the name; Atom has an element for it. */
function readAuthor(item: JsonObject): string {
  const found = readText(item.creator) || readText(asObject(item.author)?.name) || readText(item.author)
  const written = found.slice(0, MOST_AUTHOR)
  return /^\S+@\S+\s*\((.+)\)$/.exec(written)?.[1] ?? (/^\S+@\S+$/.test(written) ? '' : written)
}

/** RSS writes the address as text, Atom as an attribute of the link to the article itself; an episode may have that of its sound only. */
function findLink(item: JsonObject): string {
  const links = [item.link].flat()
  const written = links.map(readText).find((text) => text !== '')
  if (written) return written
  const atom = asObjects(item.link)
  const own = atom.find((link) => ['alternate', undefined].includes(readAttribute(link, 'rel')))
  const guid = readGuid(item)
  const named = readAttribute(own, 'href') ?? readAttribute(item, 'about') ?? (/^https?:/.test(guid) ? guid : '')
  return named || (readAttribute(asObject(item.enclosure), 'url') ?? '')
}

/** Of RSS, or of Atom. */
const readGuid = (item: JsonObject) => readText(item.guid) || readText(item.id)

function listImages(item: JsonObject): string[] {
  const media = ['content', 'thumbnail'].flatMap((name) => [
    ...asObjects(item[name]),
    ...asObjects(asObject(item.group)?.[name]),
  ])
  const marked = [...asObjects(item.enclosure), ...media].filter(isImage)
  const own = readText(item['imagem-destaque'])
  return [own, ...marked.map((one) => readAttribute(one, 'url') ?? '')].filter((address) => address !== '')
}

function isImage(element: JsonObject): boolean {
  const kind = readAttribute(element, 'medium') ?? readAttribute(element, 'type')
  return kind === undefined ? readAttribute(element, 'url') !== undefined : kind.startsWith('image')
}

function readAttribute(element: JsonObject | undefined, name: string): string | undefined {
  const value = element?.[`@${name}`]
  return typeof value === 'string' ? decodeEntities(value).trim() : undefined
}

const asObject = (value: unknown) => asObjects(value)[0]
const asObjects = (value: unknown) => [value].flat().filter(isJsonObject)

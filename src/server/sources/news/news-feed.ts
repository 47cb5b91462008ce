/** Feeds: RSS 0.91 to 2.0, RSS 1.0 (RDF) and Atom, told apart by their content and not by what they declare. */
import type { NewsItem } from '../../../contract/news/imported-news.ts'
import { SourceError } from '../../net/source-error.ts'
import { cleanLine } from '../fields/text.ts'
import type { JsonObject } from '../files/json-object.ts'
import { quoteValue } from '../item-rejected.ts'
import { countSwallowed } from './count-articles.ts'
import { listPictures, listRecordings, readDuration } from './feed-files.ts'
import { asObject, asObjects, parseXml, readAttribute, readText } from './feed-xml.ts'
import { createNewsItem, type RawArticle, resolveAddress } from './news-article.ts'
import { readHtmlText } from './news-html.ts'

const MAX_NAME = 200
const MAX_AUTHOR = 1_000
/** Typical end of a teaser. */
const TEASER_END = /\s*(?:\[?(?:…|\.{3})\]?)?\s*(?:(?:leia|continue|ler|read)\b.{0,60})?$/iu

/** The feed's own name, and its web page. */
export type FeedHead = { name: string | null; site: string | null }

type FeedOptions = {
  /** Called with the name and page of the feed, before its first article. */
  onHead?: (head: FeedHead) => void
  /** Address of the feed: the base of relative addresses, unless `xml:base` gives another. */
  address?: string | undefined
}

/** Throws SourceError for a text that is not a feed, is broken, or declares its own entities. */
export function* readFeed(text: string, { onHead, address }: FeedOptions = {}): Generator<NewsItem> {
  const root = parseXml(text)
  const items = listFeedItems(root)
  const rss = asObject(root.rss)
  const base = findBase(asObject(rss?.channel), findBase(rss ?? asObject(root.feed), address))
  onHead?.(readFeedHead(root, base))
  for (const [index, item] of items.entries()) {
    yield createNewsItem(index + 1, () => readItem(item, base))
  }
  const swallowed = countSwallowed(text, items.length)
  if (swallowed > 0) yield { position: items.length + 1, reason: describeSwallowed(swallowed) }
}

const describeSwallowed = (count: number) =>
  `O XML está danificado: ${count === 1 ? '1 artigo não pôde ser lido' : `${count.toLocaleString('pt-BR')} artigos não puderam ser lidos`}.`

/** Base address of an element, which may declare its own. */
const findBase = (element: JsonObject | undefined, outer: string | undefined): string | undefined =>
  resolveAddress(readAttribute(element, 'base') ?? '', outer) || outer

function listFeedItems(root: JsonObject): JsonObject[] {
  const rss = asObject(root.rss)
  if (rss) return [...asObjects(rss.channel), rss].flatMap(({ item }) => asItems(item))
  const rdf = asObject(root.rdf)
  if (rdf) return asItems(rdf.item)
  const atom = asObject(root.feed)
  if (atom) return asItems(atom.entry)
  const name = Object.keys(root).find((key) => !/^[?#@]/.test(key))
  throw new SourceError(name ? `O XML não é um feed (começa com ${quoteValue(`<${name}>`)}).` : 'O XML não é um feed.')
}

/** An item with only text is not an article, and is reported as one that could not be read. */
const asItems = (value: unknown): JsonObject[] =>
  asObjects([value].flat().map((item) => (typeof item === 'string' && item !== '' ? { '#text': item } : item)))

/** In RSS and RDF the head is in the channel. */
function readFeedHead(root: JsonObject, base: string | undefined): FeedHead {
  const head = asObject(asObject(root.rss)?.channel) ?? asObject(asObject(root.rdf)?.channel) ?? asObject(root.feed)
  const name = cleanLine(readHtmlText(readText(head?.title)))
    .slice(0, MAX_NAME)
    .toWellFormed()
  return { name: name || null, site: resolveAddress(findPage(head ?? {}) ?? '', base) || null }
}

function readItem(item: JsonObject, feedBase: string | undefined): RawArticle {
  const base = findBase(item, feedBase)
  const bodyBase = findBase(asObject(item.content) ?? asObject(item.summary), base)
  return {
    content_type: 'noticia',
    title: readText(item.title),
    url: findLink(item),
    ...(base !== undefined && { base }),
    ...(bodyBase !== undefined && { bodyBase }),
    guid: readGuid(item),
    date: ['pubdate', 'published', 'date', 'issued', 'updated', 'modified']
      .map((name) => readText(item[name]))
      .find(Boolean),
    images: listPictures(item),
    recordings: listRecordings(item),
    duration: readDuration(item),
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

/** YouTube's feed has it in the media group. */
function readBody(item: JsonObject): string {
  const own = ['description', 'summary', 'encoded', 'content'].map((name) => readText(item[name])).filter(Boolean)
  return own.length > 0 ? own.join(' ') : readText(asObject(item.group)?.description)
}

const describeOnce = (bodyOnce: string | undefined) => (bodyOnce === undefined ? {} : { bodyOnce })

/** If the whole text begins like the teaser, returns only the whole text. */
function readBodyOnce(item: JsonObject): string | undefined {
  const teaser = readText(item.description) || readText(item.summary)
  const whole = readText(item.encoded) || readText(item.content)
  if (teaser === '' || whole === '') return undefined
  const beginning = readHtmlText(teaser).replace(TEASER_END, '')
  return beginning !== '' && readHtmlText(whole).startsWith(beginning) ? whole : undefined
}

/** RSS writes "mail (name)" or, as dc:creator, the name; Atom has an element for it. */
function readAuthor(item: JsonObject): string {
  const found = readText(item.creator) || readText(asObject(item.author)?.name) || readText(item.author)
  const written = found.slice(0, MAX_AUTHOR)
  return /^\S+@\S+\s*\((.+)\)$/.exec(written)?.[1] ?? (/^\S+@\S+$/.test(written) ? '' : written)
}

/** An episode may have only the address of its audio. */
function findLink(item: JsonObject): string {
  const guid = readGuid(item)
  const named = findPage(item) ?? readAttribute(item, 'about') ?? (/^https?:/.test(guid) ? guid : '')
  return named || (readAttribute(asObject(item.enclosure), 'url') ?? '')
}

/** RSS writes the address as text, Atom as an attribute of the link to the article itself. */
function findPage(element: JsonObject): string | undefined {
  const written = [element.link]
    .flat()
    .map(readText)
    .find((text) => text !== '')
  const own = asObjects(element.link).find((link) => ['alternate', undefined].includes(readAttribute(link, 'rel')))
  return written ?? readAttribute(own, 'href')
}

/** From RSS or Atom. */
const readGuid = (item: JsonObject) => readText(item.guid) || readText(item.id)

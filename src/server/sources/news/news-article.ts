import type { ImportedNews, NewsItem, NewsType, Verdict } from '../../../contract/news/imported-news.ts'
import { parseWebAddress } from '../fields/address.ts'
import { cleanLine } from '../fields/text.ts'
import { ItemRejected, quoteValue } from '../item-rejected.ts'
import { parseNewsDate } from './news-date.ts'
import { findHtmlImage, listHtmlLinks, readHtmlParagraphs, readHtmlText } from './news-html.ts'

/** An article as a feed or a JSON document has it, before anything is checked. Texts may hold HTML. */
export type RawArticle = {
  content_type: NewsType
  title: string
  url: string
  date: unknown
  images: readonly string[]
  publisher: string | null
  /** What the feed calls it. */
  guid?: string
  /** Who signed it. */
  author?: string
  body: string
  /** The same without what it holds twice, where it holds something twice. */
  bodyOnce?: string
  claim: string
  rating: string
  verdict: Verdict | null
  /** Addresses where the examined claim was published. */
  appearances: readonly string[]
}

const MOST_TITLE = 500
/** Of a text that has no title. */
const MOST_BEGINNING = 120
const MOST_GUID = 500
const MOST_CLAIM = 1_000
const MOST_SUMMARY = 3_000
const MOST_BODY = 200_000
/** A little less than a post may have: the title stands above it. */
const MOST_TEXT = 99_000
const MOST_LINKS = 50

/** The article at this place, or why nothing could be made of it. */
export function createNewsItem(position: number, readRaw: () => RawArticle): NewsItem {
  try {
    return { position, news: createArticle(readRaw()) }
  } catch (error) {
    if (!(error instanceof ItemRejected)) throw error
    return { position, reason: error.message }
  }
}

/** Throws ItemRejected when there is neither title nor text, or no address. */
function createArticle(raw: RawArticle): ImportedNews {
  const claim = shorten(readHtmlText(raw.claim), MOST_CLAIM)
  const html = raw.body.slice(0, MOST_BODY)
  const summary = shorten(readHtmlText(html), MOST_SUMMARY)
  const text = shorten(readHtmlParagraphs((raw.bodyOnce ?? html).slice(0, MOST_BODY)), MOST_TEXT)
  const ownTitle = shorten(readHtmlText(raw.title), MOST_TITLE) || claim
  const title = ownTitle || shorten(summary, MOST_BEGINNING)
  if (title === '') throw new ItemRejected('Faltam o título e o texto.')
  const url = findAddress(raw.url)
  const author = shorten(readHtmlText(raw.author ?? ''), 200)
  const guid = cleanLine(raw.guid ?? '')
    .slice(0, MOST_GUID)
    .toWellFormed()
  const images = [...raw.images, findHtmlImage(html) ?? '']
  return {
    content_type: raw.content_type,
    title,
    ...(ownTitle === '' && { untitled: true as const }),
    ...(guid && { guid }),
    url,
    published_at: parseNewsDate(raw.date),
    featured_image_url: images.map(parseWebAddress).find((address) => address !== null) ?? null,
    publisher: shorten(readHtmlText(raw.publisher ?? ''), 100) || new URL(url).hostname.replace(/^www\d?\./, ''),
    ...(author && { author }),
    summary,
    ...(text !== summary && { text }),
    claim: claim || null,
    rating: shorten(readHtmlText(raw.rating), 100).toLowerCase() || null,
    verdict: raw.verdict,
    links: listHtmlLinks(html, MOST_LINKS).filter((link) => parseWebAddress(link) !== null),
    appearances: listAppearances(raw.appearances, url),
  }
}

/** Without the check's own pages: some checkers give their article as the place where they found the claim. */
function listAppearances(addresses: readonly string[], own: string): string[] {
  const checker = new URL(own).hostname.replace(/^www\d?\./, '')
  const found = addresses.map(parseWebAddress).filter((address) => address !== null)
  return [...new Set(found)]
    .filter((address) => new URL(address).hostname.replace(/^www\d?\./, '') !== checker)
    .slice(0, MOST_LINKS)
}

/** Some feeds put a redirection before the article's own address: "https://redir…/*https://…". */
function findAddress(value: string): string {
  const own = value.trim().replace(/^https?:\/\/[^*]+\*(?=https?:\/\/)/i, '')
  const url = parseWebAddress(own)
  if (url !== null) return new URL(url).href
  throw new ItemRejected(own === '' ? 'Falta o endereço.' : `O endereço ${quoteValue(own)} não é da web.`)
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text
}

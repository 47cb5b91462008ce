import type { ArticlePicture, ImportedNews, NewsItem, NewsType, Verdict } from '../../../contract/news/imported-news.ts'
import type { DisguisedLink } from '../../../contract/posts/extras.ts'
import { isDisguised } from '../../../text/disguised-link.ts'
import { parseWebAddress } from '../fields/address.ts'
import { parseDuration } from '../fields/duration.ts'
import { cleanLine } from '../fields/text.ts'
import { ItemRejected, quoteValue } from '../item-rejected.ts'
import { parseNewsDate } from './news-date.ts'
import {
  findHtmlImage,
  listHtmlAnchors,
  listHtmlLinks,
  readHtmlParagraphs,
  readHtmlText,
  undoSecondEscape,
} from './news-html.ts'

/** Address of a picture, and its description. */
export type RawPicture = { url: string; description?: string }

/** An article as a feed or a JSON document has it, before validation. Texts may contain HTML. */
export type RawArticle = {
  content_type: NewsType
  title: string
  url: string
  /** Base of its relative addresses; absent: they are refused. */
  base?: string
  /** Base of the addresses in its text; absent: `base`. */
  bodyBase?: string
  date: unknown
  images: readonly RawPicture[]
  /** Addresses of its audio and video. */
  recordings?: readonly string[]
  /** Of the recording, in any of the usual notations. */
  duration?: unknown
  publisher: string | null
  /** The feed's own id of the article. */
  guid?: string
  /** The author. */
  author?: string
  body: string
  /** The body without repeated parts, if it repeats any. */
  bodyOnce?: string
  claim: string
  rating: string
  verdict: Verdict | null
  /** Addresses where the examined claim was published. */
  appearances: readonly string[]
}

const MAX_TITLE = 500
/** Maximum length of a title taken from the beginning of a text without a title. */
const MAX_BEGINNING = 120
const MAX_GUID = 500
const MAX_CLAIM = 1_000
const MAX_SUMMARY = 3_000
const MAX_BODY = 200_000
/** A little less than a post may have, because the title is put above it. */
const MAX_TEXT = 99_000
const MAX_LINKS = 50
const MAX_PICTURES = 10
const MAX_EXAMINED = 100
const MAX_DESCRIPTION = 1_500

/** The article at this position, or why it could not be read. */
export function createNewsItem(position: number, readRaw: () => RawArticle): NewsItem {
  const raw = readRaw()
  try {
    return { position, news: createArticle(raw) }
  } catch (error) {
    if (!(error instanceof ItemRejected)) throw error
    const title = shorten(readHtmlText(raw.title), MAX_TITLE)
    return { position, reason: error.message, ...(title && { title }) }
  }
}

/** Throws ItemRejected when there is neither title nor text nor file, or no address. */
function createArticle(raw: RawArticle): ImportedNews {
  const claim = shorten(readHtmlText(raw.claim), MAX_CLAIM)
  const html = raw.body.slice(0, MAX_BODY)
  const summary = shorten(readHtmlText(html), MAX_SUMMARY)
  const ownTitle = shorten(readHtmlText(raw.title), MAX_TITLE) || claim
  const title = ownTitle || shorten(summary, MAX_BEGINNING)
  const pictures = listPictures(raw, html)
  const links = listLinks(raw, html)
  if (title === '' && pictures.length === 0 && !raw.recordings?.length)
    throw new ItemRejected('Faltam o título e o texto.')
  const url = findAddress(resolveAddress(raw.url, raw.base))
  const published_at = parseNewsDate(raw.date)
  return {
    content_type: raw.content_type,
    title,
    ...(ownTitle === '' && { untitled: true as const }),
    url,
    published_at,
    featured_image_url: pictures[0]?.url ?? null,
    publisher: shorten(readHtmlText(raw.publisher ?? ''), 100) || new URL(url).hostname.replace(/^www\d?\./, ''),
    summary,
    claim: claim || null,
    rating: shorten(readHtmlText(raw.rating), 100).toLowerCase() || null,
    verdict: raw.verdict,
    links,
    appearances: listAppearances(raw.appearances, url),
    ...describePost(raw, html, summary),
    ...(pictures.length > 0 && { pictures }),
    ...(published_at === null && typeof raw.date === 'string' && raw.date !== '' && { date_as_written: raw.date }),
  }
}

type OfPost = Pick<ImportedNews, 'guid' | 'author' | 'text' | 'duration' | 'recording' | 'disguised'>

/** The fields that only a post keeps; news do not have them. */
function describePost(raw: RawArticle, html: string, summary: string): OfPost {
  const text = shorten(readHtmlParagraphs((raw.bodyOnce ?? html).slice(0, MAX_BODY)), MAX_TEXT)
  const author = shorten(readHtmlText(raw.author ?? ''), 200)
  const guid = cleanLine(raw.guid ?? '')
    .slice(0, MAX_GUID)
    .toWellFormed()
  const [recording] = listRecordings(raw)
  const duration = parseDuration(raw.duration)
  const disguised = listDisguised(raw, html)
  return {
    ...(guid && { guid }),
    ...(author && { author }),
    ...(text !== summary && { text }),
    ...(recording && { recording }),
    ...(duration && { duration }),
    ...(disguised.length > 0 && { disguised }),
  }
}

/** Links whose words name another host. An account may belong to any network that has a feed. */
function listDisguised({ base, bodyBase = base }: RawArticle, html: string): DisguisedLink[] {
  const anchors = listHtmlAnchors(undoSecondEscape(html), MAX_LINKS)
  return anchors.flatMap(({ href, words }) => {
    const link = parseWebAddress(resolveAddress(href, bodyBase))
    return link !== null && !words.startsWith('@') && isDisguised(words, link) ? [{ words, link }] : []
  })
}

/** An address with a protocol, or an invalid one, stays as it is. */
export function resolveAddress(address: string, base: string | undefined): string {
  if (address === '' || base === undefined || /^[a-z][a-z\d+.-]*:/i.test(address)) return address
  return URL.parse(address, base)?.href ?? address
}

const listRecordings = ({ recordings = [], base }: RawArticle): string[] =>
  recordings
    .slice(0, MAX_EXAMINED)
    .map((one) => parseWebAddress(resolveAddress(one, base)))
    .filter((address) => address !== null)

/** The pictures that the feed lists, each once; if it lists none, the first in the text. */
function listPictures({ images, base, bodyBase = base }: RawArticle, html: string): ArticlePicture[] {
  const found = new Map<string, string | null>()
  for (const { url, description = '' } of images.slice(0, MAX_EXAMINED)) {
    const address = parseWebAddress(resolveAddress(url, base))
    if (address !== null && !found.has(address))
      found.set(address, shorten(readHtmlText(description), MAX_DESCRIPTION) || null)
  }
  const ofText = found.size === 0 ? parseWebAddress(resolveAddress(findHtmlImage(html) ?? '', bodyBase)) : null
  if (ofText !== null) found.set(ofText, null)
  return [...found].slice(0, MAX_PICTURES).map(([url, description]) => ({ url, description }))
}

/** Links of the text, except to the article itself, and the recordings. */
function listLinks(raw: RawArticle, html: string): string[] {
  const linked = listHtmlLinks(undoSecondEscape(html), MAX_LINKS).filter((link) => !link.startsWith('#'))
  const links = linked.map((link) => parseWebAddress(resolveAddress(link, raw.bodyBase ?? raw.base)))
  return [...new Set([...links.filter((link) => link !== null), ...listRecordings(raw)])].slice(0, MAX_LINKS)
}

/** Without the check's own pages: some checkers give their article as the place where they found the claim. */
function listAppearances(addresses: readonly string[], own: string): string[] {
  const checker = new URL(own).hostname.replace(/^www\d?\./, '')
  const found = addresses.map(parseWebAddress).filter((address) => address !== null)
  return [...new Set(found)]
    .filter((address) => new URL(address).hostname.replace(/^www\d?\./, '') !== checker)
    .slice(0, MAX_LINKS)
}

/** Some feeds put a redirect before the article's own address: "https://redir…/*https://…". */
function findAddress(value: string): string {
  const own = value.trim().replace(/^https?:\/\/[^*]+\*(?=https?:\/\/)/i, '')
  const url = parseWebAddress(own)
  if (url !== null) return new URL(url).href
  throw new ItemRejected(own === '' ? 'Falta o endereço.' : `O endereço ${quoteValue(own)} não é da web.`)
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text
}

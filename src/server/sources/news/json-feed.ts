/** JSON Feed 1.0 and 1.1 (jsonfeed.org/version/1.1). */
import type { NewsItem } from '../../../contract/news/imported-news.ts'
import { SourceError } from '../../net/source-error.ts'
import { cleanLine } from '../fields/text.ts'
import { isJsonObject, type JsonObject, parseJsonObject } from '../files/json-object.ts'
import { createNewsItem, type RawArticle, resolveAddress } from './news-article.ts'
import type { FeedHead } from './news-feed.ts'

const VERSION = /^https?:\/\/jsonfeed\.org\/version\/1/
const MAX_NAME = 200

/**
 * Name and articles of a JSON Feed; articles that cannot be read are returned with the reason.
 * @param address of the feed, the base of its relative addresses. @throws SourceError when it is not a JSON Feed
 */
export function readJsonFeed(text: string, address?: string): FeedHead & { items: NewsItem[] } {
  const feed = parseJsonObject(text)
  if (!feed) throw new SourceError('O JSON está danificado: não pôde ser lido.')
  if (!VERSION.test(readText(feed, 'version')) || !Array.isArray(feed.items))
    throw new SourceError('O JSON não é um feed (JSON Feed).')
  const items = feed.items.map((item: unknown, index) =>
    createNewsItem(index + 1, () => describeItem(isJsonObject(item) ? item : {}, address)),
  )
  const name = cleanLine(readText(feed, 'title')).slice(0, MAX_NAME).toWellFormed()
  const site = resolveAddress(readText(feed, 'home_page_url'), address)
  return { name: name || null, site: site || null, items }
}

function describeItem(item: JsonObject, address: string | undefined): RawArticle {
  const id = readText(item, 'id')
  const url = readText(item, 'url') || readText(item, 'external_url') || (/^https?:/i.test(id) ? id : '')
  const base = resolveAddress(url, address)
  const attached = Array.isArray(item.attachments) ? item.attachments.filter(isJsonObject) : []
  const pictures = attached.filter((one) => /^image\//i.test(readText(one, 'mime_type')))
  const recordings = attached.filter((one) => /^(?:audio|video)\//i.test(readText(one, 'mime_type')))
  return {
    content_type: 'noticia',
    title: escapeHtml(readText(item, 'title')),
    url: base,
    ...(URL.canParse(base) && { base }),
    guid: id,
    date: item.date_published ?? item.date_modified,
    images: [
      ...['image', 'banner_image'].map((name) => ({ url: readText(item, name) })),
      ...pictures.map((one) => ({ url: readText(one, 'url'), description: escapeHtml(readText(one, 'title')) })),
    ].filter((image) => image.url !== ''),
    recordings: recordings.map((one) => readText(one, 'url')),
    duration: recordings[0]?.duration_in_seconds,
    publisher: null,
    author: escapeHtml(readAuthor(item)),
    body: readText(item, 'content_html') || escapeHtml(readText(item, 'content_text') || readText(item, 'summary')),
    ...{ claim: '', rating: '', verdict: null, appearances: [] },
  }
}

/** Version 1.1 has several authors, 1.0 one. */
function readAuthor(item: JsonObject): string {
  const [first] = Array.isArray(item.authors) ? item.authors : [item.author]
  return isJsonObject(first) ? readText(first, 'name') : ''
}

/** By a common mistake, an id may be a number. */
function readText(object: JsonObject, name: string): string {
  const value = object[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** Escapes plain text, because later steps expect HTML. */
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

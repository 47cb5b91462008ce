/** JSON Feed 1.0 and 1.1 (jsonfeed.org/version/1.1). */
import type { NewsItem } from '../../../contract/news/imported-news.ts'
import { SourceError } from '../../net/source-error.ts'
import { cleanLine } from '../fields/text.ts'
import { isJsonObject, type JsonObject, parseJsonObject } from '../files/json-object.ts'
import { createNewsItem, type RawArticle } from './news-article.ts'

const VERSION = /^https?:\/\/jsonfeed\.org\/version\/1/
const MOST_NAME = 200

/** What a JSON Feed calls itself, and its articles; those of which nothing can be made with the reason. @throws SourceError when it is none */
export function readJsonFeed(text: string): { name: string | null; items: NewsItem[] } {
  const feed = parseJsonObject(text)
  if (!feed) throw new SourceError('O JSON está danificado: não pôde ser lido.')
  if (!VERSION.test(readText(feed, 'version')) || !Array.isArray(feed.items))
    throw new SourceError('O JSON não é um feed (JSON Feed).')
  const items = feed.items.map((item: unknown, index) =>
    createNewsItem(index + 1, () => describeItem(isJsonObject(item) ? item : {})),
  )
  return { name: cleanLine(readText(feed, 'title')).slice(0, MOST_NAME).toWellFormed() || null, items }
}

function describeItem(item: JsonObject): RawArticle {
  const id = readText(item, 'id')
  return {
    content_type: 'noticia',
    title: escapeHtml(readText(item, 'title')),
    url: readText(item, 'url') || readText(item, 'external_url') || (/^https?:/i.test(id) ? id : ''),
    guid: id,
    date: item.date_published ?? item.date_modified,
    images: [readText(item, 'image'), readText(item, 'banner_image')].filter((address) => address !== ''),
    publisher: null,
    author: escapeHtml(readAuthor(item)),
    body: readText(item, 'content_html') || escapeHtml(readText(item, 'content_text') || readText(item, 'summary')),
    ...{ claim: '', rating: '', verdict: null, appearances: [] },
  }
}

/** 1.1 has several, 1.0 one. */
function readAuthor(item: JsonObject): string {
  const [first] = Array.isArray(item.authors) ? item.authors : [item.author]
  return isJsonObject(first) ? readText(first, 'name') : ''
}

/** An id may be a number, by mistake of many. */
function readText(object: JsonObject, name: string): string {
  const value = object[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** Plain texts; what reads them afterwards expects HTML. */
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

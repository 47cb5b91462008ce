import { hash } from 'node:crypto'
import type { DraftNews } from '../../enrich/news.ts'
import type { Origin } from '../write/changed-rows.ts'
import { createUuid } from '../write/post-id.ts'

/** Deterministic id of an article; a fact-check is identified by its URL and the claim it reviews. */
export const createNewsId = (news: DraftNews) =>
  createUuid(`${news.link_keys[0] ?? news.url}\0${news.content_type}\0${news.claim ?? ''}`)

/** The content of an article as stored: an unknown text is empty, times in Unix seconds. */
export function describeNews(news: DraftNews) {
  return {
    content_type: news.content_type,
    title: news.title,
    url: news.url,
    published_at: news.published_at && Math.floor(news.published_at.getTime() / 1000),
    featured_image_url: news.featured_image_url ?? '',
    publisher: news.publisher,
    claim: news.claim ?? '',
    rating: news.rating ?? '',
    verdict: news.verdict ?? '',
    appearance_keys: news.appearance_keys,
    link_keys: news.link_keys,
    title_stems: news.title_stems,
    stems: news.stems,
  }
}

/** A 64-bit hash of an article's content, as decimal text. */
export function hashNews(news: DraftNews): string {
  return BigInt(`0x${hash('sha256', JSON.stringify(describeNews(news)), 'hex').slice(0, 16)}`).toString()
}

export function createNewsRow(id: string, version: number, news: DraftNews, origin: Origin, importedAt: number) {
  return { id, version, fingerprint: hashNews(news), origin, written_at: importedAt, ...describeNews(news) }
}

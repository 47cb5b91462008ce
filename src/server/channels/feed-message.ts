/** What an alert found, as a feed. Readers of feeds take summaries for HTML, and many do so with titles. */
import { Feed } from 'feed'
import type { AlertItem } from '../../contract/alerts/notifications.ts'
import { describeItem, oneLine } from './alert-message.ts'
import { escapeHtml } from './mail-message.ts'

export const FEED_FORMATS = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: (feed: Feed) => feed.rss2() },
  atom: { type: 'application/atom+xml; charset=utf-8', write: (feed: Feed) => feed.atom1() },
  json: { type: 'application/feed+json; charset=utf-8', write: (feed: Feed) => feed.json1() },
}

type FeedAlert = { id: string; title: string; created_at: Date; time_zone: string }

/** @param publicUrl where LupaScan stands; null: it does not know */
export function fillFeed(alert: FeedAlert, items: readonly AlertItem[], publicUrl: string | null): Feed {
  const home = publicUrl ?? 'https://lupascan.invalid'
  const page = `${home}/avisos/${alert.id}`
  const feed = new Feed({
    ...{ id: `urn:uuid:${alert.id}`, title: toTitle(oneLine(alert.title)), link: page, language: 'pt-BR' },
    ...{ copyright: '', generator: 'LupaScan', updated: new Date(items[0]?.found_at ?? alert.created_at) },
  })
  for (const item of items) {
    const { head, text, link } = describeItem(item, alert.time_zone)
    feed.addItem({
      id: `urn:lupascan:${alert.id}:${encodeURIComponent(item.key)}`,
      title: toTitle(head),
      description: escapeHtml(clean(text)),
      link: /^https?:\/\//i.test(link) ? link : page,
      date: new Date(item.found_at),
    })
  }
  return feed
}

/** XML knows no control characters. */
const clean = (text: string) => text.replace(/\p{Cc}/gu, ' ').toWellFormed()

/** Some take a title for text, some for HTML: without these signs both show the same. */
const toTitle = (text: string) => clean(text).replaceAll('<', '‹').replaceAll('>', '›')

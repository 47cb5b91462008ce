/** The finds of an alert as a feed. Feed readers parse summaries as HTML, and many do so with titles. */
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

/** @param publicUrl the public address of LupaScan; null when it is not configured */
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

/** XML allows no control characters. */
const clean = (text: string) => text.replace(/\p{Cc}/gu, ' ').toWellFormed()

/** Some readers parse a title as text, some as HTML: without these characters both show the same. */
const toTitle = (text: string) => clean(text).replaceAll('<', '‹').replaceAll('>', '›')

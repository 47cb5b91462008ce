import { createHash, randomBytes } from 'node:crypto'
import { Feed } from 'feed'
import * as contract from '../../../contract/alerts/alerts.ts'
import { describeItem, oneLine } from '../../channels/message.ts'
import { notFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { type AlertRow, findFeedAlert, setFeed } from '../../records/alerts/alerts.ts'
import { listFeedItems } from '../../records/alerts/notifications.ts'
import type { Deps } from '../deps.ts'

const FEED_ITEMS = 100
const FORMATS = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: (feed: Feed) => feed.rss2() },
  atom: { type: 'application/atom+xml; charset=utf-8', write: (feed: Feed) => feed.atom1() },
  json: { type: 'application/feed+json; charset=utf-8', write: (feed: Feed) => feed.json1() },
}

const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')

export const alertFeedRoutes = ({ pg, config }: Deps) => [
  route(contract.createFeed, async ({ params: { id }, caller: { userId } }) => {
    const secret = randomBytes(32).toString('base64url')
    if (!(await setFeed(pg, { id, userId }, hashSecret(secret)))) throw notFound()
    return { path: `/api/alert-feeds/${secret}/` }
  }),

  route(contract.revokeFeed, async ({ params: { id }, caller: { userId }, reply }) => {
    if (!(await setFeed(pg, { id, userId }, null))) throw notFound()
    return reply.status(204).send()
  }),

  route(contract.readFeed, async ({ params: { secret, format }, reply }) => {
    const form = Object.entries(FORMATS).find(([name]) => name === format)?.[1]
    const alert = form && (await findFeedAlert(pg, hashSecret(secret)))
    if (!alert) throw notFound()
    const feed = await fillFeed(alert, pg, config.publicUrl)
    return reply.header('content-type', form.type).header('cache-control', 'private, no-store').send(form.write(feed))
  }),
]

async function fillFeed(alert: AlertRow, pg: Deps['pg'], publicUrl: string | null): Promise<Feed> {
  const items = await listFeedItems(pg, alert.id, FEED_ITEMS)
  const home = publicUrl ?? 'https://lupascan.invalid'
  const feed = new Feed({
    ...{ id: `urn:uuid:${alert.id}`, title: clean(oneLine(alert.title)), link: `${home}/avisos`, language: 'pt-BR' },
    ...{ copyright: '', generator: 'LupaScan', updated: new Date(items[0]?.found_at ?? alert.created_at) },
  })
  for (const item of items) {
    const { head, text, link } = describeItem(item, alert.time_zone)
    feed.addItem({
      ...{
        id: `urn:lupascan:${alert.id}:${encodeURIComponent(item.key)}`,
        title: clean(head),
        description: clean(text),
      },
      ...{ link: /^https?:\/\//i.test(link) ? link : `${home}/avisos`, date: new Date(item.found_at) },
    })
  }
  return feed
}

/** XML knows no control characters. */
const clean = (text: string) => text.replace(/\p{Cc}/gu, ' ').toWellFormed()

import { createHash, randomBytes } from 'node:crypto'
import * as contract from '../../../contract/alerts/alerts.ts'
import { FEED_FORMATS, fillFeed } from '../../channels/feed-message.ts'
import { notFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { findFeedAlert, setFeed } from '../../records/alerts/alerts.ts'
import { listFeedItems } from '../../records/alerts/notifications.ts'
import type { Deps } from '../deps.ts'

const FEED_ITEMS = 100
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
    const form = Object.entries(FEED_FORMATS).find(([name]) => name === format)?.[1]
    const alert = form && (await findFeedAlert(pg, hashSecret(secret)))
    if (!alert) throw notFound()
    const feed = fillFeed(alert, await listFeedItems(pg, alert.id, FEED_ITEMS), config.publicUrl)
    return reply.header('content-type', form.type).header('cache-control', 'private, no-store').send(form.write(feed))
  }),
]

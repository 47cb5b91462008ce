import { createHash, randomBytes } from 'node:crypto'
import * as contract from '../../../contract/alerts/alerts.ts'
import { findUse } from '../../access/can-use.ts'
import { FEED_FORMATS, fillFeed } from '../../channels/feed-message.ts'
import { notFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { listFinds } from '../../records/alerts/finds.ts'
import { findFeed, setFeed } from '../../records/alerts/subscriptions.ts'
import { auditAction } from '../../records/audit.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'
import { requireUse } from '../sharing/require-use.ts'
import { requireSubscription } from './channels.ts'
import { asAlert } from './show-alert.ts'

const FEED_ITEMS = 100
const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')

export const alertFeedRoutes = ({ pg, config }: Deps) => [
  route(contract.createFeed, async ({ params: { id }, caller, request }) => {
    await requireSubscription({ pg }, id, caller)
    const secret = randomBytes(32).toString('base64url')
    await inTransaction(pg, async (tx) => {
      if (!(await setFeed(tx, { alertId: id, userId: caller.userId }, hashSecret(secret)))) throw notFound()
      await auditAction(tx, toActor(caller, request), 'alert_feed_created', id)
    })
    return { path: `/api/alert-feeds/${secret}/` }
  }),

  route(contract.revokeFeed, async ({ params: { id }, caller, request, reply }) => {
    await requireUse(pg, asAlert(id), caller, 'see')
    await inTransaction(pg, async (tx) => {
      if (!(await setFeed(tx, { alertId: id, userId: caller.userId }, null))) throw notFound()
      await auditAction(tx, toActor(caller, request), 'alert_feed_revoked', id)
    })
    return reply.status(204).send()
  }),

  route(contract.readFeed, async ({ params: { secret, format }, reply }) => {
    const form = Object.entries(FEED_FORMATS).find(([name]) => name === format)?.[1]
    const found = form && (await findFeed(pg, hashSecret(secret)))
    // A feed is valid as long as its user may see the alert.
    if (!found || !(await findUse(pg, asAlert(found.alert.id), found.userId))) throw notFound()
    const { items } = await listFinds(pg, { alertId: found.alert.id, userId: found.userId }, FEED_ITEMS)
    const feed = fillFeed(found.alert, items, config.publicUrl)
    return reply.header('content-type', form.type).header('cache-control', 'private, no-store').send(form.write(feed))
  }),
]

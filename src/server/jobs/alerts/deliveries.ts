/** Sends the deliveries waiting in the outbox through their channels. */
import { findUse } from '../../access/can-use.ts'
import type { AlertMessage } from '../../channels/alert-message.ts'
import { type Outcome, sendTo, type Transports } from '../../channels/send.ts'
import {
  type Delivery,
  type DeliveryEnd,
  endDelivery,
  renewDeliveries,
  takeDeliveries,
} from '../../records/alerts/deliveries.ts'
import { listNotifiedItems } from '../../records/alerts/finds.ts'
import { listNotifiedInChannel } from '../../records/alerts/shared-channels.ts'
import type { JobDeps } from '../job.ts'

/** Concurrent deliveries: a receiver that never answers must not block the others. */
const AT_ONCE = 8
/** Items listed in a message; the others are only counted. */
const WRITTEN = 10
const FIRST_WAIT_SECONDS = 30
const MAX_WAIT_SECONDS = 3600
/** Long enough for a mail server that is down over a weekend. */
const GIVE_UP_MS = 3 * 24 * 3_600_000

/** A quarter of a delivery's lease. */
const RENEW_MS = 5_000

type Deps = Pick<JobDeps, 'pg'> & { publicUrl: string | null; transports: Transports; renewMs?: number }

/** Sends one batch. @returns whether there may be more */
export async function deliverAlerts(deps: Deps, now = new Date()): Promise<boolean> {
  const taken = await takeDeliveries(deps.pg, AT_ONCE, now)
  if (taken.length === 0) return false
  // If the lease cannot be renewed, the message may arrive twice, with the same number.
  const renewing = setInterval(() => void renewDeliveries(deps.pg, taken).catch(() => {}), deps.renewMs ?? RENEW_MS)
  const ended = await Promise.allSettled(taken.map((delivery) => deliver(deps, delivery, now)))
  clearInterval(renewing)
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  return taken.length === AT_ONCE
}

const DELIVERED_BEFORE = 'O que este alerta encontrou já estava ali.'

async function deliver(deps: Deps, delivery: Delivery, now: Date): Promise<void> {
  if (!(await maySee(deps, delivery))) {
    await endDelivery(deps.pg, delivery, { state: 'failed' }, 'O alerta não é mais compartilhado com você.', now)
    return
  }
  const told = await listNotifiedInChannel(deps.pg, delivery)
  const keys = delivery.keys.filter((key) => !told.has(key))
  if (told.size > 0 && keys.length === 0) {
    await endDelivery(deps.pg, delivery, { state: 'done' }, DELIVERED_BEFORE, now)
    return
  }
  const message = await writeMessage(deps, { ...delivery, keys })
  const outcome = await sendTo(message, { ...delivery.channel, email: delivery.email }, deps.transports, now)
  await endDelivery(deps.pg, delivery, decideEnd(delivery, outcome, now), outcome.answer, now)
}

/** The alert may have been unshared since the notification was created. */
const maySee = async ({ pg }: Deps, { userId, alert: { id, ownerId } }: Delivery) =>
  userId === ownerId || Boolean(await findUse(pg, { kind: 'alert', id }, userId))

/** Retries with exponential backoff (doubling), for three days. */
export function decideEnd(
  { attempts, createdAt }: Pick<Delivery, 'attempts' | 'createdAt'>,
  outcome: Outcome,
  now: Date,
): DeliveryEnd {
  if (outcome.isOk) return { state: 'done' }
  if (outcome.isFinal || now.getTime() - createdAt.getTime() > GIVE_UP_MS) return { state: 'failed' }
  const patience = Math.min(MAX_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(attempts - 1, 10))
  const seconds = Math.min(24 * 3600, Math.max(patience, outcome.waitSeconds ?? 0))
  return { state: 'waiting', nextAt: new Date(now.getTime() + seconds * 1000) }
}

async function writeMessage({ pg, publicUrl }: Deps, delivery: Delivery): Promise<AlertMessage> {
  const items = await listNotifiedItems(pg, delivery.notificationId, delivery.keys, WRITTEN)
  return {
    id: delivery.id,
    alert: delivery.alert,
    items,
    more: delivery.keys.length - items.length + delivery.more,
    allLink: publicUrl && `${publicUrl}/avisos/${delivery.alert.id}`,
    isTest: false,
  }
}

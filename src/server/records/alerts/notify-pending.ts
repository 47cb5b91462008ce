/** Creates a notification of pending finds for one user, with its deliveries, in one transaction. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'
import type { ChannelRow } from './channels.ts'
import type { Subscriber } from './subscriptions.ts'

/** Maximum number of finds listed in one notification; further ones are only counted. */
const MAX_NOTIFIED = 1_000

/** Notifies one user of this alert's pending finds, exactly once even if several processes try. */
export function notifyPending(pg: Postgres, subscriber: Subscriber, now: Date): Promise<void> {
  return pg.transaction().execute(async (tx) => {
    const told = await lockSubscription(tx, subscriber)
    if (!told) return
    const { count, keys } = await listPendingKeys(tx, subscriber, told)
    if (count === 0) return
    const more = told.more + count - keys.length
    const onScreen = await keepUnsent(tx, subscriber.userId, 'screen', keys, now)
    const id = randomUUID()
    await tx
      .insertInto('notifications')
      .values({
        ...{ id, alert_id: subscriber.alertId, user_id: subscriber.userId, title: told.title, created_at: now },
        ...{ items: keys.length, more, from_number: told.from, until_number: told.until },
        // Another alert already notified this user of all of it: listed, but marked read so that the bell does not ring.
        read_at: onScreen.length === 0 && more === 0 ? now : null,
      })
      .execute()
    await sql`UPDATE alert_subscriptions SET told_number = ${told.until}, told_more = told_more + ${told.more}
      WHERE alert_id = ${subscriber.alertId} AND user_id = ${subscriber.userId}`.execute(tx)
    await createDeliveries(tx, { id, more }, subscriber, keys, now)
  })
}

/** The range of numbers to notify of, and how many further finds were only counted. Every find up to `last_number` is readable. */
async function lockSubscription(tx: Postgres, { alertId, userId }: Subscriber) {
  // Locks in the same order as removing an alert does, which prevents a deadlock.
  await sql`SELECT 1 FROM alerts WHERE id = ${alertId} FOR KEY SHARE`.execute(tx)
  const row = await tx
    .selectFrom('alert_subscriptions as subscriber')
    .innerJoin('alerts', 'alerts.id', 'subscriber.alert_id')
    .select(['title', 'told_number', 'told_more', 'last_number', 'more'])
    .where('alert_id', '=', alertId)
    .where('subscriber.user_id', '=', userId)
    .forUpdate('subscriber')
    .executeTakeFirst()
  if (!row) return undefined
  const [from, until] = [Number(row.told_number), Number(row.last_number)]
  return { title: row.title, from, until, more: Number(row.more) - Number(row.told_more) }
}

/** Their total, and the keys of the newest ones, in ascending order. */
async function listPendingKeys(
  tx: Postgres,
  { alertId, userId }: Subscriber,
  { from, until }: { from: number; until: number },
) {
  const { rows } = await sql<{ key: string; count: number }>`
    SELECT key, count(*) OVER ()::integer AS count FROM alert_items
    WHERE alert_id = ${alertId} AND number > ${from} AND number <= ${until} AND (private_to IS NULL OR private_to = ${userId})
    ORDER BY number DESC LIMIT ${MAX_NOTIFIED}`.execute(tx)
  return { count: rows[0]?.count ?? 0, keys: rows.map(({ key }) => key).reverse() }
}

async function createDeliveries(
  tx: Postgres,
  { id, more }: { id: string; more: number },
  { alertId, userId }: Subscriber,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  const channels = await tx
    .selectFrom('alert_channels')
    .selectAll()
    .where('alert_id', '=', alertId)
    .where('user_id', '=', userId)
    .execute()
  for (const channel of channels) {
    const untold = await keepUnsent(tx, userId, nameTarget(channel), keys, now)
    if (untold.length === 0 && more === 0) continue
    await tx
      .insertInto('deliveries')
      .values({
        ...{ id: randomUUID(), notification_id: id, channel_id: channel.id, keys: JSON.stringify(untold) },
        ...{ next_at: now, leased_until: null, created_at: now, done_at: null },
      })
      .execute()
  }
}

/** Two alerts with the same target deliver a message to it once. */
const nameTarget = ({ kind, address, chat }: Omit<ChannelRow, 'kind'> & { kind: string }) =>
  `${kind} ${address} ${chat}`

async function keepUnsent(
  tx: Postgres,
  userId: number,
  target: string,
  keys: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    INSERT INTO told_items (user_id, target, key, told_at)
    SELECT ${userId}, ${target}, key, ${now}::timestamptz FROM jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) AS key
    ON CONFLICT DO NOTHING RETURNING key`.execute(tx)
  const fresh = new Set(rows.map(({ key }) => key))
  return keys.filter((key) => fresh.has(key))
}

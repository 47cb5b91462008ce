/**
 * The outbox: messages waiting to be sent to a channel. A process claims them with a lease; those of a process that dies are
 * claimed by another.
 */
import { sql } from 'kysely'
import type { ChannelKind } from '../../../contract/limits.ts'
import type { Postgres } from '../../store/postgres.ts'
import { hasPassed, isAhead, secondsFromNow } from '../../store/scheduled-times.ts'
import { isBehindAnother } from './shared-channels.ts'

export type Delivery = {
  id: string
  notificationId: string
  keys: string[]
  attempts: number
  createdAt: Date
  channel: { kind: ChannelKind; address: string; secret: string; chat: string }
  /** The user it is for. */
  userId: number
  email: string
  alert: { ownerId: number; id: string; title: string; rule: string; timeZone: string }
  more: number
}

/**
 * Renewed while it is being sent; when it expires, the deliveries of a killed process can be claimed. Measured by Postgres'
 * clock.
 */
const LEASE_SECONDS = 20
const LEASE = secondsFromNow(LEASE_SECONDS)

/**
 * Nothing is sent for users who cannot log in; deliveries to one shared channel go one after the other. A delivery never tried is
 * due at once; so is one whose last attempt lies in the future because the clock was set back.
 */
const isDue = (
  now: Date,
) => sql`state = 'waiting' AND (attempts = 0 OR next_at <= ${now} OR ${isAhead(sql`tried_at`, sql`${now}::timestamptz`)})
  AND ${hasPassed(sql`leased_until`, LEASE_SECONDS)}
  AND EXISTS (SELECT 1 FROM notifications JOIN users ON users.id = user_id WHERE notifications.id = notification_id AND is_active)
  AND NOT ${isBehindAnother}`

/** Whether a delivery can be claimed: a new one, a due retry, or one left by a process that died. */
export async function hasDueDeliveries(pg: Postgres, now: Date): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM deliveries WHERE ${isDue(now)} LIMIT 1`.execute(pg)
  return rows.length > 0
}

/** Claims a batch of due deliveries. */
export async function takeDeliveries(pg: Postgres, most: number, now: Date): Promise<Delivery[]> {
  const taken = await sql<{ id: string }>`
    UPDATE deliveries SET leased_until = ${LEASE}, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM deliveries WHERE ${isDue(now)} ORDER BY next_at, id LIMIT ${most} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(pg)
  const ids = taken.rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await pg
    .selectFrom('deliveries')
    .innerJoin('notifications', 'notifications.id', 'deliveries.notification_id')
    .innerJoin('alerts', 'alerts.id', 'notifications.alert_id')
    .innerJoin('alert_channels', 'alert_channels.id', 'deliveries.channel_id')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select(['deliveries.id', 'notification_id', 'keys', 'attempts', 'deliveries.created_at', 'notifications.more'])
    .select(['kind', 'address', 'secret', 'chat', 'email', 'alerts.id as alert_id', 'notifications.title', 'rule'])
    .select(['time_zone', 'notifications.user_id', 'alerts.user_id as owner_id'])
    .where('deliveries.id', 'in', ids)
    .execute()
  // Type: only values that the contract accepts, and lists of keys, are stored.
  return rows.map((row) => ({
    ...{ id: row.id, notificationId: row.notification_id, keys: row.keys as string[], attempts: row.attempts },
    ...{ createdAt: row.created_at, userId: row.user_id, email: row.email, more: row.more },
    channel: { kind: row.kind as ChannelKind, address: row.address, secret: row.secret, chat: row.chat },
    alert: { ownerId: row.owner_id, id: row.alert_id, title: row.title, rule: row.rule, timeZone: row.time_zone },
  }))
}

/** Identifies the holder of a delivery: every claim increments the attempts, so only one process holds a given attempt. */
export type Held = Pick<Delivery, 'id' | 'attempts'>

/** Renews the leases of those deliveries that are still held and not ended. */
export async function renewDeliveries(pg: Postgres, held: readonly Held[]): Promise<void> {
  const mine = JSON.stringify(held.map(({ id, attempts }) => ({ id, attempts })))
  await sql`
    UPDATE deliveries SET leased_until = ${LEASE}
    FROM jsonb_to_recordset(${mine}::jsonb) AS mine(id uuid, attempts integer)
    WHERE deliveries.id = mine.id AND deliveries.attempts = mine.attempts AND state = 'waiting' AND leased_until IS NOT NULL
  `.execute(pg)
}

export type DeliveryEnd = { state: 'done' | 'failed' } | { state: 'waiting'; nextAt: Date }

/** A success is recorded regardless of the current holder; a failure only by the current holder. */
export async function endDelivery(
  pg: Postgres,
  { id, attempts }: Held,
  end: DeliveryEnd,
  answer: string,
  now: Date,
): Promise<void> {
  await pg
    .updateTable('deliveries')
    .set({
      ...{ state: end.state, answer: answer.slice(0, 500), leased_until: null },
      ...(end.state === 'waiting' ? { next_at: end.nextAt, tried_at: now } : { done_at: now }),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .$if(end.state !== 'done', (query) => query.where('attempts', '=', attempts))
    .execute()
}

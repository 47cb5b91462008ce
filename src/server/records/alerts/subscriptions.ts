/** Who receives an alert, when, and in which feed: its owner, and every user who follows an alert shared with them. */
import { sql } from 'kysely'
import type { AlertTimes } from '../../../contract/alerts/alerts.ts'
import type { Cadence } from '../../../contract/limits.ts'
import type { Postgres } from '../../store/postgres.ts'
import { type AlertRow, readAlert } from './alert-row.ts'

export type Times = Required<AlertTimes>
/** One user and one alert. */
export type Subscriber = { alertId: string; userId: number }

type StoredTimes = { [Name in keyof Times]: Times[Name] | null } | { [Name in keyof Times]: string | number | null }

/** Type: only values that the contract accepts are stored. null: none are stored. */
export const readTimes = (stored: StoredTimes): Times | null => (stored.cadence === null ? null : (stored as Times))

/** In a transaction. Subscribes a user to finds from now on; for an existing subscriber, only the times change. */
export async function createSubscription(tx: Postgres, one: Subscriber, times: Times, now: Date): Promise<void> {
  const { alertId: alert_id, userId: user_id } = one
  const alert = await tx
    .selectFrom('alerts')
    .select(['last_number', 'more'])
    .where('id', '=', alert_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!alert) return
  await tx
    .insertInto('alert_subscriptions')
    .values({
      ...{ ...keepTimes(times), alert_id, user_id, feed_hash: null, created_at: now },
      ...{ told_number: Number(alert.last_number), told_more: Number(alert.more) },
    })
    .onConflict((conflict) => conflict.columns(['alert_id', 'user_id']).doUpdateSet(keepTimes(times)))
    .execute()
}

/** Changes the times of a subscriber; without effect for other users. */
export async function updateTimes(pg: Postgres, { alertId, userId }: Subscriber, times: Times): Promise<void> {
  await pg
    .updateTable('alert_subscriptions')
    .set(keepTimes(times))
    .where('alert_id', '=', alertId)
    .where('user_id', '=', userId)
    .execute()
}

const keepTimes = ({ cadence, at_hour, weekday, quiet_from, quiet_until }: Times): Times => ({
  ...{ cadence, at_hour, weekday, quiet_from, quiet_until },
})

/** Also removes this user's channels and feed. @returns whether they were subscribed */
export async function deleteSubscription(pg: Postgres, { alertId, userId }: Subscriber): Promise<boolean> {
  const { numDeletedRows } = await pg
    .deleteFrom('alert_subscriptions')
    .where('alert_id', '=', alertId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** @param hash of the new secret; null removes the feed. @returns false when this user is not subscribed */
export async function setFeed(pg: Postgres, { alertId, userId }: Subscriber, hash: string | null): Promise<boolean> {
  const { numUpdatedRows } = await pg
    .updateTable('alert_subscriptions')
    .set({ feed_hash: hash })
    .where('alert_id', '=', alertId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The alert and the user of a feed, while that user may log in. */
export async function findFeed(pg: Postgres, hash: string): Promise<{ alert: AlertRow; userId: number } | undefined> {
  const row = await pg
    .selectFrom('alert_subscriptions as subscriber')
    .innerJoin('alerts', 'alerts.id', 'subscriber.alert_id')
    .innerJoin('users', 'users.id', 'subscriber.user_id')
    .selectAll('alerts')
    .select('subscriber.user_id as reader')
    .where('feed_hash', '=', hash)
    .where('users.is_active', '=', true)
    .executeTakeFirst()
  if (!row) return undefined
  const { reader, ...alert } = row
  return { alert: readAlert(alert), userId: reader }
}

export type PendingSubscriber = Subscriber & Times & { time_zone: string; ownerId: number; oldest: Date }

/** Rows per page of `listPending`. */
const PENDING_PAGE = 500

/**
 * Subscribers with pending finds, and since when: at most one page, after `after` (null: from the first).
 * @returns also the last one of the page, if there may be more
 */
export async function listPending(
  pg: Postgres,
  after: Subscriber | null,
  most = PENDING_PAGE,
): Promise<{ page: PendingSubscriber[]; last: Subscriber | null }> {
  const rows = await pg
    .selectFrom('alert_subscriptions as subscriber')
    .innerJoin('alerts', (join) =>
      join.onRef('alerts.id', '=', 'subscriber.alert_id').onRef('last_number', '>', 'told_number'),
    )
    .innerJoin('users', 'users.id', 'subscriber.user_id')
    .innerJoin('alert_items as item', (join) =>
      join.onRef('item.alert_id', '=', 'subscriber.alert_id').onRef('item.number', '>', 'told_number'),
    )
    .select([
      'subscriber.alert_id as alertId',
      'subscriber.user_id as userId',
      'time_zone',
      'alerts.user_id as ownerId',
    ])
    .select(['cadence', 'at_hour', 'weekday', 'quiet_from', 'quiet_until'])
    .select(sql<Date>`min(item.found_at)`.as('oldest'))
    .where('users.is_active', '=', true)
    .where(({ or, eb, ref }) => or([eb('private_to', 'is', null), eb('private_to', '=', ref('subscriber.user_id'))]))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(subscriber.alert_id, subscriber.user_id) > (${after?.alertId}::uuid, ${after?.userId}::integer)`,
      ),
    )
    .groupBy(['subscriber.alert_id', 'subscriber.user_id', 'alerts.id'])
    .orderBy('subscriber.alert_id')
    .orderBy('subscriber.user_id')
    .limit(most)
    .execute()
  const page = rows.map((row) => ({ ...row, cadence: row.cadence as Cadence }))
  return { page, last: page.length < most ? null : (page.at(-1) ?? null) }
}

/** Skips pending finds of a user who may not see the alert at the moment; they are not notified of them later either. */
export async function passOver(pg: Postgres, { alertId, userId }: Subscriber): Promise<void> {
  await sql`UPDATE alert_subscriptions AS subscriber SET told_number = last_number, told_more = more FROM alerts
    WHERE alerts.id = subscriber.alert_id AND alert_id = ${alertId} AND subscriber.user_id = ${userId}`.execute(pg)
}

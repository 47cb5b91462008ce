/** Notifications of alerts to users: the bell and the list. For the finds see `finds.ts`. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AlertItem, Notification } from '../../../contract/alerts/notifications.ts'
import { NOTIFICATIONS_PAGE } from '../../../contract/limits.ts'
import type { Postgres } from '../../store/postgres.ts'
import { isUuid } from '../sharing/use-levels.ts'
import { type ItemRow, isToldBy, toItem } from './finds.ts'

/** Items shown per notification in a list. */
const SHOWN = 5

/** Alerts of other users that notified this user; the notifications are shown while the user may see the alert. */
export async function listOthersAlerts(pg: Postgres, userId: number): Promise<string[]> {
  const rows = await pg
    .selectFrom('notifications')
    .innerJoin('alerts', 'alerts.id', 'notifications.alert_id')
    .select('alert_id')
    .distinct()
    .where('notifications.user_id', '=', userId)
    .where('alerts.user_id', '<>', userId)
    .execute()
  return rows.map(({ alert_id }) => alert_id)
}

type Wanted = { userId: number; hidden: readonly string[] }

/** One page, newest first, without notifications of `hidden` alerts. @param before the last one of the previous page */
export async function listNotifications(pg: Postgres, { userId, hidden }: Wanted, before?: string) {
  const last = before && isUuid(before) ? await findPlace(pg, userId, before) : undefined
  let query = pg
    .selectFrom('notifications')
    .innerJoin('alerts', 'alerts.id', 'notifications.alert_id')
    .select([
      'notifications.id',
      'notifications.alert_id',
      'alerts.saved_search_id',
      'notifications.title',
      'alerts.rule',
    ])
    .select(['notifications.created_at', 'read_at', 'items', 'notifications.more', 'is_test'])
    .where('notifications.user_id', '=', userId)
    .where(isNotHidden(hidden))
  if (last)
    query = query.where((is) =>
      is.or([
        is('notifications.created_at', '<', last.created_at),
        is.and([is('notifications.created_at', '=', last.created_at), is('notifications.id', '<', last.id)]),
      ]),
    )
  const found = await query
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(NOTIFICATIONS_PAGE + 1)
    .execute()
  const rows = found.slice(0, NOTIFICATIONS_PAGE)
  const items = await listFirstItems(
    pg,
    rows.map(({ id }) => id),
  )
  const notifications = rows.map(
    (row): Notification => ({
      ...{ id: row.id, alert: row.alert_id, saved_search: row.saved_search_id, title: row.title, rule: row.rule },
      ...{
        created_at: row.created_at.toISOString(),
        is_read: row.read_at !== null,
        is_test: row.is_test,
        total: row.items + row.more,
      },
      ...{ more: row.more, items: items.get(row.id) ?? [] },
    }),
  )
  return { notifications, next: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null }
}

const findPlace = (pg: Postgres, userId: number, id: string) =>
  pg
    .selectFrom('notifications')
    .select(['id', 'created_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()

const isNotHidden = (hidden: readonly string[]) => sql<boolean>`alert_id <> ALL(${[...hidden]}::uuid[])`

async function listFirstItems(pg: Postgres, ids: readonly string[]): Promise<Map<string, AlertItem[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ItemRow & { notification: string }>`
    SELECT told.id AS notification, item.* FROM notifications AS told CROSS JOIN LATERAL (
      SELECT key, post, posts, is_late, found_at FROM alert_items
      WHERE alert_id = told.alert_id AND ${isToldBy('told')} ORDER BY number DESC LIMIT ${SHOWN}) AS item
    WHERE told.id = ANY(${[...ids]}::uuid[])`.execute(pg)
  return new Map([...Map.groupBy(rows, ({ notification }) => notification)].map(([id, own]) => [id, own.map(toItem)]))
}

export async function countUnread(pg: Postgres, { userId, hidden }: Wanted): Promise<number> {
  const { n } = await pg
    .selectFrom('notifications')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('n'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where(isNotHidden(hidden))
    .executeTakeFirstOrThrow()
  return n
}

/** In a transaction: adds an empty test notification to a user's bell, replacing the previous test. */
export async function createBellTest(
  tx: Postgres,
  { alertId, userId }: { alertId: string; userId: number },
  title: string,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('alert_id', '=', alertId)
    .where('user_id', '=', userId)
    .where('is_test', '=', true)
    .execute()
  await tx
    .insertInto('notifications')
    .values({
      ...{ id: randomUUID(), alert_id: alertId, user_id: userId, title, is_test: true, created_at: now, read_at: null },
      ...{ items: 0, more: 0, from_number: 0, until_number: 0 },
    })
    .execute()
}

/** Marks the user's notifications; without ids and a time, all of them. */
export async function markRead(
  pg: Postgres,
  userId: number,
  { ids, until }: { ids?: readonly string[] | undefined; until?: string | undefined },
  now: Date,
): Promise<void> {
  if (ids?.length === 0) return
  let change = pg
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
  if (ids) change = change.where('id', 'in', ids)
  if (until) change = change.where('created_at', '<=', new Date(until))
  await change.execute()
}

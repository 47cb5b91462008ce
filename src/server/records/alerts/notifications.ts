/** What alerts told their owners: the bell, the list, the feed. */
import type { AlertItem, AlertPost, Notification } from '../../../contract/alerts/notifications.ts'
import { NOTIFICATIONS_PAGE } from '../../../contract/limits.ts'
import type { Postgres } from '../../store/postgres.ts'
import { isUuid } from './alerts.ts'

/** Of one notification in a list. */
const SHOWN = 5

/** A page, the newest first. @param before the last one of the page before */
export async function listNotifications(pg: Postgres, userId: number, before?: string) {
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
    .select(['notifications.created_at', 'read_at', 'items', 'notifications.more'])
    .where('notifications.user_id', '=', userId)
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
      ...{ created_at: row.created_at.toISOString(), is_read: row.read_at !== null, total: row.items + row.more },
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

async function listFirstItems(pg: Postgres, ids: readonly string[]): Promise<Map<string, AlertItem[]>> {
  if (ids.length === 0) return new Map()
  const rows = await pg
    .selectFrom((is) =>
      is
        .selectFrom('alert_items')
        .select(['notification_id', 'key', 'post', 'posts', 'is_late', 'found_at'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('notification_id').orderBy('found_at', 'desc').orderBy('key'))
            .as('place'),
        )
        .where('notification_id', 'in', ids)
        .as('numbered'),
    )
    .selectAll()
    .where('place', '<=', SHOWN)
    .orderBy('place')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ notification_id }) => notification_id ?? '')].map(([id, own]) => [id, own.map(toItem)]),
  )
}

type ItemRow = { key: string; post: unknown; posts: number; is_late: boolean; found_at: Date }

/** Type: written by the evaluation, in this shape. */
const toItem = ({ key, post, posts, is_late, found_at }: ItemRow): AlertItem => ({
  ...{ key, post: post as AlertPost, posts, is_late, found_at: found_at.toISOString() },
})

/** Items of a notification, of these keys. */
export async function listItems(
  pg: Postgres,
  notificationId: string,
  keys: readonly string[],
  most: number,
): Promise<AlertItem[]> {
  if (keys.length === 0) return []
  const rows = await pg
    .selectFrom('alert_items')
    .select(['key', 'post', 'posts', 'is_late', 'found_at'])
    .where('notification_id', '=', notificationId)
    .where('key', 'in', keys.slice(0, most))
    .orderBy('found_at')
    .orderBy('key')
    .execute()
  return rows.map(toItem)
}

/** What a feed shows of an alert: told or not, the newest first. */
export async function listFeedItems(pg: Postgres, alertId: string, most: number): Promise<AlertItem[]> {
  const rows = await pg
    .selectFrom('alert_items')
    .select(['key', 'post', 'posts', 'is_late', 'found_at'])
    .where('alert_id', '=', alertId)
    .orderBy('found_at', 'desc')
    .orderBy('key')
    .limit(most)
    .execute()
  return rows.map(toItem)
}

export async function countUnread(pg: Postgres, userId: number): Promise<number> {
  const { n } = await pg
    .selectFrom('notifications')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('n'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

/** Those of the person; without ids all of them. */
export async function markRead(
  pg: Postgres,
  userId: number,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  if (ids?.length === 0) return
  let change = pg
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
  if (ids) change = change.where('id', 'in', ids)
  await change.execute()
}

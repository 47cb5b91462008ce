/** Finds of alerts, as used in notifications, lists and feeds. */
import { sql } from 'kysely'
import type { AlertItem, AlertPost } from '../../../contract/alerts/notifications.ts'
import type { Postgres } from '../../store/postgres.ts'
import type { Subscriber } from './subscriptions.ts'

export type ItemRow = { key: string; post: unknown; posts: number; is_late: boolean; found_at: Date }

/** Type: written by the evaluation, in this shape. */
export const toItem = ({ key, post, posts, is_late, found_at }: ItemRow): AlertItem => ({
  ...{ key, post: post as AlertPost, posts, is_late, found_at: found_at.toISOString() },
})

/** Whether a notification includes a find. @param told alias of the notification in the query */
export const isToldBy = (told: string) =>
  sql<boolean>`number > ${sql.ref(`${told}.from_number`)} AND number <= ${sql.ref(`${told}.until_number`)}
    AND (private_to IS NULL OR private_to = ${sql.ref(`${told}.user_id`)})`

/** The finds with these keys in a notification, oldest first. */
export async function listNotifiedItems(
  pg: Postgres,
  notificationId: string,
  keys: readonly string[],
  most: number,
): Promise<AlertItem[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<ItemRow>`
    SELECT key, post, posts, is_late, found_at FROM notifications AS told JOIN alert_items AS item USING (alert_id)
    WHERE told.id = ${notificationId} AND ${isToldBy('told')} AND key = ANY(${keys.slice(0, most)}::text[])
    ORDER BY number`.execute(pg)
  return rows.map(toItem)
}

/** The finds that this user may see, notified or not, newest first. @param before number of the last find of the previous page */
export async function listFinds(
  pg: Postgres,
  { alertId, userId }: Subscriber,
  most: number,
  before?: number,
): Promise<{ items: AlertItem[]; next: number | null }> {
  const upTo = before === undefined ? sql`` : sql`AND number < ${before}`
  const { rows } = await sql<ItemRow & { number: string }>`
    SELECT key, post, posts, is_late, found_at, number FROM alert_items
    WHERE alert_id = ${alertId} ${upTo} AND (private_to IS NULL OR private_to = ${userId})
    ORDER BY number DESC LIMIT ${most + 1}`.execute(pg)
  const shown = rows.slice(0, most)
  return { items: shown.map(toItem), next: rows.length > most ? Number(shown.at(-1)?.number) : null }
}

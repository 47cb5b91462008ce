/** What was found becomes a notification with its deliveries, all in one transaction. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'
import { type AlertRow, readAlert } from './alerts.ts'
import type { ChannelRow } from './channels.ts'

export type PendingAlert = AlertRow & { oldest: Date }

/** Alerts with something to tell, and since when. */
export async function listPendingAlerts(pg: Postgres): Promise<PendingAlert[]> {
  const rows = await pg
    .selectFrom('alerts')
    .innerJoin('users', 'users.id', 'alerts.user_id')
    .innerJoin('alert_items', 'alert_items.alert_id', 'alerts.id')
    .selectAll('alerts')
    .select(({ fn }) => fn.min('alert_items.found_at').as('oldest'))
    .where('notification_id', 'is', null)
    .where('users.is_active', '=', true)
    .groupBy('alerts.id')
    .execute()
  return rows.map(({ oldest, ...row }) => ({ ...readAlert(row), oldest }))
}

/** Tells what waits of this alert: once, whoever else tries. */
export function tellPending(pg: Postgres, alertId: string, now: Date): Promise<void> {
  return pg.transaction().execute(async (tx) => {
    const alert = await tx.selectFrom('alerts').selectAll().where('id', '=', alertId).forUpdate().executeTakeFirst()
    if (!alert) return
    const pending = await tx
      .selectFrom('alert_items')
      .select('key')
      .where('alert_id', '=', alertId)
      .where('notification_id', 'is', null)
      .orderBy('found_at')
      .orderBy('key')
      .execute()
    if (pending.length === 0) return
    const keys = pending.map(({ key }) => key)
    const onScreen = await keepUntold(tx, alert.user_id, 'screen', keys, now)
    const id = randomUUID()
    await tx
      .insertInto('notifications')
      .values({
        ...{ id, alert_id: alertId, user_id: alert.user_id, title: alert.title, created_at: now },
        ...{ items: keys.length, more: alert.more },
        // Told by another alert of the same person already: it stands in the list, and does not ring.
        read_at: onScreen.length === 0 && alert.more === 0 ? now : null,
      })
      .execute()
    await tx
      .updateTable('alert_items')
      .set({ notification_id: id })
      .where('alert_id', '=', alertId)
      .where('notification_id', 'is', null)
      .execute()
    await tx.updateTable('alerts').set({ more: 0 }).where('id', '=', alertId).execute()
    await createDeliveries(tx, { id, userId: alert.user_id, alertId, more: alert.more }, keys, now)
  })
}

type Told = { id: string; userId: number; alertId: string; more: number }

async function createDeliveries(tx: Postgres, told: Told, keys: readonly string[], now: Date): Promise<void> {
  const channels = await tx.selectFrom('alert_channels').selectAll().where('alert_id', '=', told.alertId).execute()
  for (const channel of channels) {
    const untold = await keepUntold(tx, told.userId, nameTarget(channel), keys, now)
    if (untold.length === 0 && told.more === 0) continue
    await tx
      .insertInto('deliveries')
      .values({
        ...{ id: randomUUID(), notification_id: told.id, channel_id: channel.id, keys: JSON.stringify(untold) },
        ...{ next_at: now, leased_until: null, created_at: now, done_at: null },
      })
      .execute()
  }
}

/** Two alerts that lead to the same place tell it a message once. */
const nameTarget = ({ kind, address, chat }: Omit<ChannelRow, 'kind'> & { kind: string }) =>
  `${kind} ${address} ${chat}`

async function keepUntold(
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

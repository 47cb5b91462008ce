/**
 * Channels by which one user receives an alert, besides the screen, and the result of the last delivery. Other users cannot see
 * them.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { NewChannel } from '../../../contract/alerts/alerts.ts'
import { type ChannelKind, type DeliveryState, MAX_CHANNELS } from '../../../contract/limits.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import type { Tables } from '../../store/tables.ts'
import { isUuid } from '../sharing/use-levels.ts'
import type { Subscriber } from './subscriptions.ts'

export type ChannelRow = Omit<Selectable<Tables['alert_channels']>, 'kind'> & { kind: ChannelKind }
export type ListedChannel = ChannelRow & { state: DeliveryState | null; answer: string; attempts: number }

/** Type: only values that the contract accepts are stored. */
const read = (row: Selectable<Tables['alert_channels']>): ChannelRow => ({ ...row, kind: row.kind as ChannelKind })

export async function listChannels(
  pg: Postgres,
  alertIds: readonly string[],
  userId: number,
): Promise<ListedChannel[]> {
  if (alertIds.length === 0) return []
  const rows = await pg
    .selectFrom('alert_channels')
    .leftJoinLateral(
      (is) =>
        is
          .selectFrom('deliveries')
          .whereRef('deliveries.channel_id', '=', 'alert_channels.id')
          .select(['state', 'answer', 'attempts'])
          .orderBy('deliveries.created_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('alert_channels')
    .select(['last.state', 'last.answer', 'last.attempts'])
    .where('alert_id', 'in', alertIds)
    .where('alert_channels.user_id', '=', userId)
    .orderBy('alert_channels.created_at')
    .orderBy('alert_channels.id')
    .execute()
  return rows.map(({ state, answer, attempts, ...row }) => ({
    ...read(row),
    state: state as DeliveryState | null,
    answer: answer ?? '',
    attempts: attempts ?? 0,
  }))
}

export async function findChannel(
  pg: Postgres,
  { alertId, userId }: Subscriber,
  id: string,
): Promise<ChannelRow | undefined> {
  if (!isUuid(id)) return undefined
  const row = await pg
    .selectFrom('alert_channels')
    .selectAll()
    .where('id', '=', id)
    .where('alert_id', '=', alertId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && read(row)
}

/** @returns undefined when the user has reached the limit of channels, or does not receive this alert */
export function createChannel(
  pg: Postgres,
  { alertId, userId }: Subscriber,
  given: NewChannel,
  now: Date,
): Promise<ChannelRow | undefined> {
  return inTransaction(pg, async (tx) => {
    const subscriber = await sql`SELECT 1 FROM alert_subscriptions
      WHERE alert_id = ${alertId} AND user_id = ${userId} FOR UPDATE`.execute(tx)
    const { held } = await tx
      .selectFrom('alert_channels')
      .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('held'))
      .where('alert_id', '=', alertId)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (subscriber.rows.length === 0 || held >= MAX_CHANNELS) return undefined
    const secret = given.kind === 'webhook' ? randomBytes(32).toString('hex') : ''
    const row = await tx
      .insertInto('alert_channels')
      .values({ id: randomUUID(), alert_id: alertId, user_id: userId, ...given, secret, created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow()
    return read(row)
  })
}

export async function deleteChannel(pg: Postgres, { alertId, userId }: Subscriber, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numDeletedRows } = await pg
    .deleteFrom('alert_channels')
    .where('id', '=', id)
    .where('alert_id', '=', alertId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

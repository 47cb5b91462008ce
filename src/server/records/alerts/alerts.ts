/** Alerts. Access is checked before (`access/can-use.ts`). */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AlertRuleForm } from '../../../contract/alerts/alerts.ts'
import { MAX_ALERTS } from '../../../contract/limits.ts'
import { SavedFilters } from '../../../contract/users/saved-search.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import type { Named } from '../sharing/colleagues.ts'
import { deleteShares } from '../sharing/shares.ts'
import { isUuid } from '../sharing/use-levels.ts'
import { type AlertRow, readAlert } from './alert-row.ts'
import { createSubscription, readTimes, type Times, updateTimes } from './subscriptions.ts'

/** An alert as seen by one user. */
export type SeenAlert = AlertRow & {
  owner: Named & { is_active: boolean }
  filters: SavedFilters | null
  /** Owner of its saved search; null when the search was removed. */
  search_owner: number | null
  is_shared: boolean
  followers: number
  /** null: this user does not receive the alert. */
  following: { times: Times; has_feed: boolean; pending: number } | null
}

/** The alerts with these ids, newest first. */
export async function listAlerts(pg: Postgres, ids: readonly string[], userId: number): Promise<SeenAlert[]> {
  if (ids.length === 0) return []
  const rows = await selectAlerts(pg, userId)
    .where('alerts.id', 'in', [...ids])
    .orderBy('alerts.created_at', 'desc')
    .orderBy('alerts.id')
    .execute()
  return rows.map(readSeen)
}

export async function findAlert(pg: Postgres, id: string, userId: number): Promise<SeenAlert | undefined> {
  if (!isUuid(id)) return undefined
  const row = await selectAlerts(pg, userId).where('alerts.id', '=', id).executeTakeFirst()
  return row && readSeen(row)
}

const selectAlerts = (pg: Postgres, userId: number) =>
  pg
    .selectFrom('alerts')
    .innerJoin('users', 'users.id', 'alerts.user_id')
    .leftJoin('saved_searches', 'saved_searches.id', 'alerts.saved_search_id')
    .leftJoin('alert_subscriptions as mine', (join) =>
      join.onRef('mine.alert_id', '=', 'alerts.id').on('mine.user_id', '=', userId),
    )
    .selectAll('alerts')
    .select(['username', 'first_name', 'last_name', 'users.is_active'])
    .select(['saved_searches.filters', 'saved_searches.user_id as search_owner'])
    .select(['mine.cadence', 'mine.at_hour', 'mine.weekday', 'mine.quiet_from', 'mine.quiet_until'])
    .select(['mine.feed_hash', 'mine.told_more'])
    .select([
      sql<boolean>`EXISTS (SELECT FROM shares WHERE kind = 'alert' AND thing_id = alerts.id)`.as('is_shared'),
      sql<number>`(SELECT count(*)::integer FROM alert_subscriptions WHERE alert_id = alerts.id)`.as('followers'),
      sql<number>`(SELECT count(*)::integer FROM alert_items AS item WHERE item.alert_id = alerts.id
        AND number > mine.told_number AND (private_to IS NULL OR private_to = ${userId}))`.as('pending'),
    ])

type SeenRow = Awaited<ReturnType<ReturnType<typeof selectAlerts>['execute']>>[number]

function readSeen(row: SeenRow): SeenAlert {
  const { username, first_name, last_name, is_active, filters, search_owner, is_shared, followers, pending, ...rest } =
    row
  const { cadence, at_hour, weekday, quiet_from, quiet_until, feed_hash, told_more, ...stored } = rest
  const alert = readAlert(stored)
  const times = readTimes({ cadence, at_hour, weekday, quiet_from, quiet_until })
  const waiting = pending + alert.more - Number(told_more)
  return {
    ...{ ...alert, is_shared, followers, search_owner, owner: { username, first_name, last_name, is_active } },
    filters: filters === null ? null : SavedFilters.parse(filters),
    following: times && { times, has_feed: feed_hash !== null, pending: pending > 0 ? waiting : 0 },
  }
}

export type NewAlert = AlertRuleForm & { savedSearchId: string; title: string; time_zone: string; sinceNumber: number }

/** Creates an alert and subscribes its owner. @returns its id; undefined when the user has reached the limit of alerts */
export function createAlert(pg: Postgres, userId: number, given: NewAlert, now: Date): Promise<string | undefined> {
  return inTransaction(pg, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const { held } = await tx
      .selectFrom('alerts')
      .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('held'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (held >= MAX_ALERTS) return undefined
    const { savedSearchId, title, rule, threshold, span, time_zone, sinceNumber, ...times } = given
    const id = randomUUID()
    await tx
      .insertInto('alerts')
      .values({
        ...{ id, user_id: userId, saved_search_id: savedSearchId, title, created_at: now, updated_at: now },
        ...{ rule, threshold, span, time_zone, since_number: sinceNumber, since: now },
        ...{ problem: null, evaluated_at: null, folder_id: null },
      })
      .execute()
    await createSubscription(tx, { alertId: id, userId }, times, now)
    return id
  })
}

type Change = AlertRuleForm & { time_zone: string; is_on: boolean; version: number }

/**
 * Changes the rule, and the user's own times if they receive the alert. An alert that is switched on again starts with posts from
 * now on.
 * @returns false when it was changed since that version, or is gone
 */
export function updateAlert(
  pg: Postgres,
  { id, userId }: { id: string; userId: number },
  { rule, threshold, span, time_zone, is_on, version, ...times }: Change,
  begin: { sinceNumber: number; now: Date },
): Promise<boolean> {
  return inTransaction(pg, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('alerts')
      .set({
        ...{ rule, threshold, span, time_zone, is_on, version: version + 1, updated_at: begin.now },
        since_number: sql<number>`CASE WHEN is_on THEN since_number ELSE ${begin.sinceNumber} END`,
        since: sql<Date>`CASE WHEN is_on THEN since ELSE ${begin.now}::timestamptz END`,
        behind_from: sql<number | null>`CASE WHEN is_on THEN behind_from END`,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await updateTimes(tx, { alertId: id, userId }, times)
    return true
  })
}

/** Also removes its shares. */
export function deleteAlert(pg: Postgres, id: string): Promise<void> {
  return inTransaction(pg, async (tx) => {
    await tx.deleteFrom('alerts').where('id', '=', id).execute()
    await deleteShares(tx, { kind: 'alert', id })
  })
}

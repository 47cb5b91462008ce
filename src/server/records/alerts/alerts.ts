/** People's alerts. Every question names whose: what belongs to somebody else is as if it did not exist. */
import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { AlertRuleForm } from '../../../contract/alerts/alerts.ts'
import { type AlertRule, type AlertSpan, type Cadence, MAX_ALERTS } from '../../../contract/limits.ts'
import type { Postgres } from '../../store/postgres.ts'
import type { Tables } from '../../store/tables.ts'

type Stored = Selectable<Tables['alerts']>
export type AlertRow = Omit<Stored, 'rule' | 'span' | 'cadence' | 'since_number' | 'behind_from'> & {
  rule: AlertRule
  span: AlertSpan
  cadence: Cadence
  since_number: number
  behind_from: number | null
}
export type OwnedAlert = { id: string; userId: number }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isUuid = (id: string) => UUID.test(id)

/** Type: only what the contract lets through is stored. */
export const readAlert = (row: Stored): AlertRow =>
  ({
    ...row,
    since_number: Number(row.since_number),
    behind_from: row.behind_from === null ? null : Number(row.behind_from),
  }) as AlertRow

export async function listAlerts(pg: Postgres, userId: number): Promise<(AlertRow & { pending: number })[]> {
  const rows = await pg
    .selectFrom('alerts')
    .selectAll()
    .select((is) =>
      is
        .selectFrom('alert_items')
        .whereRef('alert_items.alert_id', '=', 'alerts.id')
        .where('notification_id', 'is', null)
        .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('n'))
        .as('pending'),
    )
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_ALERTS)
    .execute()
  return rows.map(({ pending, ...row }) => ({ ...readAlert(row), pending: (pending ?? 0) + row.more }))
}

export async function findAlert(pg: Postgres, { id, userId }: OwnedAlert): Promise<AlertRow | undefined> {
  if (!isUuid(id)) return undefined
  const row = await pg
    .selectFrom('alerts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && readAlert(row)
}

export type NewAlert = AlertRuleForm & { savedSearchId: string; title: string; time_zone: string; sinceNumber: number }

/** @returns undefined when the person has as many alerts as one may have */
export function createAlert(pg: Postgres, userId: number, given: NewAlert, now: Date): Promise<AlertRow | undefined> {
  return pg.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const { held } = await tx
      .selectFrom('alerts')
      .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('held'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (held >= MAX_ALERTS) return undefined
    const { savedSearchId, sinceNumber, ...rule } = given
    const row = await tx
      .insertInto('alerts')
      .values({
        ...{ id: randomUUID(), user_id: userId, saved_search_id: savedSearchId, created_at: now },
        ...{ ...rule, since_number: sinceNumber, since: now, problem: null, evaluated_at: null, feed_hash: null },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return readAlert(row)
  })
}

/** What is given; switched on again, it begins with what comes from now on. */
export async function updateAlert(
  pg: Postgres,
  { id, userId }: OwnedAlert,
  given: AlertRuleForm & { time_zone: string; is_on: boolean },
  begin: { sinceNumber: number; now: Date },
): Promise<AlertRow | undefined> {
  const row = await pg
    .updateTable('alerts')
    .set({
      ...given,
      since_number: sql<number>`CASE WHEN is_on THEN since_number ELSE ${begin.sinceNumber} END`,
      since: sql<Date>`CASE WHEN is_on THEN since ELSE ${begin.now}::timestamptz END`,
      behind_from: sql<number | null>`CASE WHEN is_on THEN behind_from END`,
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return row && readAlert(row)
}

export async function deleteAlert(pg: Postgres, { id, userId }: OwnedAlert): Promise<boolean> {
  if (!isUuid(id)) return false
  const gone = await pg.deleteFrom('alerts').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** @param hash of the new secret; null: the feed is nowhere any more */
export async function setFeed(pg: Postgres, { id, userId }: OwnedAlert, hash: string | null): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numUpdatedRows } = await pg
    .updateTable('alerts')
    .set({ feed_hash: hash })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The alert of a feed, as long as its owner may still log in. */
export async function findFeedAlert(pg: Postgres, hash: string): Promise<AlertRow | undefined> {
  const row = await pg
    .selectFrom('alerts')
    .innerJoin('users', 'users.id', 'alerts.user_id')
    .selectAll('alerts')
    .where('feed_hash', '=', hash)
    .where('users.is_active', '=', true)
    .executeTakeFirst()
  return row && readAlert(row)
}

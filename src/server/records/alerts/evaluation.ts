/** Reads and writes of the evaluation of all alerts: one transaction per run, including its watermark. */
import { sql } from 'kysely'
import type { AlertPost } from '../../../contract/alerts/notifications.ts'
import { SavedFilters } from '../../../contract/users/saved-search.ts'
import type { Postgres } from '../../store/postgres.ts'
import { type AlertRow, readAlert } from './alert-row.ts'

/** `search_owner`: owner of its saved search. */
export type EvaluatedAlert = AlertRow & { filters: SavedFilters | null; search_owner: number | null }

/** Enabled alerts of users who may log in. An alert whose search is gone has no filters. */
export async function listEvaluatedAlerts(pg: Postgres): Promise<EvaluatedAlert[]> {
  const rows = await pg
    .selectFrom('alerts')
    .innerJoin('users', 'users.id', 'alerts.user_id')
    .leftJoin('saved_searches', 'saved_searches.id', 'alerts.saved_search_id')
    .selectAll('alerts')
    .select(['saved_searches.filters', 'saved_searches.user_id as search_owner'])
    .where('alerts.is_on', '=', true)
    .where('users.is_active', '=', true)
    .orderBy('alerts.id')
    .execute()
  return rows.map(({ filters, search_owner, ...row }) => ({
    ...{ ...readAlert(row), search_owner },
    filters: filters === null ? null : SavedFilters.parse(filters),
  }))
}

export async function findProgress(pg: Postgres): Promise<number> {
  const row = await pg.selectFrom('alert_progress').select('version').executeTakeFirstOrThrow()
  return Number(row.version)
}

/**
 * One find of an alert. `postKey`: identifies its post, so that each post is found only once. `privateTo`: the only user who may
 * see it; null: everyone who sees the alert.
 */
export type Find = {
  alertId: string
  key: string
  post: AlertPost
  postKey: string
  isLate: boolean
  privateTo: number | null
  posts?: number
}
/** `behindFrom`: later posts still have to be evaluated; null: it is up to date. */
export type Evaluated = { alertId: string; problem: string | null; behindFrom: number | null }

/** Maximum number of finds per alert stored before anyone is notified; further ones are only counted. */
const MAX_PENDING = 1_000

/**
 * Stores the finds and the watermark, unless another evaluation has advanced it meanwhile.
 * @returns whether they were stored
 */
export function saveEvaluation(
  pg: Postgres,
  { from, until }: { from: number; until: number },
  finds: readonly Find[],
  evaluated: readonly Evaluated[],
  now: Date,
): Promise<boolean> {
  return pg.transaction().execute(async (tx) => {
    const { version } = await tx.selectFrom('alert_progress').select('version').forUpdate().executeTakeFirstOrThrow()
    if (Number(version) !== from) return false
    await tx.updateTable('alert_progress').set({ version: until }).execute()
    for (const [alertId, own] of Map.groupBy(finds, ({ alertId }) => alertId)) await saveFinds(tx, alertId, own, now)
    await noteEvaluated(tx, evaluated, now)
    return true
  })
}

async function noteEvaluated(tx: Postgres, evaluated: readonly Evaluated[], now: Date): Promise<void> {
  const isWell = ({ problem, behindFrom }: Evaluated) => problem === null && behindFrom === null
  const well = evaluated.filter(isWell).map(({ alertId }) => alertId)
  if (well.length > 0)
    await tx
      .updateTable('alerts')
      .set({ problem: null, behind_from: null, evaluated_at: now })
      .where('id', 'in', well)
      .execute()
  for (const one of evaluated) {
    if (isWell(one)) continue
    const { alertId, problem, behindFrom } = one
    // An alert that is catching up was evaluated too, up to its position.
    const change = { problem, behind_from: behindFrom, ...(problem === null && { evaluated_at: now }) }
    await tx.updateTable('alerts').set(change).where('id', '=', alertId).execute()
  }
}

async function saveFinds(tx: Postgres, alertId: string, finds: readonly Find[], now: Date): Promise<void> {
  const alert = await tx
    .selectFrom('alerts')
    .select('last_number')
    .where('id', '=', alertId)
    .forUpdate()
    .executeTakeFirst()
  // Removed during the evaluation: there is nobody to notify.
  if (!alert) return
  const last = Number(alert.last_number)
  const pending = await countPending(tx, alertId)
  const fresh = await keepNewPosts(tx, alertId, finds, now)
  const messages = [...Map.groupBy(fresh, ({ key }) => key)]
  const kept = messages.slice(0, Math.max(0, MAX_PENDING - pending))
  const left = messages.length - kept.length
  if (kept.length > 0) await insertItems(tx, { alertId, last }, kept, now)
  await sql`UPDATE alerts SET last_number = ${last + kept.length}, more = more + ${left} WHERE id = ${alertId}`.execute(
    tx,
  )
}

async function countPending(tx: Postgres, alertId: string): Promise<number> {
  const { rows } = await sql<{ pending: number }>`SELECT count(*)::integer AS pending FROM alert_items
    WHERE alert_id = ${alertId}
      AND number > (SELECT max(told_number) FROM alert_subscriptions WHERE alert_id = ${alertId})`.execute(tx)
  return rows[0]?.pending ?? 0
}

/** The finds whose post was new to the alert. */
async function keepNewPosts(tx: Postgres, alertId: string, finds: readonly Find[], now: Date): Promise<Find[]> {
  const keys = [...new Set(finds.map(({ postKey }) => postKey))]
  const inserted = await sql<{ post_key: string }>`
    INSERT INTO alert_posts (alert_id, post_key, found_at)
    SELECT ${alertId}::uuid, key, ${now}::timestamptz FROM jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) AS key
    ON CONFLICT DO NOTHING RETURNING post_key`.execute(tx)
  const fresh = new Set(inserted.rows.map(({ post_key }) => post_key))
  return finds.filter(({ postKey }) => fresh.delete(postKey))
}

/** A known message gets more posts, but no new notification. Posts that only one user may see are not counted for others. */
async function insertItems(
  tx: Postgres,
  { alertId, last }: { alertId: string; last: number },
  messages: readonly (readonly [string, readonly Find[]])[],
  now: Date,
): Promise<void> {
  const rows = messages.flatMap(([key, same], i) => {
    const [first] = same
    if (!first) return []
    const { post, isLate: is_late, privateTo: private_to } = first
    return { key, post, posts: first.posts ?? same.length, is_late, private_to, number: last + i + 1 }
  })
  await sql`
    INSERT INTO alert_items (alert_id, key, post, posts, is_late, found_at, number, private_to)
    SELECT ${alertId}::uuid, key, post, posts, is_late, ${now}::timestamptz, number, private_to
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS one (key text, post jsonb, posts integer, is_late boolean, number bigint, private_to integer)
    ON CONFLICT (alert_id, key) DO UPDATE SET posts = alert_items.posts + excluded.posts
    WHERE alert_items.private_to IS NOT DISTINCT FROM excluded.private_to`.execute(tx)
}

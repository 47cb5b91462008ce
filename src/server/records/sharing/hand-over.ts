/** Transfers one user's things to another, all of a kind at once. */
import { sql } from 'kysely'
import { MAX_ALERTS, MAX_DOSSIERS, MAX_FOLDERS, MAX_LISTS, MAX_SAVED_SEARCHES } from '../../../contract/limits.ts'
import type { UserWork } from '../../../contract/users/handover.ts'
import type { Postgres } from '../../store/postgres.ts'

export async function countWork(pg: Postgres, userId: number): Promise<UserWork> {
  const { rows } = await sql<UserWork>`SELECT
    (SELECT count(*)::integer FROM dossiers WHERE owner_id = ${userId}) AS dossiers,
    (SELECT count(*)::integer FROM lists WHERE owner_id = ${userId}) AS lists,
    (SELECT count(*)::integer FROM folders WHERE owner_id = ${userId}) AS folders,
    (SELECT count(*)::integer FROM saved_searches WHERE user_id = ${userId}) AS saved_searches,
    (SELECT count(*)::integer FROM alerts WHERE user_id = ${userId} AND saved_search_id IS NOT NULL) AS alerts`.execute(
    pg,
  )
  return rows[0] ?? { dossiers: 0, saved_searches: 0, alerts: 0, lists: 0, folders: 0 }
}

export type Handover = {
  from: number
  to: number
  dossiers: boolean
  savedSearches: boolean
  lists: boolean
  folders: boolean
}

const MOST: UserWork = {
  ...{ dossiers: MAX_DOSSIERS, saved_searches: MAX_SAVED_SEARCHES, alerts: MAX_ALERTS },
  ...{ lists: MAX_LISTS, folders: MAX_FOLDERS },
}

/**
 * In a transaction. Shares are kept. Alerts go with their searches and lose the former owner's channels and feed, which lead to
 * that person.
 * @returns what was transferred, or the kind of which the new owner would exceed the limit
 */
export async function handOver(tx: Postgres, { from, to, ...what }: Handover): Promise<UserWork | keyof UserWork> {
  // Concurrent creations for either user wait.
  await tx.selectFrom('users').select('id').where('id', 'in', [from, to]).orderBy('id').forUpdate().execute()
  const [given, held] = [await countWork(tx, from), await countWork(tx, to)]
  const moved: UserWork = {
    dossiers: what.dossiers ? given.dossiers : 0,
    saved_searches: what.savedSearches ? given.saved_searches : 0,
    alerts: what.savedSearches ? given.alerts : 0,
    lists: what.lists ? given.lists : 0,
    folders: what.folders ? given.folders : 0,
  }
  const kinds = ['dossiers', 'saved_searches', 'alerts', 'lists', 'folders'] as const
  const full = kinds.find((kind) => moved[kind] > 0 && moved[kind] + held[kind] > MOST[kind])
  if (full) return full
  if (what.dossiers) await giveDossiers(tx, from, to)
  if (what.savedSearches) await giveSearches(tx, from, to)
  if (what.lists) await giveLists(tx, from, to)
  if (what.folders) await giveFolders(tx, from, to)
  return moved
}

async function giveDossiers(tx: Postgres, from: number, to: number): Promise<void> {
  await sql`DELETE FROM shares USING dossiers
    WHERE kind = 'dossier' AND thing_id = dossiers.id AND owner_id = ${from} AND shares.user_id = ${to}`.execute(tx)
  await sql`UPDATE dossiers SET owner_id = ${to}, change = change + 1, version = version + 1,
      responsible_id = CASE WHEN responsible_id = ${from} THEN ${to} ELSE responsible_id END
    WHERE owner_id = ${from}`.execute(tx)
}

/** A list being counted continues, with the rights of the new owner. */
async function giveLists(tx: Postgres, from: number, to: number): Promise<void> {
  await sql`DELETE FROM shares USING lists
    WHERE kind = 'list' AND thing_id = lists.id AND owner_id = ${from} AND shares.user_id = ${to}`.execute(tx)
  await sql`UPDATE lists SET owner_id = ${to} WHERE owner_id = ${from}`.execute(tx)
}

/** Shares are kept, and so are the contents, including things of other users. */
async function giveFolders(tx: Postgres, from: number, to: number): Promise<void> {
  await sql`DELETE FROM shares USING folders
    WHERE kind = 'folder' AND thing_id = folders.id AND owner_id = ${from} AND shares.user_id = ${to}`.execute(tx)
  await sql`UPDATE folders SET owner_id = ${to} WHERE owner_id = ${from}`.execute(tx)
}

/** With their alerts, which notify the new owner from where the former one left off. */
async function giveSearches(tx: Postgres, from: number, to: number): Promise<void> {
  const isGiven = sql`alerts.user_id = ${from} AND saved_search_id IS NOT NULL`
  await sql`INSERT INTO alert_subscriptions
      (alert_id, user_id, cadence, at_hour, weekday, quiet_from, quiet_until, told_number, told_more, created_at)
    SELECT alert_id, ${to}::integer, cadence, at_hour, weekday, quiet_from, quiet_until, told_number, told_more, now()
    FROM alert_subscriptions AS former JOIN alerts ON alerts.id = alert_id WHERE former.user_id = ${from} AND ${isGiven}
    ON CONFLICT DO NOTHING`.execute(tx)
  await sql`DELETE FROM alert_subscriptions AS former USING alerts
    WHERE alert_id = alerts.id AND former.user_id = ${from} AND ${isGiven}`.execute(tx)
  await sql`DELETE FROM shares USING alerts
    WHERE kind = 'alert' AND thing_id = alerts.id AND shares.user_id = ${to} AND ${isGiven}`.execute(tx)
  await sql`UPDATE alerts SET user_id = ${to} WHERE ${isGiven}`.execute(tx)
  await sql`DELETE FROM shares USING saved_searches AS search
    WHERE kind = 'saved_search' AND thing_id = search.id AND search.user_id = ${from} AND shares.user_id = ${to}`.execute(
    tx,
  )
  await sql`UPDATE saved_searches SET user_id = ${to} WHERE user_id = ${from}`.execute(tx)
}

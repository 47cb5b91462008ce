/** Decides who inherits the things of a user who is removed. */
import { type RawBuilder, sql } from 'kysely'
import { FOLDER_KINDS, type SharedKind } from '../../../contract/limits.ts'
import type { UserWork } from '../../../contract/users/handover.ts'
import type { Postgres } from '../../store/postgres.ts'
import { PLACES } from './use-levels.ts'

/** Kinds of things that are inherited. */
type Kind = 'dossier' | 'saved_search' | 'alert' | 'list' | 'folder'
type Leaving = { userId: number; heirId: number }

/**
 * A thing passes to the first user who may edit it, or else to the owner or an editor of its folder, or else to `heirId`, who
 * removes the user. An alert on a search of the same owner goes with the search, and the search with the alert. Things nobody
 * else could see are passed on too if they are work of the newsroom (dossiers); a private search or alert is removed with its
 * owner, and so is a folder that is not shared and contains nothing of other users.
 * @returns how many of each kind were passed on
 */
export async function passOn(tx: Postgres, userId: number, heirId: number): Promise<UserWork> {
  // Concurrent creations for this user wait, and then find the user gone.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const leaving = { userId, heirId }
  const dossiers = await pass(tx, 'dossier', leaving)
  const isOnOthersSearch = sql`NOT EXISTS (SELECT FROM saved_searches AS search
    WHERE search.id = thing.saved_search_id AND search.user_id = ${userId})`
  const onOthers = await pass(tx, 'alert', leaving, { only: isOnOthersSearch })
  const saved_searches = await pass(tx, 'saved_search', leaving)
  const onOwn = await pass(tx, 'alert', leaving, {
    first: sql`(SELECT user_id FROM saved_searches WHERE id = thing.saved_search_id AND user_id <> ${userId})`,
  })
  const lists = await pass(tx, 'list', leaving)
  // Folders last: what remains in them decides.
  const folders = await pass(tx, 'folder', leaving)
  await followOwned(tx, userId)
  return { dossiers, saved_searches, alerts: onOthers + onOwn, lists, folders }
}

type Which = { only?: RawBuilder<unknown>; first?: RawBuilder<unknown> }

async function pass(
  tx: Postgres,
  kind: Kind,
  { userId, heirId }: Leaving,
  { only, first }: Which = {},
): Promise<number> {
  const { table, owner } = PLACES[kind]
  const heirs = [...(first ? [first] : []), ...listHeirs(kind, userId)]
  const { numAffectedRows } = await sql`UPDATE ${sql.table(table)} AS thing
    SET ${sql.ref(owner)} = coalesce(${sql.join(heirs)}, ${heirId}::integer)
    WHERE thing.${sql.ref(owner)} = ${userId} AND ${only ?? sql`true`}
      AND (${isShared(kind, 'thing')} OR ${isOthersToo(kind, userId)})`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** In order of precedence; the first that exists inherits. */
function listHeirs(kind: Kind, userId: number): RawBuilder<unknown>[] {
  const editor = selectEditor(kind, sql`thing.id`, userId)
  if (kind === 'folder') return [editor]
  const byFolder = selectFolderHeir(userId, 'thing')
  if (kind !== 'saved_search') return [editor, byFolder]
  const byAlert = sql`(SELECT coalesce(${selectEditor('alert', sql`alert.id`, userId)}, ${selectFolderHeir(userId, 'alert')})
    FROM alerts AS alert WHERE alert.saved_search_id = thing.id AND alert.user_id = ${userId} ORDER BY 1 LIMIT 1)`
  return [editor, byFolder, byAlert]
}

const selectEditor = (kind: SharedKind, id: RawBuilder<unknown>, userId: number) => sql`
  (SELECT share.user_id FROM shares AS share JOIN users ON users.id = share.user_id
    WHERE share.kind = ${kind} AND share.thing_id = ${id} AND share.level = 'edit'
      AND share.user_id <> ${userId} AND users.is_active ORDER BY share.id LIMIT 1)`

const selectFolderHeir = (userId: number, thing: string) => sql`coalesce(
  (SELECT folder.owner_id FROM folders AS folder JOIN users ON users.id = folder.owner_id
    WHERE folder.id = ${sql.ref(`${thing}.folder_id`)} AND folder.owner_id <> ${userId} AND users.is_active),
  ${selectEditor('folder', sql.ref(`${thing}.folder_id`), userId)})`

const isShared = (kind: Kind, thing: string) =>
  sql`EXISTS (SELECT FROM shares WHERE kind = ${kind} AND thing_id = ${sql.ref(`${thing}.id`)})`

const isInOthersFolder = (userId: number, thing: string) =>
  sql`EXISTS (SELECT FROM folders AS folder WHERE folder.id = ${sql.ref(`${thing}.folder_id`)}
    AND (folder.owner_id <> ${userId} OR EXISTS (SELECT FROM shares WHERE kind = 'folder' AND thing_id = folder.id)))`

/** Whether it is work of the newsroom, or concerns other users although it is not shared itself. */
function isOthersToo(kind: Kind, userId: number) {
  if (kind === 'dossier') return sql`true`
  if (kind === 'saved_search')
    return sql`(${isInOthersFolder(userId, 'thing')} OR EXISTS (SELECT FROM alerts AS alert
      WHERE alert.saved_search_id = thing.id AND alert.user_id = ${userId}
        AND (${isShared('alert', 'alert')} OR ${isInOthersFolder(userId, 'alert')})))`
  if (kind !== 'folder') return isInOthersFolder(userId, 'thing')
  const held = FOLDER_KINDS.map((inside) => {
    const { table, owner } = PLACES[inside]
    return sql`EXISTS (SELECT FROM ${sql.table(table)} AS held
      WHERE held.folder_id = thing.id AND held.${sql.ref(owner)} <> ${userId})`
  })
  return sql`(${sql.join(held, sql` OR `)})`
}

/** New owners of alerts are notified from where the former owner left off. */
const followOwned = (tx: Postgres, formerId: number) =>
  sql`INSERT INTO alert_subscriptions (alert_id, user_id, cadence, at_hour, weekday, quiet_from, quiet_until, told_number, told_more, created_at)
    SELECT alert_id, alerts.user_id, cadence, at_hour, weekday, quiet_from, quiet_until, told_number, told_more, now()
    FROM alert_subscriptions AS former JOIN alerts ON alerts.id = alert_id WHERE former.user_id = ${formerId}
    ON CONFLICT DO NOTHING`.execute(tx)

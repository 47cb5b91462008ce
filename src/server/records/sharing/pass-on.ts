/** Whose things become that belong to somebody who is removed. */
import { type RawBuilder, sql } from 'kysely'
import { FOLDER_KINDS, type SharedKind } from '../../../contract/limits.ts'
import type { Postgres } from '../../store/postgres.ts'
import { FOLDER_PLACES } from './folders.ts'
import { PLACES } from './use-levels.ts'

/** What passes on, and in which order: folders last, so that what is left in them decides. */
const KINDS = ['dossier', 'saved_search', 'list', 'folder'] as const

/**
 * A thing passes to the first person by name with whom it is shared for editing, or else to who owns its folder or may change it, or
 * else to `heirId`, who removes its owner. What nobody else could see is handed on too where it is work of the newsroom (dossiers);
 * a private search goes with its owner, and so does a folder that is not shared and holds nothing of somebody else.
 */
export async function passOn(tx: Postgres, userId: number, heirId: number): Promise<void> {
  // Whoever begins something new for them meanwhile waits, and finds them gone.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  for (const kind of KINDS) {
    const { table, owner } = PLACES[kind]
    const byFolder = kind === 'folder' ? sql`NULL::integer` : selectFolderHeir(userId)
    await sql`UPDATE ${sql.table(table)} AS thing
      SET ${sql.ref(owner)} = coalesce(${selectEditor(kind, sql`thing.id`, userId)}, ${byFolder}, ${heirId}::integer)
      WHERE thing.${sql.ref(owner)} = ${userId}
        AND (EXISTS (SELECT FROM shares WHERE kind = ${kind} AND thing_id = thing.id) OR ${isOthersToo(kind, userId)})`.execute(
      tx,
    )
  }
}

const selectEditor = (kind: SharedKind, id: RawBuilder<unknown>, userId: number) => sql`
  (SELECT share.user_id FROM shares AS share JOIN users ON users.id = share.user_id
    WHERE share.kind = ${kind} AND share.thing_id = ${id} AND share.level = 'edit'
      AND share.user_id <> ${userId} AND users.is_active ORDER BY share.id LIMIT 1)`

const selectFolderHeir = (userId: number) => sql`coalesce(
  (SELECT folder.owner_id FROM folders AS folder JOIN users ON users.id = folder.owner_id
    WHERE folder.id = thing.folder_id AND folder.owner_id <> ${userId} AND users.is_active),
  ${selectEditor('folder', sql`thing.folder_id`, userId)})`

/** Whether it is work of the newsroom, or somebody else has to do with it although it is not shared itself. */
function isOthersToo(kind: (typeof KINDS)[number], userId: number) {
  if (kind === 'dossier') return sql`true`
  if (kind !== 'folder')
    return sql`EXISTS (SELECT FROM folders AS folder WHERE folder.id = thing.folder_id AND (folder.owner_id <> ${userId}
      OR EXISTS (SELECT FROM shares WHERE kind = 'folder' AND thing_id = folder.id)))`
  const held = FOLDER_KINDS.map((inside) => {
    const { table, owner } = FOLDER_PLACES[inside]
    return sql`EXISTS (SELECT FROM ${sql.table(table)} AS held
      WHERE held.folder_id = thing.id AND held.${sql.ref(owner)} <> ${userId})`
  })
  return sql`(${sql.join(held, sql` OR `)})`
}

/** Whose things become that belong to somebody who is removed. */
import { sql } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'

/** Where things are that pass on, and in which column whose they are. */
const PLACES = [
  { kind: 'dossier', table: 'dossiers', owner: 'owner_id' },
  { kind: 'saved_search', table: 'saved_searches', owner: 'user_id' },
  { kind: 'list', table: 'lists', owner: 'owner_id' },
] as const

/**
 * A thing passes to the first person by name with whom it is shared for editing, or else to `heirId`, who removes its owner.
 * What nobody else could see is handed on too where it is work of the newsroom (dossiers); a private search goes with its owner.
 */
export async function passOn(tx: Postgres, userId: number, heirId: number): Promise<void> {
  // Whoever begins something new for them meanwhile waits, and finds them gone.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  for (const { kind, table, owner } of PLACES) {
    await sql`UPDATE ${sql.table(table)} AS thing SET ${sql.ref(owner)} = coalesce(
        (SELECT share.user_id FROM shares AS share JOIN users ON users.id = share.user_id
          WHERE share.kind = ${kind} AND share.thing_id = thing.id AND share.level = 'edit'
            AND share.user_id <> ${userId} AND users.is_active ORDER BY share.id LIMIT 1),
        ${heirId}::integer)
      WHERE thing.${sql.ref(owner)} = ${userId}
        AND (${kind} = 'dossier' OR EXISTS (SELECT FROM shares WHERE kind = ${kind} AND thing_id = thing.id))`.execute(
      tx,
    )
  }
}

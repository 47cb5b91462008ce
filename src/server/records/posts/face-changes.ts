/** Changes to groups of faces; each can be undone, latest first. */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import type { Tables } from '../../store/tables.ts'
import { createGroup } from './faces.ts'

export type FaceChangeKind = 'merge' | 'split' | 'name'

/** The previous state: the groups of these faces, and the names of groups. */
const Before = z.object({
  members: z.array(z.object({ face_id: z.string(), group_id: z.number() })),
  names: z.array(z.object({ id: z.number(), name: z.string() })),
})

/** Moves the faces of other groups into one, which takes the first name among them. false: a group does not exist. */
export function mergeFaceGroups(
  pg: Postgres,
  into: number,
  others: readonly number[],
  actor: string,
): Promise<boolean> {
  return inTransaction(pg, async (tx) => {
    const groups = await lockGroups(tx, [into, ...others])
    if (groups.length !== new Set([into, ...others]).size) return false
    await noteBefore(tx, 'merge', actor, { groups: [into, ...others] })
    const name = [into, ...others].map((id) => groups.find((one) => one.id === id)?.name).find(Boolean) ?? ''
    await tx.updateTable('face_groups').set({ name }).where('id', '=', into).execute()
    await tx.updateTable('face_members').set({ group_id: into }).where('group_id', 'in', others).execute()
    return true
  })
}

/** Moves faces from a group into a new one. Returns the new group; null when not all faces are in the group. */
export function splitFaceGroup(
  pg: Postgres,
  from: number,
  faces: readonly string[],
  actor: string,
): Promise<number | null> {
  return inTransaction(pg, async (tx) => {
    await lockGroups(tx, [from])
    const members = await tx
      .selectFrom('face_members')
      .select('face_id')
      .where('group_id', '=', from)
      .where('face_id', 'in', faces)
      .execute()
    if (members.length !== new Set(faces).size) return null
    await noteBefore(tx, 'split', actor, { groups: [from] })
    const group = await createGroup(tx)
    await tx.updateTable('face_members').set({ group_id: group }).where('face_id', 'in', faces).execute()
    return group
  })
}

/** false: the group does not exist. */
export function nameFaceGroup(pg: Postgres, id: number, name: string, actor: string): Promise<boolean> {
  return inTransaction(pg, async (tx) => {
    if ((await lockGroups(tx, [id])).length === 0) return false
    await noteBefore(tx, 'name', actor, { groups: [id] })
    await tx.updateTable('face_groups').set({ name }).where('id', '=', id).execute()
    return true
  })
}

export async function findLastFaceChange(pg: Postgres) {
  const row = await pg
    .selectFrom('face_changes')
    .select(['id', 'kind', 'actor', 'at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Undoes the latest change. false: another change came after it, or there is none. */
export function undoFaceChange(pg: Postgres, id: number): Promise<boolean> {
  return inTransaction(pg, async (tx) => {
    const last = await tx
      .selectFrom('face_changes')
      .select(['id', 'before'])
      .orderBy('id', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst()
    if (last?.id !== id) return false
    const { members, names } = Before.parse(last.before)
    // Faces deleted since then stay deleted: they have no row to update.
    for (const { face_id, group_id } of members)
      await tx.updateTable('face_members').set({ group_id }).where('face_id', '=', face_id).execute()
    for (const group of names)
      await tx.updateTable('face_groups').set({ name: group.name }).where('id', '=', group.id).execute()
    await tx.deleteFrom('face_changes').where('id', '=', id).execute()
    return true
  })
}

function lockGroups(tx: Kysely<Tables>, ids: readonly number[]) {
  return tx.selectFrom('face_groups').select(['id', 'name']).where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

async function noteBefore(tx: Kysely<Tables>, kind: FaceChangeKind, actor: string, of: { groups: readonly number[] }) {
  const members = await tx
    .selectFrom('face_members')
    .select(['face_id', 'group_id'])
    .where('group_id', 'in', of.groups)
    .execute()
  const names = await tx.selectFrom('face_groups').select(['id', 'name']).where('id', 'in', of.groups).execute()
  await tx
    .insertInto('face_changes')
    .values({ kind, actor, before: JSON.stringify({ members, names }) })
    .execute()
}

/** Whether face recognition is enabled, and decisions about faces: groups, names, merges, and permanent deletions. */
import type { Kysely } from 'kysely'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import type { Tables } from '../../store/tables.ts'

export type FaceSettings = { enabled: boolean; purpose: string; changed_by: string; changed_at: Date | null }

export async function getFaceSettings(pg: Postgres): Promise<FaceSettings> {
  return pg
    .selectFrom('face_settings')
    .select(['enabled', 'purpose', 'changed_by', 'changed_at'])
    .executeTakeFirstOrThrow()
}

export async function updateFaceSettings(
  pg: Postgres,
  change: { enabled: boolean; purpose: string; actor: string },
  now: Date,
): Promise<void> {
  const { enabled, purpose, actor } = change
  await pg.updateTable('face_settings').set({ enabled, purpose, changed_by: actor, changed_at: now }).execute()
}

export type FaceGroup = { id: number; name: string; size: number; faces: string[] }

/** Faces shown of each group in a list. */
const SHOWN_FACES = 12

/** Groups that have faces, largest first. */
export async function listFaceGroups(pg: Postgres, { page, page_size }: { page: number; page_size: number }) {
  const groups = await pg
    .selectFrom('face_groups')
    .innerJoin('face_members', 'face_members.group_id', 'face_groups.id')
    .select(({ fn }) => ['face_groups.id', 'face_groups.name', fn.count<number>('face_members.face_id').as('size')])
    .groupBy(['face_groups.id', 'face_groups.name'])
    .orderBy('size', 'desc')
    .orderBy('face_groups.id')
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  const { total } = await pg
    .selectFrom('face_members')
    .select(({ fn }) => fn.count<number>('group_id').distinct().as('total'))
    .executeTakeFirstOrThrow()
  const items = await Promise.all(
    groups.map(async ({ id, name, size }) => ({
      ...{ id, name, size: Number(size) },
      faces: await listFacesOfGroup(pg, id, SHOWN_FACES),
    })),
  )
  return { items, total_items: Number(total) }
}

export async function findFaceGroup(pg: Postgres, id: number, most: number): Promise<FaceGroup | undefined> {
  const group = await pg.selectFrom('face_groups').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
  if (!group) return undefined
  const faces = await listFacesOfGroup(pg, id, most)
  return faces.length === 0 ? undefined : { ...group, size: faces.length, faces }
}

async function listFacesOfGroup(pg: Postgres, id: number, most: number): Promise<string[]> {
  const rows = await pg
    .selectFrom('face_members')
    .select('face_id')
    .where('group_id', '=', id)
    .orderBy('face_id')
    .limit(most)
    .execute()
  return rows.map(({ face_id }) => face_id)
}

/** The groups of these faces: face → group and its name. */
export async function findGroupsOfFaces(pg: Postgres, faces: readonly string[]) {
  if (faces.length === 0) return new Map<string, { id: number; name: string }>()
  const rows = await pg
    .selectFrom('face_members')
    .innerJoin('face_groups', 'face_groups.id', 'face_members.group_id')
    .select(['face_id', 'face_groups.id', 'face_groups.name'])
    .where('face_id', 'in', faces)
    .execute()
  return new Map(rows.map(({ face_id, id, name }) => [face_id, { id, name }]))
}

/** All faces in the groups of these faces, including themselves: a user said that they are the same person. */
export async function listFacesOfSamePerson(pg: Postgres, faces: readonly string[], most: number): Promise<string[]> {
  if (faces.length === 0) return []
  const rows = await pg
    .selectFrom('face_members')
    .select('face_id')
    .where('group_id', 'in', (of) => of.selectFrom('face_members').select('group_id').where('face_id', 'in', faces))
    .limit(most)
    .execute()
  return [...new Set([...faces, ...rows.map(({ face_id }) => face_id)])]
}

/** Adds a face without a group to a group; if none is given, to a new one. */
export async function addFaceToGroup(pg: Postgres, face: string, groupId: number | null): Promise<void> {
  await inTransaction(pg, async (tx) => {
    const group = groupId ?? (await createGroup(tx))
    await tx
      .insertInto('face_members')
      .values({ face_id: face, group_id: group })
      .onConflict((conflict) => conflict.column('face_id').doNothing())
      .execute()
  })
}

export async function createGroup(tx: Kysely<Tables>): Promise<number> {
  const { id } = await tx.insertInto('face_groups').defaultValues().returning('id').executeTakeFirstOrThrow()
  return id
}

/** Which of these faces are permanently deleted. */
export async function findRemovedFaces(pg: Postgres, faces: readonly string[]): Promise<Set<string>> {
  if (faces.length === 0) return new Set()
  const rows = await pg.selectFrom('face_removals').select('face_id').where('face_id', 'in', faces).execute()
  return new Set(rows.map(({ face_id }) => face_id))
}

/** Removes faces from all groups and records that they must not return. */
export async function removeFaces(pg: Postgres, faces: readonly string[], now: Date): Promise<void> {
  if (faces.length === 0) return
  await inTransaction(pg, async (tx) => {
    await tx.deleteFrom('face_members').where('face_id', 'in', faces).execute()
    await tx
      .insertInto('face_removals')
      .values(faces.map((face_id) => ({ face_id, at: now })))
      .onConflict((conflict) => conflict.column('face_id').doNothing())
      .execute()
  })
}

/** Removes false detections from all groups; they may be added again. */
export async function deleteFaceReferences(pg: Postgres, faces: readonly string[]): Promise<void> {
  await pg.deleteFrom('face_members').where('face_id', 'in', faces).execute()
}

/** Deletes everything about faces except the settings: with all faces gone, no decisions need to be kept. */
export async function clearFaces(pg: Postgres): Promise<void> {
  await inTransaction(pg, async (tx) => {
    for (const table of ['face_members', 'face_groups', 'face_changes', 'face_removals'] as const)
      await tx.deleteFrom(table).execute()
  })
}

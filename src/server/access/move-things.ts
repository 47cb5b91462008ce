/** Who may move things into a folder or out of it; the table is in docs/security.md. */
import type { FolderThing } from '../../contract/sharing/folders.ts'
import { type Actor, auditAction } from '../records/audit.ts'
import { listNames, nameThing } from '../records/sharing/describe-sharing.ts'
import { lockFolder, lockThings, type PlacedThing, placeThings } from '../records/sharing/folders.ts'
import { inTransaction, type Postgres } from '../store/postgres.ts'
import { findUse, reaches } from './can-use.ts'

type Move = { folder: string | null; things: readonly FolderThing[] }
export type MoveOutcome = 'moved' | 'no_folder' | 'folder_hidden' | 'folder_not_editable' | 'not_found' | 'not_own'

/**
 * Moves all of them or none. A user may put their own things into folders they may edit; a user who may edit a folder may take
 * out anything they can see in it.
 */
export function moveThings(
  pg: Postgres,
  { userId, actor }: { userId: number; actor: Actor },
  { folder, things }: Move,
): Promise<MoveOutcome> {
  return inTransaction(pg, async (tx): Promise<MoveOutcome> => {
    if (folder !== null) {
      if (!(await lockFolder(tx, folder))) return 'no_folder'
      const level = await findUse(tx, { kind: 'folder', id: folder }, userId)
      if (!level) return 'folder_hidden'
      if (!reaches(level, 'edit')) return 'folder_not_editable'
    }
    const found = await lockThings(tx, things)
    const isThere = ({ kind, id }: FolderThing) => found.some((one) => one.kind === kind && one.id === id.toLowerCase())
    if (!things.every(isThere)) return 'not_found'
    const others = found.filter(({ ownerId }) => ownerId !== userId)
    if (others.length > 0 && !(folder === null && (await mayTakeOut(tx, others, userId)))) return 'not_own'
    await placeThings(tx, found, folder)
    const named = listNames(found.map(nameThing))
    await auditAction(tx, actor, 'folder_filled', `${folder === null ? 'sem pasta' : `pasta ${folder}`}: ${named}`)
    return 'moved'
  })
}

async function mayTakeOut(tx: Postgres, others: readonly PlacedThing[], userId: number): Promise<boolean> {
  const folders = new Set(others.map(({ folderId }) => folderId))
  for (const id of folders) {
    const level = id === null ? null : await findUse(tx, { kind: 'folder', id }, userId)
    if (!level || !reaches(level, 'edit')) return false
  }
  return true
}

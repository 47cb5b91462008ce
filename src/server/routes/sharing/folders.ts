import { MAX_FOLDERS } from '../../../contract/limits.ts'
import * as contract from '../../../contract/sharing/folders.ts'
import { listUsable } from '../../access/can-use.ts'
import { type MoveOutcome, moveThings } from '../../access/move-things.ts'
import { changedMeanwhile, HttpError, notFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import * as folders from '../../records/sharing/folders.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'
import { requireUse } from './require-use.ts'

/** A folder as a shared thing. */
const asFolder = (id: string) => ({ kind: 'folder' as const, id })

export const folderRoutes = ({ pg }: Deps) => [
  route(contract.listFolders, async ({ caller: { userId } }) => {
    const usable = await listUsable(pg, 'folder', userId)
    const inUse = await folders.listFoldersInUse(pg, userId)
    const rows = await folders.listFolders(pg, [...new Set([...usable.keys(), ...inUse])])
    return rows.map((row) => ({ ...row, level: usable.get(row.id) ?? null }))
  }),

  route(contract.createFolder, async ({ body: { title }, caller, request, reply }) => {
    const created = await inTransaction(pg, async (tx) => {
      const folder = await folders.createFolder(tx, caller.userId, title)
      if (!folder) throw tooMany()
      await auditAction(tx, toActor(caller, request), 'folder_created', folder.id)
      return folder
    })
    reply.status(201)
    return { ...created, level: 'own' as const }
  }),

  route(contract.getFolder, async ({ params: { id }, caller }) => {
    const level = await requireUse(pg, asFolder(id), caller, 'see')
    return show(await folders.findFolder(pg, id), level)
  }),

  route(contract.renameFolder, async ({ params: { id }, body, caller, request }) => {
    const level = await requireUse(pg, asFolder(id), caller, 'edit')
    return inTransaction(pg, async (tx) => {
      const { folder, isChanged } = await folders.renameFolder(tx, id, body)
      const renamed = show(folder, level)
      if (!isChanged) throw changedMeanwhile('a pasta', renamed)
      await auditAction(tx, toActor(caller, request), 'folder_updated', id)
      return renamed
    })
  }),

  route(contract.deleteFolder, async ({ params: { id }, caller, request, reply }) => {
    await requireUse(pg, asFolder(id), caller, 'own')
    await inTransaction(pg, async (tx) => {
      await folders.deleteFolder(tx, id)
      await auditAction(tx, toActor(caller, request), 'folder_removed', id)
    })
    return reply.status(204).send()
  }),

  route(contract.moveToFolder, async ({ body, caller, request, reply }) => {
    const outcome = await moveThings(pg, { userId: caller.userId, actor: toActor(caller, request) }, body)
    if (outcome !== 'moved') throw refuse(outcome)
    return reply.status(204).send()
  }),
]

function show(row: folders.FolderRow | undefined, level: contract.Folder['level']): contract.Folder {
  if (!row) throw notFound()
  return { ...row, level }
}

const NOT_ALLOWED: Record<Exclude<MoveOutcome, 'moved' | 'no_folder' | 'not_found'>, string> = {
  folder_hidden: 'Esta pasta não é compartilhada com você. Você pode pedir acesso.',
  folder_not_editable: 'Você pode ver esta pasta, mas não mudar.',
  not_own: 'Só quem é dono põe em pasta. Quem pode mudar a pasta pode tirar dela.',
}

function refuse(outcome: Exclude<MoveOutcome, 'moved'>): Error {
  if (outcome === 'no_folder' || outcome === 'not_found') return notFound()
  const extra = outcome === 'folder_hidden' ? { can_ask: true } : {}
  return new HttpError(403, 'not_allowed', NOT_ALLOWED[outcome], {}, extra)
}

const tooMany = () =>
  new HttpError(
    409,
    'quota_reached',
    `Você já tem ${MAX_FOLDERS} pastas, o máximo por pessoa. Remova uma para criar outra.`,
  )

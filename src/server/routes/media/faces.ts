import * as contract from '../../../contract/media/faces.ts'
import { HttpError, notFound, ValidationError } from '../../http/errors.ts'
import { signMediaUrl } from '../../http/media-address.ts'
import { route } from '../../http/route.ts'
import { deleteAllFaces, deleteFaces } from '../../ingest/attachments/delete-faces.ts'
import { auditAction } from '../../records/audit.ts'
import {
  findLastFaceChange,
  mergeFaceGroups,
  nameFaceGroup,
  splitFaceGroup,
  undoFaceChange,
} from '../../records/posts/face-changes.ts'
import {
  clearFaces,
  clearGroupName,
  countFacesOfGroup,
  getFaceSettings,
  listFaceGroups,
  listFacesOfGroup,
  removeFaces,
  updateFaceSettings,
} from '../../records/posts/faces.ts'
import { countFaces, findFaces } from '../../search/pictures/faces.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'
import { FACES_ARE_OFF } from '../posts/picture-filters.ts'

const GROUPS_PAGE = 20
/** Faces of a group deleted at once. */
const PORTION = 5_000

export const faceRoutes = (deps: Deps) => [
  route(contract.getFaceSettings, () => showSettings(deps)),
  route(contract.updateFaceSettings, async ({ body, ...asked }) => {
    await inTransaction(deps.pg, async (tx) => {
      await updateFaceSettings(tx, { ...body, actor: asked.caller.username }, new Date())
      const subject = body.enabled ? `ligada: ${body.purpose}` : 'desligada'
      await auditAction(tx, toActor(asked.caller, asked.request), 'faces_settings', subject)
    })
    if (body.enabled) await deps.queue.send('find-faces', {})
    return showSettings(deps)
  }),
  ...groupRoutes(deps),
  ...deletionRoutes(deps),
]

const groupRoutes = (deps: Deps) => [
  route(contract.listFaceGroups, async ({ query: { page } }) => {
    await requireOn(deps)
    return showGroups(deps, page)
  }),
  route(contract.nameFaceGroup, async ({ params: { id }, body: { name }, reply, ...asked }) => {
    await requireOn(deps)
    await inTransaction(deps.pg, async (tx) => {
      if (!(await nameFaceGroup(tx, id, name, asked.caller.username))) throw notFound()
      await auditAction(tx, toActor(asked.caller, asked.request), 'faces_changed', `grupo ${id}: nome`)
    })
    return reply.status(204).send()
  }),
  route(contract.mergeFaceGroups, async ({ params: { id }, body: { others }, reply, ...asked }) => {
    await requireOn(deps)
    if (others.includes(id)) throw new ValidationError({ others: ['Um grupo não se junta a si mesmo.'] })
    await inTransaction(deps.pg, async (tx) => {
      if (!(await mergeFaceGroups(tx, id, others, asked.caller.username))) throw notFound()
      const subject = `grupos ${others.join(', ')} → ${id}`
      await auditAction(tx, toActor(asked.caller, asked.request), 'faces_changed', subject)
    })
    return reply.status(204).send()
  }),
  route(contract.splitFaceGroup, async ({ params: { id }, body: { faces }, ...asked }) => {
    await requireOn(deps)
    return inTransaction(deps.pg, async (tx) => {
      const created = await splitFaceGroup(tx, id, faces, asked.caller.username)
      if (created === null) throw notFound()
      await auditAction(tx, toActor(asked.caller, asked.request), 'faces_changed', `grupo ${id} → ${created}`)
      return { id: created }
    })
  }),
  route(contract.undoFaceChange, async ({ params: { id }, reply, ...asked }) => {
    await requireOn(deps)
    await inTransaction(deps.pg, async (tx) => {
      if (!(await undoFaceChange(tx, id))) {
        throw new HttpError(404, 'not_found', 'Esta mudança já foi desfeita, ou não é mais a última.')
      }
      await auditAction(tx, toActor(asked.caller, asked.request), 'faces_changed', `mudança ${id} desfeita`)
    })
    return reply.status(204).send()
  }),
]

/**
 * Deletes data outside Postgres, so audit entries are written first. Also possible while faces are disabled, which is when users
 * want to delete them.
 */
const deletionRoutes = (deps: Deps) => [
  route(contract.deleteFace, async ({ params: { id }, reply, ...asked }) => {
    if ((await findFaces(deps.ch, [id])).length === 0) throw notFound()
    await auditAction(deps.pg, toActor(asked.caller, asked.request), 'faces_deleted', `rosto ${id}`)
    await forget(deps, [id])
    return reply.status(204).send()
  }),
  route(contract.deleteFaceGroup, async ({ params: { id }, reply, ...asked }) => {
    const size = await countFacesOfGroup(deps.pg, id)
    if (size === 0) throw notFound()
    await auditAction(deps.pg, toActor(asked.caller, asked.request), 'faces_deleted', `grupo ${id}, ${size} rostos`)
    await forgetGroup(deps, id)
    return reply.status(204).send()
  }),
  route(contract.deleteAllFaces, async ({ reply, ...asked }) => {
    const total = await countFaces(deps.ch)
    await auditAction(deps.pg, toActor(asked.caller, asked.request), 'faces_deleted', `todos, ${total} rostos`)
    await deleteAllFaces(deps)
    await clearFaces(deps.pg)
    return reply.status(204).send()
  }),
]

/** Deletes the face descriptions first, then the decisions about them: if interrupted, the call can be repeated. */
async function forget(deps: Deps, faces: readonly string[]): Promise<void> {
  await deleteFaces(deps, faces)
  await removeFaces(deps.pg, faces, new Date())
}

/**
 * All faces of a group, however many. The name goes first: what is left after an interruption still has its group and is deleted by
 * the next call, but a group without faces is not found any more.
 */
async function forgetGroup(deps: Deps, id: number): Promise<void> {
  await clearGroupName(deps.pg, id)
  for (;;) {
    const faces = await listFacesOfGroup(deps.pg, id, PORTION)
    if (faces.length === 0) return
    await forget(deps, faces)
  }
}

async function requireOn({ pg }: Deps): Promise<void> {
  if (!(await getFaceSettings(pg)).enabled) throw new HttpError(409, 'not_allowed', FACES_ARE_OFF)
}

async function showSettings({ ch, pg }: Deps): Promise<contract.FaceSettings> {
  const { changed_at, ...settings } = await getFaceSettings(pg)
  return { ...settings, changed_at: changed_at?.toISOString() ?? null, total_faces: await countFaces(ch) }
}

async function showGroups({ ch, pg, secret }: Deps, page: number): Promise<contract.FaceGroupsReply> {
  const { items, total_items } = await listFaceGroups(pg, { page, page_size: GROUPS_PAGE })
  const found = await findFaces(
    ch,
    items.flatMap(({ faces }) => faces),
  )
  const faces = new Map(found.map(({ face }) => [face.id, { ...face, url: signMediaUrl(secret, face.url) }]))
  const last = await findLastFaceChange(pg)
  return {
    items: items.map((group) => ({
      ...group,
      faces: group.faces.flatMap((id) => faces.get(id) ?? []).map((face) => ({ ...face, name: group.name || null })),
    })),
    last_change: last && contract.FaceChange.parse({ ...last, at: last.at.toISOString() }),
    page,
    page_size: GROUPS_PAGE,
    total_items,
    total_pages: Math.ceil(total_items / GROUPS_PAGE),
  }
}

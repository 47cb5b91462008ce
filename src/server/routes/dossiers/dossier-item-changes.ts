/** Changes to an item of a dossier, each with its audit entry. */
import * as contract from '../../../contract/dossiers/dossier-items.ts'
import { MAX_DOSSIER_ITEMS, MAX_ITEM_TAGS } from '../../../contract/limits.ts'
import type { Caller } from '../../access/session.ts'
import { HttpError, notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { type AuditAction, auditAction } from '../../records/audit.ts'
import { moveItem, setRemoved, updateNote } from '../../records/dossiers/dossier-items.ts'
import { changeItemTags } from '../../records/dossiers/newsroom-tags.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'
import { requireUse } from '../sharing/require-use.ts'
import { asDossier } from './dossiers.ts'

export const DOSSIER_FULL = `O dossiê tem ${MAX_DOSSIER_ITEMS.toLocaleString('pt-BR')} itens, o máximo. Tire alguns ou crie outro.`

type Asked = { params: { id: string; item_id: string }; caller: Caller; request: { ip: string } }
type Place = { dossier: string; item: string }

export const dossierItemChangeRoutes = ({ pg }: Deps) => [
  route(contract.removeDossierItem, async ({ reply, ...asked }) => {
    await change(pg, asked, 'dossier_item_removed', async (tx, place) => {
      if (!(await setRemoved(tx, place, true))) throw notFound()
    })
    return reply.status(204).send()
  }),
  route(contract.restoreDossierItem, async ({ reply, ...asked }) => {
    await change(pg, asked, 'dossier_item_restored', async (tx, place) => {
      const restored = await setRemoved(tx, place, false)
      if (restored === 'full') throw new HttpError(409, 'quota_reached', DOSSIER_FULL)
      if (!restored) throw notFound()
    })
    return reply.status(204).send()
  }),
  route(contract.moveDossierItem, async ({ body: { after }, reply, ...asked }) => {
    await change(pg, asked, 'dossier_item_moved', async (tx, place) => {
      if (!(await moveItem(tx, place, after))) throw notFound()
    })
    return reply.status(204).send()
  }),
  route(contract.updateItemNote, ({ body, ...asked }) =>
    change(pg, asked, 'dossier_note_written', async (tx, place) => {
      const written = await updateNote(tx, place, { ...body, by: asked.caller.userId })
      if (!written) throw notFound()
      if (!('conflict' in written)) return written
      const who = written.conflict.note_by ?? 'Outra pessoa'
      const detail = `${who} mudou esta nota enquanto você escrevia. Nada foi perdido: veja os dois textos.`
      throw new HttpError(409, 'conflict', detail, {}, { current: written.conflict })
    }),
  ),
  route(contract.updateItemTags, ({ body, ...asked }) =>
    change(pg, asked, 'dossier_item_tagged', async (tx, place) => {
      const tags = await changeItemTags(tx, place, body)
      if (tags === 'not_found') throw notFound()
      if (tags === 'unknown_tag') throw new ValidationError({ add: ['Uma das etiquetas não existe mais.'] })
      if (tags === 'too_many') throw new ValidationError({ add: [`Um item pode ter até ${MAX_ITEM_TAGS} etiquetas.`] })
      return tags
    }),
  ),
]

/** Runs a change for a caller who may edit the dossier, together with its audit entry. If `act` throws, nothing is changed. */
async function change<Done>(
  pg: Postgres,
  { params: { id, item_id }, caller, request }: Asked,
  action: AuditAction,
  act: (tx: Postgres, place: Place) => Promise<Done>,
): Promise<Done> {
  await requireUse(pg, asDossier(id), caller, 'edit')
  return inTransaction(pg, async (tx) => {
    const done = await act(tx, { dossier: id, item: item_id })
    await auditAction(tx, toActor(caller, request), action, `${id}, item ${item_id}`)
    return done
  })
}

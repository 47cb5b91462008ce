import * as contract from '../../../contract/dossiers/dossiers.ts'
import { MAX_DOSSIERS, type UseLevel } from '../../../contract/limits.ts'
import { listUsable } from '../../access/can-use.ts'
import { changedMeanwhile, HttpError, notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import {
  createDossier,
  type DossierRefusal,
  deleteDossier,
  findChange,
  findDossier,
  listDossiers,
  updateDossier,
} from '../../records/dossiers/dossiers.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'
import { requireUse } from '../sharing/require-use.ts'

/** A dossier as a shared thing. */
export const asDossier = (id: string) => ({ kind: 'dossier' as const, id })

export const dossierRoutes = ({ pg }: Deps) => {
  const show = async (id: string, level: UseLevel) => {
    const found = await findDossier(pg, id)
    if (!found) throw notFound()
    return { ...found, level }
  }
  return [
    route(contract.listDossiers, async ({ caller }) => {
      const usable = await listUsable(pg, 'dossier', caller.userId)
      const rows = await listDossiers(pg, [...usable.keys()])
      return rows.map((row) => ({ ...row, level: usable.get(row.id) ?? ('see' as const) }))
    }),
    route(contract.createDossier, async ({ body, caller, request, reply }) => {
      const id = await inTransaction(pg, async (tx) => {
        const created = await createDossier(tx, caller.userId, body)
        if (!created) throw tooMany()
        await auditAction(tx, toActor(caller, request), 'dossier_created', created)
        return created
      })
      reply.status(201)
      return show(id, 'own')
    }),
    route(contract.getDossier, async ({ params: { id }, caller }) =>
      show(id, await requireUse(pg, asDossier(id), caller, 'see')),
    ),
    route(contract.updateDossier, async ({ params: { id }, body, caller, request }) => {
      const level = await requireUse(pg, asDossier(id), caller, 'edit')
      const outcome = await inTransaction(pg, async (tx) => {
        const done = await updateDossier(tx, id, body)
        if (done === 'updated')
          await auditAction(tx, toActor(caller, request), 'dossier_updated', `${id}: ${nameChanged(body)}`)
        return done
      })
      if (outcome !== 'updated') throw refuse(outcome, await findDossier(pg, id))
      return show(id, level)
    }),
    route(contract.deleteDossier, async ({ params: { id }, caller, request, reply }) => {
      await requireUse(pg, asDossier(id), caller, 'own')
      await inTransaction(pg, async (tx) => {
        await deleteDossier(tx, id)
        await auditAction(tx, toActor(caller, request), 'dossier_removed', id)
      })
      return reply.status(204).send()
    }),
    route(contract.getDossierChange, async ({ params: { id }, caller }) => {
      await requireUse(pg, asDossier(id), caller, 'see')
      return { change: (await findChange(pg, id)) ?? 0 }
    }),
  ]
}

const FIELDS = {
  title: 'nome',
  purpose: 'finalidade',
  status: 'situação',
  responsible: 'responsável',
  due_day: 'prazo',
} as const

/** Names of the changed fields, without their values. */
const nameChanged = (change: contract.DossierChange): string =>
  Object.entries(FIELDS)
    .filter(([field]) => change[field as keyof typeof FIELDS] !== undefined)
    .map(([, name]) => name)
    .join(', ')

function refuse(outcome: DossierRefusal, current: object | undefined): Error {
  if (outcome === 'not_found') return notFound()
  if (outcome === 'unknown_status') return new ValidationError({ status: ['Esta situação não existe mais.'] })
  if (outcome === 'unknown_person') return new ValidationError({ responsible: ['Não há esta pessoa.'] })
  return changedMeanwhile('o dossiê', current)
}

const tooMany = () =>
  new HttpError(
    409,
    'quota_reached',
    `Você já tem ${MAX_DOSSIERS} dossiês, o máximo por pessoa. Remova um para criar outro.`,
  )

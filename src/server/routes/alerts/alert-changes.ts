/** Creates, changes and previews alerts. */
import * as contract from '../../../contract/alerts/alerts.ts'
import { MAX_ALERTS } from '../../../contract/limits.ts'
import { findUse } from '../../access/can-use.ts'
import { changedMeanwhile, HttpError, notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import * as alerts from '../../records/alerts/alerts.ts'
import { auditAction } from '../../records/audit.ts'
import { findSavedSearch } from '../../records/saved-searches.ts'
import { readSavedFilters } from '../../search/alerts/alert-search.ts'
import { findLastWritten } from '../../search/alerts/match-alerts.ts'
import { previewAlert } from '../../search/alerts/preview-alert.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, forRequest, toActor } from '../deps.ts'
import { bindPictures } from '../posts/picture-filters.ts'
import { requireUse } from '../sharing/require-use.ts'
import { asAlert, showOne } from './show-alert.ts'

export const alertChangeRoutes = (all: Deps) => [
  route(contract.createAlert, async ({ body, caller, request, reply }) => {
    const { saved_search, ...rule } = body
    const search = await findSearch(all, saved_search, caller.userId)
    const place = { time_zone: rule.time_zone ?? all.config.timeZone, sinceNumber: await findLastWritten(all.ch) }
    const given = { ...rule, ...place, savedSearchId: search.id, title: search.title }
    const created = await inTransaction(all.pg, async (tx) => {
      const id = await alerts.createAlert(tx, caller.userId, given, new Date())
      if (!id) throw tooMany()
      await auditAction(tx, toActor(caller, request), 'alert_created', id)
      return id
    })
    await all.queue.send('evaluate-alerts', {})
    reply.status(201)
    return showOne(all, created, caller.userId, 'own')
  }),

  route(contract.updateAlert, async ({ params: { id }, body, caller, request }) => {
    const level = await requireUse(all.pg, asAlert(id), caller, 'edit')
    const before = await alerts.findAlert(all.pg, id, caller.userId)
    if (!before) throw notFound()
    // Posts that arrived while it was off trigger no notification.
    const sinceNumber = before.is_on ? before.since_number : await findLastWritten(all.ch)
    const given = { ...body, time_zone: body.time_zone ?? before.time_zone }
    const isChanged = await inTransaction(all.pg, async (tx) => {
      const one = { id, userId: caller.userId }
      if (!(await alerts.updateAlert(tx, one, given, { sinceNumber, now: new Date() }))) return false
      await auditAction(tx, toActor(caller, request), 'alert_updated', id)
      return true
    })
    const current = await showOne(all, id, caller.userId, level)
    if (!isChanged) throw changedMeanwhile('o alerta', current)
    return current
  }),

  route(contract.previewAlert, async ({ body, caller, request, signal }) => {
    const deps = forRequest(all, signal)
    const search = await findSearch(deps, body.saved_search, caller.userId)
    const read = readSavedFilters(search.filters)
    if ('problem' in read) throw new ValidationError({ saved_search: [read.problem] })
    const { filters } = await bindPictures(deps, read, { userId: caller.userId, actor: toActor(caller, request) })
    const place = { timeZone: deps.config.timeZone, alertZone: body.time_zone ?? deps.config.timeZone }
    return previewAlert(deps.ch, filters, body, place, new Date())
  }),
]

/** The caller's own search, or one shared with them. */
async function findSearch({ pg }: Deps, id: string, userId: number) {
  const maySee = await findUse(pg, { kind: 'saved_search', id }, userId)
  const search = maySee ? await findSavedSearch(pg, id) : undefined
  if (!search) throw new ValidationError({ saved_search: ['Esta busca salva não existe mais.'] })
  return search
}

const tooMany = () =>
  new HttpError(
    409,
    'quota_reached',
    `Você já tem ${MAX_ALERTS} alertas, o máximo por pessoa. Remova um para criar outro.`,
  )

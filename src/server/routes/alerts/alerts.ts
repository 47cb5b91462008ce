import * as contract from '../../../contract/alerts/alerts.ts'
import { MAX_ALERTS } from '../../../contract/limits.ts'
import { HttpError, notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import * as alerts from '../../records/alerts/alerts.ts'
import { listChannels } from '../../records/alerts/channels.ts'
import { findOwnSearch } from '../../records/alerts/visits.ts'
import { findUser } from '../../records/users/users.ts'
import { readSavedFilters } from '../../search/alerts/alert-search.ts'
import { findLastWritten } from '../../search/alerts/match-alerts.ts'
import { previewAlert } from '../../search/alerts/preview-alert.ts'
import { type Deps, forAsker, toActor } from '../deps.ts'
import { bindPictures } from '../posts/picture-filters.ts'
import { showAlert } from './show-alert.ts'

export const alertRoutes = (all: Deps) => [
  route(contract.listAlerts, async ({ caller: { userId } }) => {
    const rows = await alerts.listAlerts(all.pg, userId)
    const [channels, mail] = await Promise.all([
      listChannels(
        all.pg,
        rows.map(({ id }) => id),
      ),
      findMail(all, userId),
    ])
    const shown = rows.map((row) => showAlert(row, channels, mail))
    return { alerts: shown, can_mail: Boolean(all.sendMail), mail, time_zone: all.config.timeZone }
  }),

  route(contract.createAlert, async ({ body, caller: { userId }, reply }) => {
    const { saved_search, ...rule } = body
    const search = await findSearch(all, saved_search, userId)
    const place = { time_zone: rule.time_zone ?? all.config.timeZone, sinceNumber: await findLastWritten(all.ch) }
    const given = { ...rule, ...place, savedSearchId: search.id, title: search.title }
    const created = await alerts.createAlert(all.pg, userId, given, new Date())
    if (!created) throw tooMany()
    await all.queue.send('evaluate-alerts', {})
    reply.status(201)
    return showAlert(created, [], '')
  }),

  route(contract.updateAlert, async ({ params: { id }, body, caller: { userId } }) => {
    const before = await alerts.findAlert(all.pg, { id, userId })
    if (!before) throw notFound()
    // What came while it was off is not told.
    const sinceNumber = before.is_on ? before.since_number : await findLastWritten(all.ch)
    const given = { ...body, time_zone: body.time_zone ?? before.time_zone }
    const changed = await alerts.updateAlert(all.pg, { id, userId }, given, { sinceNumber, now: new Date() })
    if (!changed) throw notFound()
    return showAlert(changed, await listChannels(all.pg, [id]), await findMail(all, userId))
  }),

  route(contract.deleteAlert, async ({ params: { id }, caller: { userId }, reply }) => {
    if (!(await alerts.deleteAlert(all.pg, { id, userId }))) throw notFound()
    return reply.status(204).send()
  }),

  route(contract.previewAlert, async ({ body, caller, request, signal }) => {
    const deps = forAsker(all, signal)
    const search = await findSearch(deps, body.saved_search, caller.userId)
    const read = readSavedFilters(search.filters)
    if ('problem' in read) throw new ValidationError({ saved_search: [read.problem] })
    const { filters } = await bindPictures(deps, read, { userId: caller.userId, actor: toActor(caller, request) })
    const place = { timeZone: deps.config.timeZone, alertZone: body.time_zone ?? deps.config.timeZone }
    return previewAlert(deps.ch, filters, body, place, new Date())
  }),
]

async function findSearch({ pg }: Deps, id: string, userId: number) {
  const search = await findOwnSearch(pg, { id, userId })
  if (!search) throw new ValidationError({ saved_search: ['Esta busca salva não existe mais.'] })
  return search
}

export const findMail = async ({ pg }: Pick<Deps, 'pg'>, userId: number): Promise<string> =>
  (await findUser(pg, userId))?.email ?? ''

const tooMany = () =>
  new HttpError(
    409,
    'quota_reached',
    `Você já tem ${MAX_ALERTS} alertas, o máximo por pessoa. Remova um para criar outro.`,
  )

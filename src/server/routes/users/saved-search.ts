import { MAX_SAVED_SEARCHES, type UseLevel } from '../../../contract/limits.ts'
import * as contract from '../../../contract/users/saved-search.ts'
import { listUsable } from '../../access/can-use.ts'
import { changedMeanwhile, HttpError, notFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { type Actor, auditAction } from '../../records/audit.ts'
import {
  createSavedSearch,
  deleteSavedSearch,
  findSavedSearch,
  listSavedSearches,
  type SavedSearchRow,
  updateSavedSearch,
} from '../../records/saved-searches.ts'
import { toColleague } from '../../records/sharing/colleagues.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'
import { requireUse } from '../sharing/require-use.ts'

export const savedSearchRoutes = ({ pg }: Deps) => [
  route(contract.createSavedSearch, async ({ body, caller, request, reply }) => {
    const created = await inTransaction(pg, async (tx) => {
      const saved = await createSavedSearch(tx, caller.userId, body)
      if (!saved) throw tooMany()
      await auditAction(tx, toActor(caller, request), 'saved_search_created', `busca ${saved.id}`)
      return saved
    })
    reply.status(201)
    return show(created, 'own')
  }),

  route(contract.listSavedSearches, async ({ caller }) => {
    const usable = await listUsable(pg, 'saved_search', caller.userId)
    return (await listSavedSearches(pg, [...usable.keys()])).map((row) => show(row, usable.get(row.id)))
  }),

  route(contract.getSavedSearch, async ({ params: { id }, caller }) => {
    const level = await requireUse(pg, asSearch(id), caller, 'see')
    return show(await findSavedSearch(pg, id), level)
  }),

  route(contract.updateSavedSearch, async ({ params: { id }, body, caller, request }) => {
    const level = await requireUse(pg, asSearch(id), caller, 'edit')
    const { search, isChanged } = await change(pg, id, body, toActor(caller, request))
    const current = show(search, level)
    if (!isChanged) throw new HttpError(409, 'conflict', OTHER_FILTERS, {}, { current })
    return current
  }),

  route(contract.renameSavedSearch, async ({ params: { id }, body, caller, request }) => {
    const level = await requireUse(pg, asSearch(id), caller, 'edit')
    const { search, isChanged } = await change(pg, id, body, toActor(caller, request))
    const current = show(search, level)
    if (!isChanged) throw changedMeanwhile('a busca', current)
    return current
  }),

  route(contract.deleteSavedSearch, async ({ params: { id }, caller, request, reply }) => {
    await requireUse(pg, asSearch(id), caller, 'own')
    await inTransaction(pg, async (tx) => {
      await deleteSavedSearch(tx, id)
      await auditAction(tx, toActor(caller, request), 'saved_search_removed', `busca ${id}`)
    })
    return reply.status(204).send()
  }),
]

/** Records which of the two parts changed, not their content: the search words belong to the reporter. */
function change(pg: Postgres, id: string, given: Parameters<typeof updateSavedSearch>[2], actor: Actor) {
  return inTransaction(pg, async (tx) => {
    const done = await updateSavedSearch(tx, id, given)
    const changed = given.filters ? 'nome e filtros' : 'nome'
    if (done.isChanged) await auditAction(tx, actor, 'saved_search_updated', `busca ${id}: ${changed}`)
    return done
  })
}

const asSearch = (id: string) => ({ kind: 'saved_search' as const, id })

const OTHER_FILTERS =
  'Alguém mudou esta busca depois que você a abriu. Abra de novo para ver como está, ou salve a sua como nova.'

const tooMany = () =>
  new HttpError(
    409,
    'quota_reached',
    `Você já tem ${MAX_SAVED_SEARCHES} buscas salvas, o máximo por pessoa. Remova uma para salvar outra.`,
  )

function show(row: SavedSearchRow | undefined, level: UseLevel = 'see'): contract.SavedSearch {
  if (!row) throw notFound()
  const { id, title, filters, folder_id: folder } = row
  const times = { created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() }
  return { id, ...times, title, filters, owner: toColleague(row), level, folder }
}

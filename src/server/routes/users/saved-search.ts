import { MAX_SAVED_SEARCHES } from '../../../contract/limits.ts'
import * as contract from '../../../contract/users/saved-search.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import {
  createSavedSearch,
  deleteSavedSearch,
  findSavedSearch,
  listSavedSearches,
  type SavedSearchRow,
  updateSavedSearch,
} from '../../records/saved-searches.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'

export const savedSearchRoutes = ({ pg }: Deps) => [
  route(contract.createSavedSearch, async ({ body, caller, reply }) => {
    const created = await createSavedSearch(pg, caller.userId, body)
    if (!created) throw tooMany()
    reply.status(201)
    return show(created)
  }),

  route(contract.listSavedSearches, async ({ caller }) => (await listSavedSearches(pg, caller.userId)).map(show)),

  route(contract.getSavedSearch, async ({ params: { id }, caller: { userId } }) =>
    show(await findSavedSearch(pg, { id, userId })),
  ),

  route(contract.updateSavedSearch, async ({ params: { id }, body, caller: { userId } }) =>
    show(await updateSavedSearch(pg, { id, userId }, body)),
  ),

  route(contract.renameSavedSearch, async ({ params: { id }, body, caller: { userId } }) =>
    show(await updateSavedSearch(pg, { id, userId }, body)),
  ),

  route(contract.deleteSavedSearch, async ({ params: { id }, caller, request, reply }) => {
    await inTransaction(pg, async (tx) => {
      if (!(await deleteSavedSearch(tx, { id, userId: caller.userId }))) throw notFound()
      await auditAction(tx, toActor(caller, request), 'saved_search_removed', `busca ${id}`)
    })
    return reply.status(204).send()
  }),
]

const tooMany = () =>
  new HttpError(
    409,
    'quota_reached',
    `Você já tem ${MAX_SAVED_SEARCHES} buscas salvas, o máximo por pessoa. Remova uma para salvar outra.`,
  )

function show(row: SavedSearchRow | undefined): contract.SavedSearch {
  if (!row) throw notFound()
  const { id, title, filters, created_at } = row
  return { id, created_at: created_at.toISOString(), title, filters }
}

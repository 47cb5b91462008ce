import { LIST_COLUMNS, LIST_PAGE } from '../../../contract/limits.ts'
import * as contract from '../../../contract/lists/list-matrix.ts'
import { notFound } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import { findColumns, findTotal, listRows } from '../../records/lists/list-matrix.ts'
import { findCountedUntil, findList } from '../../records/lists/lists.ts'
import { countWritten } from '../../search/lists/count-written.ts'
import { type Deps, forRequest, toActor } from '../deps.ts'
import { requireUse } from '../sharing/require-use.ts'
import { asList } from './lists.ts'
import { sendListFile } from './send-list-file.ts'

export const listMatrixRoutes = (deps: Deps) => {
  const { pg } = deps
  return [
    route(contract.getListMatrix, async ({ params: { id }, query, caller }) => {
      await requireUse(pg, asList(id), caller, 'see')
      const { columns, all } = await findColumns(pg, id, query.dimension, LIST_COLUMNS)
      const place = { limit: LIST_PAGE, offset: (query.page - 1) * LIST_PAGE }
      const found = await listRows(pg, id, columns, { ...query, ...place })
      return {
        ...{ page: query.page, page_size: LIST_PAGE, total_items: found.all },
        ...{ total_pages: Math.ceil(found.all / LIST_PAGE), columns, more_columns: all - columns.length },
        ...{ dimension: query.dimension, total: await findTotal(pg, id), items: found.rows },
      }
    }),
    route(contract.getListNews, async ({ params: { id }, caller, signal }) => {
      await requireUse(pg, asList(id), caller, 'see')
      const until = await findCountedUntil(pg, id)
      return until === null ? { new_posts: 0, changed_posts: 0 } : countWritten(forRequest(deps, signal).ch, until)
    }),
    route(contract.getListFile, async ({ params: { id }, query, caller, request, reply }) => {
      await requireUse(pg, asList(id), caller, 'see')
      const list = await findList(pg, id)
      if (!list) throw notFound()
      await auditAction(pg, toActor(caller, request), 'list_exported', `${id} por ${query.dimension}`)
      return sendListFile(deps, list, query, reply)
    }),
  ]
}

import { MAX_LIST_LINES, MAX_LISTS, type UseLevel } from '../../../contract/limits.ts'
import * as contract from '../../../contract/lists/lists.ts'
import { findToday } from '../../../search-language/fields/day-ranges.ts'
import { listUsable } from '../../access/can-use.ts'
import { changedMeanwhile, HttpError, notFound, ValidationError } from '../../http/errors.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import {
  createList,
  deleteList,
  findList,
  findText,
  listLists,
  renameList,
  startRun,
  stopRun,
} from '../../records/lists/lists.ts'
import { readLines } from '../../search/lists/read-lines.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'
import { requireUse } from '../sharing/require-use.ts'

/** A list as a shared thing. */
export const asList = (id: string) => ({ kind: 'list' as const, id })

export const searchListRoutes = ({ pg, queue, config: { timeZone } }: Deps) => {
  const show = async (id: string, level: UseLevel) => {
    const found = await findList(pg, id)
    if (!found) throw notFound()
    return { ...found, level }
  }
  return [
    route(contract.listLists, async ({ caller }) => {
      const usable = await listUsable(pg, 'list', caller.userId)
      const rows = await listLists(pg, [...usable.keys()])
      return rows.map((row) => ({ ...row, level: usable.get(row.id) ?? ('see' as const) }))
    }),
    route(contract.createList, async ({ body, caller, request, reply }) => {
      const lines = readLines(body.text, body.reading, findToday(timeZone))
      refuseLines(lines.length)
      const id = await inTransaction(pg, async (tx) => {
        const created = await createList(tx, caller.userId, body, lines)
        if (!created) throw tooMany()
        await auditAction(tx, toActor(caller, request), 'list_created', created)
        return created
      })
      await queue.send('count-lists', {})
      reply.status(201)
      return show(id, 'own')
    }),
    route(contract.getList, async ({ params: { id }, caller }) =>
      show(id, await requireUse(pg, asList(id), caller, 'see')),
    ),
    route(contract.getListText, async ({ params: { id }, caller }) => {
      await requireUse(pg, asList(id), caller, 'see')
      return { text: await findText(pg, id) }
    }),
    route(contract.updateList, async ({ params: { id }, body, caller, request }) => {
      const level = await requireUse(pg, asList(id), caller, 'edit')
      const isChanged = await inTransaction(pg, async (tx) => {
        if (!(await renameList(tx, id, body))) return false
        await auditAction(tx, toActor(caller, request), 'list_updated', id)
        return true
      })
      if (!isChanged) throw changedMeanwhile('a lista', await show(id, level))
      return show(id, level)
    }),
    route(contract.deleteList, async ({ params: { id }, caller, request, reply }) => {
      await requireUse(pg, asList(id), caller, 'own')
      await inTransaction(pg, async (tx) => {
        await deleteList(tx, id)
        await auditAction(tx, toActor(caller, request), 'list_removed', id)
      })
      return reply.status(204).send()
    }),
    ...listRunRoutes(pg, queue, show),
  ]
}

type Show = (id: string, level: UseLevel) => Promise<contract.SearchList>

/** Starts and stops the counting of a list. */
const listRunRoutes = (pg: Postgres, queue: Deps['queue'], show: Show) => [
  route(contract.startListRun, async ({ params: { id }, body: { mode }, caller, request }) => {
    const level = await requireUse(pg, asList(id), caller, 'edit')
    await inTransaction(pg, async (tx) => {
      if (!(await startRun(tx, id, mode))) throw new HttpError(409, 'conflict', CANNOT_START)
      await auditAction(tx, toActor(caller, request), 'list_counted', id)
    })
    await queue.send('count-lists', {})
    return show(id, level)
  }),
  route(contract.stopListRun, async ({ params: { id }, caller, request }) => {
    const level = await requireUse(pg, asList(id), caller, 'edit')
    await inTransaction(pg, async (tx) => {
      if (await stopRun(tx, id)) await auditAction(tx, toActor(caller, request), 'list_counted', `${id}: parou`)
    })
    return show(id, level)
  }),
]

const tooMany = () =>
  new HttpError(409, 'quota_reached', `Você já tem ${MAX_LISTS} listas. Remova uma para criar outra.`)

const CANNOT_START = 'Esta lista já está sendo contada, ou não tem linha que possa ser contada.'

function refuseLines(lines: number): void {
  if (lines === 0) throw new ValidationError({ text: ['Escreva ao menos uma linha.'] })
  if (lines > MAX_LIST_LINES) {
    const [most, given] = [MAX_LIST_LINES, lines].map((count) => count.toLocaleString('pt-BR'))
    throw new ValidationError({
      text: [`A lista tem ${given} linhas; são aceitas até ${most}. Divida-a em mais de uma.`],
    })
  }
}

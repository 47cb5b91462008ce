import { MAX_LIST_LINES, MAX_LISTS, type UseLevel } from '../../../contract/limits.ts'
import * as contract from '../../../contract/lists/lists.ts'
import { findToday } from '../../../search-language/fields/day-ranges.ts'
import { listUsable } from '../../access/can-use.ts'
import { HttpError, notFound, ValidationError } from '../../http/errors.ts'
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
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'
import { requireUse } from '../sharing/require-use.ts'

/** A list, as what is shared. */
export const asList = (id: string) => ({ kind: 'list' as const, id })

export const questionListRoutes = ({ pg, queue, config: { timeZone } }: Deps) => {
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
    route(contract.createList, async ({ body, caller, reply }) => {
      const lines = readLines(body.text, body.reading, findToday(timeZone))
      refuseLines(lines.length)
      const id = await createList(pg, caller.userId, body, lines)
      if (!id)
        throw new HttpError(409, 'quota_reached', `Você já tem ${MAX_LISTS} listas. Remova uma para criar outra.`)
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
    route(contract.updateList, async ({ params: { id }, body: { title }, caller }) => {
      const level = await requireUse(pg, asList(id), caller, 'edit')
      await renameList(pg, id, title)
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
    route(contract.startListRun, async ({ params: { id }, body: { mode }, caller }) => {
      const level = await requireUse(pg, asList(id), caller, 'edit')
      if (!(await startRun(pg, id, mode))) throw new HttpError(409, 'conflict', CANNOT_START)
      await queue.send('count-lists', {})
      return show(id, level)
    }),
    route(contract.stopListRun, async ({ params: { id }, caller }) => {
      const level = await requireUse(pg, asList(id), caller, 'edit')
      await stopRun(pg, id)
      return show(id, level)
    }),
  ]
}

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

import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { type AuditItem, type AuditQuery, listAudit } from '../../../contract/audit.ts'
import { listUses } from '../../access/can-use.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import { listAuditEntries } from '../../records/audit-list.ts'
import { type ListVisible, listPartNames, type PartName } from '../../records/audit-names.ts'
import { formatCell } from '../../search/posts/csv.ts'
import type { Postgres } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'

export const auditRoutes = (deps: Deps) => [
  route(listAudit, async ({ query, caller, request, reply }) => {
    const { timeZone, auditDays } = deps.config
    if (query.format === 'csv') {
      await auditAction(deps.pg, toActor(caller, request), 'audit_exported', describeFilters(query))
      return sendAudit(deps, query, reply)
    }
    const { page_size, cursor: before } = query
    const rows = await listAuditEntries(deps.pg, query, { before, most: page_size + 1, timeZone })
    const shown = rows.slice(0, page_size)
    const names = await listPartNames(
      deps.pg,
      shown.map(({ subject }) => subject),
      listVisibleTo(deps.pg, caller.userId),
    )
    const items = shown.map((row, i) => toItem(row, names[i] ?? []))
    const last = rows.length > page_size ? items.at(-1) : undefined
    return { items, next_cursor: last ? String(last.id) : null, kept_days: auditDays }
  }),
]

type Row = Awaited<ReturnType<typeof listAuditEntries>>[number]

const toItem = ({ hash: _, at, ...row }: Row, names: PartName[]): AuditItem => ({
  ...row,
  at: at.toISOString(),
  names,
})

/** Being a superuser grants no access to others' work (access/can-use.ts), so its names are not shown either. */
const listVisibleTo =
  (pg: Postgres, userId: number): ListVisible =>
  async (kind, ids) => {
    const asked = ids.map((id) => ({ id, userId }))
    return new Set((await listUses(pg, kind, asked)).map(({ id }) => id))
  }

/** Names of the filters set, without the values searched for. */
function describeFilters(query: AuditQuery): string {
  const names = (['actor', 'action', 'subject', 'address', 'start_date', 'end_date'] as const).filter(
    (name) => query[name] !== undefined,
  )
  return names.length > 0 ? `com filtros: ${names.join(', ')}` : 'tudo'
}

const COLUMNS = ['id', 'at', 'actor', 'action', 'subject', 'address', 'hash'] as const
const ROWS = 2_000

function sendAudit({ pg, config: { timeZone } }: Deps, query: AuditQuery, reply: FastifyReply): FastifyReply {
  async function* lines() {
    yield `\uFEFF${COLUMNS.join(',')}\r\n`
    let before = query.cursor
    for (;;) {
      const rows = await listAuditEntries(pg, query, { before, most: ROWS, timeZone })
      yield rows
        .map((row) => COLUMNS.map((name) => formatCell(name === 'at' ? row.at.toISOString() : row[name])).join(','))
        .map((line) => `${line}\r\n`)
        .join('')
      before = rows.at(-1)?.id
      if (rows.length < ROWS) return
    }
  }
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="lupascan-registro-${day}.csv"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(lines(), { objectMode: false }))
}

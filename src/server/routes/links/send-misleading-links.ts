import type { FastifyReply } from 'fastify'
import { listForExport } from '../../records/posts/misleading-links.ts'
import { formatCell } from '../../search/posts/csv.ts'
import type { Deps } from '../deps.ts'

const COLUMNS = ['kind', 'address', 'reason', 'source', 'created_by', 'created_at'] as const

/** Sends the whole list as a file that can be imported again. */
export async function sendMisleadingLinks({ pg, config: { timeZone } }: Deps, reply: FastifyReply) {
  const rows = await listForExport(pg)
  const lines = rows.map(({ kind, key, reason, source, created_by, created_at }) =>
    // The canonical form has no scheme; the file contains addresses that can be opened.
    [kind, kind === 'domínio' ? key : `https://${key}`, reason, source, created_by ?? '', created_at.toISOString()]
      .map(formatCell)
      .join(','),
  )
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="lupascan-links-enganosos-${day}.csv"`)
    .header('cache-control', 'no-store')
    .send(`\uFEFF${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`)
}

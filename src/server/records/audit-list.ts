import { sql } from 'kysely'
import type { AuditQuery } from '../../contract/audit.ts'
import type { Postgres } from '../store/postgres.ts'

/** Filters of the audit log; days are those of the time zone. */
export type AuditFilters = Pick<AuditQuery, 'actor' | 'action' | 'subject' | 'address' | 'start_date' | 'end_date'>

/** The newest entries that match the filters and are older than `before`; at most `most`. */
export function listAuditEntries(
  pg: Postgres,
  filters: AuditFilters,
  page: { before: number | undefined; most: number; timeZone: string },
) {
  const { actor, action, subject, address, start_date, end_date } = filters
  const midnight = (day: string, later: number) =>
    sql<Date>`((${day}::date + ${later}::integer)::timestamp AT TIME ZONE ${page.timeZone})`
  return pg
    .selectFrom('audit')
    .select(['id', 'at', 'actor', 'action', 'subject', 'address', 'hash'])
    .$if(page.before !== undefined, (all) => all.where('id', '<', page.before ?? 0))
    .$if(Boolean(actor), (all) => all.where(sql`lower(actor)`, '=', clean(actor).toLowerCase()))
    .$if((action ?? []).length > 0, (all) => all.where('action', 'in', action ?? []))
    .$if(Boolean(subject), (all) =>
      all.where(sql<boolean>`strpos(lower(subject), ${clean(subject).toLowerCase()}) > 0`),
    )
    .$if(Boolean(address), (all) => all.where(sql<boolean>`starts_with(address, ${clean(address)})`))
    .$if(Boolean(start_date), (all) => all.where('at', '>=', midnight(start_date ?? '', 0)))
    .$if(Boolean(end_date), (all) => all.where('at', '<', midnight(end_date ?? '', 1)))
    .orderBy('id', 'desc')
    .limit(page.most)
    .execute()
}

/** Postgres text holds neither NUL nor a lone surrogate, so no stored text contains them. */
const clean = (text = '') => text.replaceAll('\0', '\ufffd').toWellFormed()

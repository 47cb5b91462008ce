import { ALERT_FIND_DAYS } from '../../contract/limits.ts'
import type { Postgres } from '../store/postgres.ts'
import { removeOldFinds } from './alerts/remove-old-finds.ts'
import { removeOldAudit } from './audit-chain.ts'
import { forgetRemovedItems } from './dossiers/dossier-items.ts'
import { removeOldShareNotices } from './sharing/share-notices.ts'

const DAY_MS = 86_400_000
/** How long posts that were taken out of a dossier can be put back. */
const REMOVED_ITEM_DAYS = 30

/**
 * Removes what no longer opens anything (sessions, password links and download tickets that are over), posts long taken out of
 * dossiers, what alerts found and told long ago, and that something was shared.
 */
export async function removeExpired(pg: Postgres, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await pg.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await pg.deleteFrom('password_links').where('expires_at', '<', now).execute()
  await pg.deleteFrom('download_tickets').where('expires_at', '<', now).execute()
  await forgetRemovedItems(pg, before(REMOVED_ITEM_DAYS))
  await removeOldFinds(pg, before(ALERT_FIND_DAYS))
  await removeOldShareNotices(pg, before(ALERT_FIND_DAYS))
}

/** Entries of the record that are older than `days`, some at a time; how many were removed. 0 days: it is kept for ever. */
export async function removeExpiredAudit(pg: Postgres, days: number, now: Date): Promise<number> {
  return days === 0 ? 0 : await removeOldAudit(pg, new Date(now.getTime() - days * DAY_MS), now)
}

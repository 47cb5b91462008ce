import { ALERT_FIND_DAYS } from '../../contract/limits.ts'
import type { Postgres } from '../store/postgres.ts'
import { removeOldFinds } from './alerts/remove-old-finds.ts'
import { removeOldAudit } from './audit-chain.ts'
import { deleteRemovedItems } from './dossiers/dossier-items.ts'
import { removeOldShareNotices } from './sharing/share-notices.ts'

const DAY_MS = 86_400_000
/** For how many days items removed from a dossier can be restored. */
const REMOVED_ITEM_DAYS = 30

/**
 * Removes expired sessions, password links and download tickets, items removed from dossiers long ago, old finds of alerts that
 * were notified, and old share notices.
 */
export async function removeExpired(pg: Postgres, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await pg.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await pg.deleteFrom('password_links').where('expires_at', '<', now).execute()
  await pg.deleteFrom('download_tickets').where('expires_at', '<', now).execute()
  await deleteRemovedItems(pg, before(REMOVED_ITEM_DAYS))
  await removeOldFinds(pg, before(ALERT_FIND_DAYS))
  await removeOldShareNotices(pg, before(ALERT_FIND_DAYS))
}

/** Removes audit entries older than `days`, in portions, and returns how many were removed. 0 days: they are kept forever. */
export async function removeExpiredAudit(pg: Postgres, days: number, now: Date): Promise<number> {
  return days === 0 ? 0 : await removeOldAudit(pg, new Date(now.getTime() - days * DAY_MS), now)
}

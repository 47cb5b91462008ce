import type { Postgres } from '../store/postgres.ts'
import { forgetRemovedItems } from './dossiers/dossier-items.ts'

const THIRTY_DAYS_MS = 30 * 86_400_000

/** Removes what no longer opens anything (sessions, password links and download tickets that are over) and posts long taken out of dossiers. */
export async function removeExpired(pg: Postgres, now: Date): Promise<void> {
  await pg.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await pg.deleteFrom('password_links').where('expires_at', '<', now).execute()
  await pg.deleteFrom('download_tickets').where('expires_at', '<', now).execute()
  await forgetRemovedItems(pg, new Date(now.getTime() - THIRTY_DAYS_MS))
}

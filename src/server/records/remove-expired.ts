import type { Postgres } from '../store/postgres.ts'

/** Removes what no longer opens anything: sessions, password links and download tickets that are over. */
export async function removeExpired(pg: Postgres, now: Date): Promise<void> {
  await pg.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await pg.deleteFrom('password_links').where('expires_at', '<', now).execute()
  await pg.deleteFrom('download_tickets').where('expires_at', '<', now).execute()
}

import { createHash, randomBytes } from 'node:crypto'
import { PostsDownload } from '../../../contract/posts/downloads.ts'
import type { Postgres } from '../../store/postgres.ts'

const TICKET_MS = 60_000
/** Maximum per session: more than a person downloads in a minute, too few to fill the disk. */
const MAX_OPEN = 20

export type Ticket = { ticket: string; expiresAt: Date }

/**
 * Creates a ticket for one download by the user of this session; removes expired ones.
 * @returns undefined when the session has too many unused ones
 */
export function createDownloadTicket(
  pg: Postgres,
  sessionId: string,
  query: PostsDownload,
  now = new Date(),
): Promise<Ticket | undefined> {
  return pg.transaction().execute(async (tx) => {
    await tx.selectFrom('sessions').select('id').where('id', '=', sessionId).forNoKeyUpdate().execute()
    await tx.deleteFrom('download_tickets').where('session_id', '=', sessionId).where('expires_at', '<=', now).execute()
    const { open } = await tx
      .selectFrom('download_tickets')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('session_id', '=', sessionId)
      .executeTakeFirstOrThrow()
    if (open >= MAX_OPEN) return undefined
    const ticket = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + TICKET_MS)
    await tx
      .insertInto('download_tickets')
      .values({ hash: hashTicket(ticket), session_id: sessionId, query: writeQuery(query), expires_at: expiresAt })
      .execute()
    return { ticket, expiresAt }
  })
}

/**
 * Redeems a ticket, which uses it up: of several concurrent callers, one succeeds. Fails for users who have logged out or been
 * disabled meanwhile.
 */
export async function takeDownloadTicket(
  pg: Postgres,
  ticket: string,
  now = new Date(),
): Promise<{ query: PostsDownload; userId: number; username: string } | undefined> {
  const taken = await pg
    .deleteFrom('download_tickets')
    .using(['sessions', 'users'])
    .whereRef('sessions.id', '=', 'download_tickets.session_id')
    .whereRef('users.id', '=', 'sessions.user_id')
    .where('users.is_active', '=', true)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('download_tickets.expires_at', '>', now)
    .where('download_tickets.hash', '=', hashTicket(ticket))
    .returning(['download_tickets.query', 'users.id as userId', 'users.username'])
    .executeTakeFirst()
  return taken && { ...taken, query: PostsDownload.parse(taken.query) }
}

/** A ticket has as many random bits as its hash: no slow hash is needed. */
const hashTicket = (ticket: string) => createHash('sha256').update(ticket).digest('hex')

/** A lone surrogate, which a paste can leave behind, is not valid text for Postgres. */
const writeQuery = (query: PostsDownload) =>
  JSON.stringify(query, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))

/**
 * Personal tokens for programs: `lupascan_`, 64 hexadecimal digits, and 8 of a checksum. The prefix lets secret scanners
 * recognise a token in published code; the checksum lets them (and us) tell a real token from a lookalike.
 */
import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { TokenScope } from '../../contract/limits.ts'
import { findApiToken, recordApiTokenUse } from '../records/users/api-tokens.ts'
import type { Postgres } from '../store/postgres.ts'
import type { Caller } from './session.ts'

export const API_TOKEN_PREFIX = 'lupascan_'
const SECRET_BYTES = 32
const FORM = /^lupascan_([0-9a-f]{64})([0-9a-f]{8})$/
/** The last use is recorded to the minute: a program that makes a hundred calls a second does not cause a hundred writes. */
const USE_NOTED_EVERY_MS = 60_000

/** Generates a token, with the digest and ending that are stored. */
export function generateApiToken(): { token: string; digest: string; ending: string } {
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  const token = `${API_TOKEN_PREFIX}${secret}${checkOf(secret)}`
  return { token, digest: digestApiToken(token), ending: token.slice(-4) }
}

/** Whether a text can be one of our tokens, checked before any query. */
export function isApiToken(text: string): boolean {
  const [, secret, check] = FORM.exec(text) ?? []
  return secret !== undefined && check === checkOf(secret)
}

/** The caller that a personal token stands for, or null. As with sessions, token and user are read on every request. */
export async function findTokenCaller(pg: Postgres, token: string, now = new Date()): Promise<Caller | null> {
  if (!isApiToken(token)) return null
  const found = await findApiToken(pg, digestApiToken(token), now)
  if (!found) return null
  const since = new Date(now.getTime() - USE_NOTED_EVERY_MS)
  if (!found.last_used_at || found.last_used_at <= since) await recordApiTokenUse(pg, found.id, since, now)
  return {
    userId: found.user_id,
    username: found.username,
    isSuperuser: found.is_superuser,
    isTranscriptor: found.transcriptor_group,
    sessionId: '',
    // Type: only `createApiToken` writes them.
    token: { id: found.id, scopes: found.scopes as TokenScope[] },
  }
}

/** 256 random bits cannot be guessed: a slow hash would protect nothing and slow down every call. */
const digestApiToken = (token: string) => createHash('sha256').update(token).digest('hex')

const checkOf = (secret: string) => crc32(secret).toString(16).padStart(8, '0')

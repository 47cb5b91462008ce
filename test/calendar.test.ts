/** A month of nights with a simulated clock: everything that expires does so on time, whatever happens to the clock. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { issuePasswordLink } from '../src/server/access/password-links.ts'
import { SESSION_LIFETIME } from '../src/server/access/session.ts'
import { createAuditEntry } from '../src/server/records/audit.ts'
import { removeOldAudit, verifyAudit } from '../src/server/records/audit-chain.ts'
import { removeExpired } from '../src/server/records/remove-expired.ts'
import { createApiToken, findApiToken } from '../src/server/records/users/api-tokens.ts'
import { createSession, findSession, rotateSession } from '../src/server/records/users/sessions.ts'
import { emptyAudit } from './audit.ts'
import { createTestUser } from './users.ts'
import { openTestPostgres, type TestPostgres } from './world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NIGHT = 7
const AUDIT_DAYS = 10
const IDLE = '11111111-1111-4111-8111-111111111111'
const USED = '22222222-2222-4222-8222-222222222222'

/** Start of a period that is checked every six hours; `offset`: error of the program's clock at an hour. */
const MONTHS: [string, string, (hour: number) => number][] = [
  ['of 31 days', '2026-03-01T03:00:00Z', () => 0],
  ['with a leap day', '2028-02-14T03:00:00Z', () => 0],
  ['over the turn of a year', '2026-12-15T03:00:00Z', () => 0],
  [
    'whose clock is put forward an hour for two days',
    '2026-03-01T03:00:00Z',
    (at) => (at > 100 && at < 148 ? HOUR : 0),
  ],
  ['whose clock is put back an hour for two days', '2026-03-01T03:00:00Z', (at) => (at > 100 && at < 148 ? -HOUR : 0)],
]

let world: TestPostgres
let userId: number
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())
beforeEach(async () => {
  await emptyAudit(world.pg)
  await world.pg.deleteFrom('users').execute()
  userId = (await createTestUser(world.pg, 'ana')).id
})

const isThere = async (table: 'sessions' | 'password_links', id: string | number) => {
  const rows =
    table === 'sessions'
      ? await world.pg.selectFrom('sessions').select('id').where('id', '=', String(id)).execute()
      : await world.pg.selectFrom('password_links').select('user_id').where('user_id', '=', Number(id)).execute()
  return rows.length > 0
}

describe('a month', () => {
  test.each(MONTHS)('%s', async (_, begin, offset) => {
    const { pg } = world
    const start = Date.parse(begin)
    await pg.deleteFrom('sessions').execute()
    const born = new Date(start)
    const session = { userId, address: '', userAgent: '', expiresAt: new Date(start + SESSION_LIFETIME.idleMs) }
    const idle = await createSession(pg, { id: IDLE, ...session }, born)
    let used = await createSession(pg, { id: USED, ...session }, born)
    const link = await issuePasswordLink(pg, userId, born)
    const token = { userId, name: 'a', digest: 'd', ending: 'e', scopes: ['read' as const] }
    const ends = new Date(start + 7 * DAY)
    await createApiToken(pg, { ...token, expiresAt: ends }, born)
    let latest = born
    let nights = 0
    for (let hour = 1; hour <= 31 * 24; hour += 6) {
      const now = new Date(start + hour * HOUR + offset(hour))
      if (now > latest) latest = now
      expect(Boolean(await findSession(pg, IDLE, now)), `idle session, hour ${hour}`).toBe(now < idle.expires_at)
      expect(Boolean(await findApiToken(pg, 'd', now)), `token, hour ${hour}`).toBe(now < ends)
      if (hour % 24 !== NIGHT) continue
      nights += 1
      const rotated = await rotateSession(pg, used, SESSION_LIFETIME, now)
      if (!rotated) throw new Error(`a session that is used every day ended in night ${nights}`)
      used = rotated
      await createAuditEntry(pg, { actor: 'ana', action: 'login', subject: `noite ${nights}`, address: '' }, now)
      await removeExpired(pg, now)
      await removeOldAudit(pg, new Date(now.getTime() - AUDIT_DAYS * DAY), now)
      // What has expired is gone after the next night, and nothing is gone earlier.
      expect(await isThere('sessions', IDLE), `night ${nights}`).toBe(latest <= idle.expires_at)
      expect(await isThere('password_links', userId), `night ${nights}`).toBe(latest <= link.expiresAt)
      await judgeAudit(nights, now)
    }
    expect(nights).toBe(31)
    // Generations start at 1.
    expect(used.generation).toBe(32)
  })
})

/** Each of the last ten nights is present once, no older one is, and the chain is complete. */
async function judgeAudit(nights: number, now: Date): Promise<void> {
  const rows = await world.pg.selectFrom('audit').select(['subject', 'at', 'action']).orderBy('id').execute()
  const told = rows.filter(({ action }) => action === 'login').map(({ subject }) => subject)
  const kept = Math.min(nights, AUDIT_DAYS)
  const wanted = Array.from({ length: kept }, (_, i) => `noite ${nights - kept + 1 + i}`)
  expect(told.slice(-kept)).toEqual(wanted)
  expect(told.length - kept).toBeLessThanOrEqual(1)
  const oldest = Math.min(...rows.map(({ at }) => at.getTime()))
  expect(now.getTime() - oldest).toBeLessThanOrEqual(AUDIT_DAYS * DAY + HOUR)
  expect(await verifyAudit(world.pg)).toMatchObject({ outcome: 'whole' })
}

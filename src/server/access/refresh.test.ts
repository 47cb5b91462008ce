import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyAudit } from '../../../test/audit.ts'
import { createTestUser, PASSWORD, type TestUser } from '../../../test/users.ts'
import { openTestPostgres, type TestPostgres } from '../../../test/world.ts'
import type { Tokens } from '../../contract/users/token.ts'
import { logIn } from './login.ts'
import { logOut } from './logout.ts'
import { refreshSession } from './refresh.ts'
import { canUseToken, findCaller } from './session.ts'

const secret = new TextEncoder().encode('segredo-de-teste-com-mais-de-32-letras')
const start = new Date('2026-03-01T12:00:00Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const later = (ms: number) => new Date(start.getTime() + ms)

let world: TestPostgres
let ana: TestUser
let tokens: Tokens
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())

beforeEach(async () => {
  await emptyAudit(world.pg)
  for (const table of ['sessions', 'users'] as const) await world.pg.deleteFrom(table).execute()
  ana = await createTestUser(world.pg, 'ana')
  tokens = await enter()
})

async function enter(): Promise<Tokens> {
  const attempt = { username: 'ana', password: PASSWORD, address: '192.0.2.1', userAgent: 'Navegador' }
  const result = await logIn(world.pg, secret, attempt, start)
  if (result.outcome !== 'logged_in') throw new Error(result.outcome)
  return result.tokens
}

const trade = (refresh: string, now: Date) => refreshSession(world.pg, secret, { refresh, address: '192.0.2.2' }, now)

async function renew(refresh: string, now: Date): Promise<Tokens> {
  const result = await trade(refresh, now)
  if (result.outcome !== 'refreshed') throw new Error(result.outcome)
  return result.tokens
}

const isLoggedIn = async ({ access }: Tokens, now: Date) => (await findCaller(world.pg, secret, access, now)) !== null

const listActions = async () =>
  (await world.pg.selectFrom('audit').select(['action', 'actor', 'address']).orderBy('id').execute()).slice(1)

describe('refreshing', () => {
  test('gives a new pair; the new refresh token goes on', async () => {
    const second = await renew(tokens.refresh, later(8 * MINUTE))
    expect(second.refresh).not.toBe(tokens.refresh)
    expect(await isLoggedIn(second, later(17 * MINUTE))).toBe(true)
    const third = await renew(second.refresh, later(16 * MINUTE))
    expect(await isLoggedIn(third, later(25 * MINUTE))).toBe(true)
    expect(await listActions()).toEqual([])
  })

  test('a session in use ends after ninety days, one left alone after fourteen', async () => {
    const alone = await enter()
    let { refresh } = tokens
    for (let day = 10; day < 90; day += 10) refresh = (await renew(refresh, later(day * DAY))).refresh
    expect(await trade(refresh, later(90 * DAY + MINUTE))).toEqual({ outcome: 'refused' })
    expect(await trade(alone.refresh, later(14 * DAY + MINUTE))).toEqual({ outcome: 'refused' })
  })

  test('refuses an access token, a foreign token and nonsense, and ends nothing', async () => {
    const foreign = new TextEncoder().encode('outro-segredo-com-mais-de-32-letras!!')
    expect(await trade(tokens.access, start)).toEqual({ outcome: 'refused' })
    expect(await trade('a.b.c', start)).toEqual({ outcome: 'refused' })
    expect(await refreshSession(world.pg, foreign, { ...tokens, address: '' }, start)).toEqual({ outcome: 'refused' })
    expect(await isLoggedIn(tokens, start)).toBe(true)
  })

  test('refuses a generation that has not been yet, as after a restored backup, and ends nothing', async () => {
    const second = await renew(tokens.refresh, later(MINUTE))
    await world.pg.updateTable('sessions').set({ generation: 1 }).execute()
    expect(await trade(second.refresh, later(MINUTE))).toEqual({ outcome: 'refused' })
    expect(await isLoggedIn(second, later(MINUTE))).toBe(true)
  })
})

describe('a refresh token that was used before', () => {
  test('gets the same successor again for fifteen seconds', async () => {
    const second = await renew(tokens.refresh, later(MINUTE))
    const again = await renew(tokens.refresh, later(MINUTE + 15_000))
    await renew(again.refresh, later(2 * MINUTE))
    expect(await trade(second.refresh, later(2 * MINUTE + 5_000))).toMatchObject({ outcome: 'refreshed' })
    expect(await listActions()).toEqual([])
  })

  test('ends the whole session after that, and says so in the audit', async () => {
    const other = await enter()
    const second = await renew(tokens.refresh, later(MINUTE))
    expect(await trade(tokens.refresh, later(MINUTE + 15_001))).toEqual({ outcome: 'replayed' })
    expect(await isLoggedIn(second, later(MINUTE + 15_002))).toBe(false)
    expect(await trade(second.refresh, later(MINUTE + 15_002))).toEqual({ outcome: 'refused' })
    expect(await trade(tokens.refresh, later(MINUTE + 15_002))).toEqual({ outcome: 'refused' })
    expect(await isLoggedIn(other, later(MINUTE))).toBe(true)
    expect((await listActions()).slice(1)).toEqual([{ action: 'refresh_replayed', actor: 'ana', address: '192.0.2.2' }])
  })

  test('ends it at once when it is two generations old', async () => {
    const second = await renew(tokens.refresh, later(1000))
    const third = await renew(second.refresh, later(2000))
    expect(await trade(tokens.refresh, later(3000))).toEqual({ outcome: 'replayed' })
    expect(await trade(third.refresh, later(3000))).toEqual({ outcome: 'refused' })
  })

  test('has no longer grace because a clock was set back', async () => {
    await renew(tokens.refresh, later(DAY))
    expect(await trade(tokens.refresh, later(DAY - MINUTE))).toEqual({ outcome: 'replayed' })
  })
})

test('tabs that refresh at once all get one successor: no false logout in two hundred rounds', async () => {
  let { refresh } = tokens
  for (let round = 1; round <= 200; round++) {
    const now = later(round * MINUTE)
    // Fifty tabs in some rounds, three in the others, to keep the test short.
    const tabs = round % 50 === 0 ? 50 : 3
    const results = await Promise.all(Array.from({ length: tabs }, () => trade(refresh, now)))
    const successors = results.map((result) =>
      result.outcome === 'refreshed' ? result.tokens.refresh : result.outcome,
    )
    expect(new Set(successors).size).toBe(1)
    refresh = successors[0] ?? ''
  }
  const { generation } = await world.pg.selectFrom('sessions').select('generation').executeTakeFirstOrThrow()
  expect(generation).toBe(201)
  expect(await listActions()).toEqual([])
})

describe('what counts on the next request', () => {
  const change = (traits: object) => world.pg.updateTable('users').set(traits).where('id', '=', ana.id).execute()

  test('a disabled user', async () => {
    await change({ is_active: false })
    expect(await findCaller(world.pg, secret, tokens.access, start)).toBeNull()
    expect(await trade(tokens.refresh, start)).toEqual({ outcome: 'refused' })
  })

  test('a deleted user', async () => {
    await world.pg.deleteFrom('users').where('id', '=', ana.id).execute()
    expect(await findCaller(world.pg, secret, tokens.access, start)).toBeNull()
    expect(await trade(tokens.refresh, start)).toEqual({ outcome: 'refused' })
  })

  test('a role given or taken', async () => {
    await change({ is_superuser: true, transcriptor_group: true })
    expect(await findCaller(world.pg, secret, tokens.access, start)).toMatchObject({
      isSuperuser: true,
      isTranscriptor: true,
    })
    await change({ is_superuser: false, transcriptor_group: false })
    expect(await findCaller(world.pg, secret, tokens.access, start)).toMatchObject({
      isSuperuser: false,
      isTranscriptor: false,
    })
  })

  test('a logout, with any refresh token of the session', async () => {
    const second = await renew(tokens.refresh, later(MINUTE))
    await logOut(world.pg, secret, { refresh: tokens.refresh, address: '192.0.2.3' }, later(2 * MINUTE))
    expect(await isLoggedIn(second, later(2 * MINUTE))).toBe(false)
    expect(await trade(second.refresh, later(2 * MINUTE))).toEqual({ outcome: 'refused' })
    await logOut(world.pg, secret, { refresh: second.refresh, address: '192.0.2.3' }, later(2 * MINUTE))
    expect(await listActions()).toEqual([{ action: 'logout', actor: 'ana', address: '192.0.2.3' }])
  })
})

test('a token can be used while it is the one in force, and not after a logout', async () => {
  const canUse = (token: string) => canUseToken(world.pg, secret, token, later(MINUTE))
  const second = await renew(tokens.refresh, later(MINUTE))
  expect(await Promise.all([second.access, second.refresh].map(canUse))).toEqual([true, true])
  expect(await Promise.all([tokens.refresh, 'x', ''].map(canUse))).toEqual([false, false, false])
  await logOut(world.pg, secret, { ...second, address: '' }, later(MINUTE))
  expect(await Promise.all([second.access, second.refresh].map(canUse))).toEqual([false, false])
})

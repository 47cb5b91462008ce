import argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyAudit } from '../../../test/audit.ts'
import { createTestUser, PASSWORD } from '../../../test/users.ts'
import { openTestPostgres, type TestPostgres } from '../../../test/world.ts'
import { logIn } from './login.ts'
import { findCaller } from './session.ts'
import { countGuess, findClientTrust } from './throttle.ts'

const verify = vi.spyOn(argon2, 'verify')

const secret = new TextEncoder().encode('segredo-de-teste-com-mais-de-32-letras')
const start = new Date('2026-03-01T12:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)

let world: TestPostgres
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())

beforeEach(async () => {
  await emptyAudit(world.pg)
  for (const table of ['login_failures', 'sessions', 'users'] as const) await world.pg.deleteFrom(table).execute()
  await createTestUser(world.pg, 'Ana')
  await createTestUser(world.pg, 'bia')
  verify.mockClear()
})

const enter = (username: string, password: string, now = start, address = '192.0.2.1') =>
  logIn(world.pg, secret, { username, password, address, userAgent: 'Navegador/1.0' }, now)

const listAudit = () => world.pg.selectFrom('audit').select(['actor', 'action', 'address']).orderBy('id').execute()

describe('logging in', () => {
  test('opens a session that calls are made with, whatever the case of the name', async () => {
    const result = await enter('ANA', PASSWORD)
    expect(result.outcome).toBe('logged_in')
    const access = result.outcome === 'logged_in' ? result.tokens.access : ''
    expect(await findCaller(world.pg, secret, access, start)).toMatchObject({ username: 'Ana', isSuperuser: false })
    expect(await listAudit()).toEqual([{ actor: 'Ana', action: 'login', address: '192.0.2.1' }])
    const session = await world.pg.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
    expect(session).toMatchObject({ generation: 1, address: '192.0.2.1', user_agent: 'Navegador/1.0' })
  })

  test('each login has a session and tokens of its own', async () => {
    const both = [await enter('ana', PASSWORD), await enter('ana', PASSWORD)]
    const tokens = both.flatMap((one) => (one.outcome === 'logged_in' ? [one.tokens.access, one.tokens.refresh] : []))
    expect(new Set(tokens).size).toBe(4)
    expect(await world.pg.selectFrom('sessions').select('id').execute()).toHaveLength(2)
  })

  test('removes the sessions of the user that are over, and only those', async () => {
    await enter('ana', PASSWORD)
    await enter('bia', PASSWORD)
    await enter('ana', PASSWORD, later(15 * 24 * 3600_000))
    const users = await world.pg
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'user_id')
      .select('username')
      .execute()
    expect(users.map(({ username }) => username).sort()).toEqual(['Ana', 'bia'])
  })

  test('answers the same, after the same work, to a wrong password and to everyone who may not enter', async () => {
    await createTestUser(world.pg, 'desligada', { is_active: false })
    await createTestUser(world.pg, 'convidada', { password_hash: null })
    for (const [username, password] of [
      ['ana', 'errada'],
      ['ninguem', PASSWORD],
      ['desligada', PASSWORD],
      ['convidada', PASSWORD],
      ['ana\0', PASSWORD],
      ["' OR 1=1 --", PASSWORD],
    ] as const) {
      verify.mockClear()
      expect(await enter(username, password)).toEqual({ outcome: 'wrong_credentials' })
      expect(verify).toHaveBeenCalledTimes(1)
    }
    expect(await world.pg.selectFrom('sessions').select('id').execute()).toEqual([])
  })

  test('never writes down a name that nobody has: it may be a password', async () => {
    for (let i = 0; i < 6; i++) await enter('minha-senha-secreta', 'x')
    const rows = [
      await world.pg.selectFrom('audit').selectAll().execute(),
      await world.pg.selectFrom('login_failures').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain('minha-senha-secreta')
  })
})

describe('the throttle of a user', () => {
  test('ends in its time also when the clock is set back', async () => {
    for (let guess = 0; guess < 5; guess += 1) await enter('ana', 'senha errada', later(guess * 1_000))
    expect(await enter('ana', PASSWORD, later(5_000))).toMatchObject({ outcome: 'throttled' })
    const hourBefore = later(-3_600_000)
    expect(await findClientTrust(world.pg, '192.0.2.1', hourBefore)).toBe('new')
    expect(await enter('ana', PASSWORD, hourBefore)).toMatchObject({ outcome: 'logged_in' })
  })

  test('refuses the right password too after five wrong ones, until the first is a minute old', async () => {
    for (let i = 0; i < 5; i++) {
      expect(await enter('ana', 'errada', later(i * 1000))).toEqual({ outcome: 'wrong_credentials' })
    }
    verify.mockClear()
    expect(await enter('ana', PASSWORD, later(5_000))).toEqual({ outcome: 'throttled', retryAfterSeconds: 55 })
    expect(await enter('ANA', PASSWORD, later(59_500))).toEqual({ outcome: 'throttled', retryAfterSeconds: 1 })
    expect(verify).not.toHaveBeenCalled()
    expect(await enter('ana', PASSWORD, later(60_000))).toMatchObject({ outcome: 'logged_in' })
  })

  test('holds for a name nobody has, from any address, and for no other user', async () => {
    for (const name of ['ana', 'ninguem']) {
      for (let i = 0; i < 5; i++) await enter(name, 'errada', start, `192.0.2.${i}`)
      expect(await enter(name, PASSWORD, start, '192.0.2.99')).toMatchObject({ outcome: 'throttled' })
    }
    expect(await enter('bia', PASSWORD)).toMatchObject({ outcome: 'logged_in' })
  })

  test('lets no more than five of a hundred guesses at the same moment be checked', async () => {
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, i) => enter('ana', `senha ${i}`, start, `198.51.100.${i}`)),
    )
    expect(results.filter(({ outcome }) => outcome === 'wrong_credentials')).toHaveLength(5)
    expect(results.filter(({ outcome }) => outcome === 'throttled')).toHaveLength(95)
    expect(verify).toHaveBeenCalledTimes(5)
  })

  test('starts from zero after the right password', async () => {
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++) expect(await enter('ana', 'errada')).toEqual({ outcome: 'wrong_credentials' })
      expect(await enter('ana', PASSWORD)).toMatchObject({ outcome: 'logged_in' })
    }
  })

  test('from where somebody has a session counts apart: guesses from elsewhere keep nobody out of their own place', async () => {
    const home = '192.0.2.50'
    await enter('ana', PASSWORD, start, home)
    for (let i = 0; i < 6; i++) await enter('ana', 'errada', start, `198.51.100.${i}`)
    expect(await enter('ana', PASSWORD, start, '192.0.2.99')).toMatchObject({ outcome: 'throttled' })
    expect(await enter('ana', PASSWORD, start, home)).toMatchObject({ outcome: 'logged_in' })
    for (let i = 0; i < 5; i++)
      expect(await enter('ana', 'errada', start, home)).toEqual({ outcome: 'wrong_credentials' })
    expect(await enter('ana', PASSWORD, start, home)).toMatchObject({ outcome: 'throttled' })
    // Once its sessions have ended, the address counts like any other.
    await world.pg.updateTable('sessions').set({ revoked_at: start }).execute()
    for (let i = 0; i < 5; i++) await enter('ana', 'errada', later(61_000), `198.51.100.${i}`)
    expect(await enter('ana', PASSWORD, later(61_000), home)).toMatchObject({ outcome: 'throttled' })
  })

  test('from a device of theirs counts apart, whoever guesses from the same address; not for another user', async () => {
    const [device, crowded] = ['0b6a4ac2-8f2c-4d2e-9f4c-2f3b8e3f0a11', '192.0.2.77']
    const enterOn = (username: string, password: string) =>
      logIn(world.pg, secret, { username, password, address: crowded, userAgent: '', device }, start)
    for (let i = 0; i < 30; i++) await enter(i < 6 ? 'ana' : `nome-${i}`, 'errada', start, crowded)
    expect(await enter('ana', PASSWORD, start, crowded)).toMatchObject({ outcome: 'throttled' })
    expect(await enterOn('ana', PASSWORD)).toMatchObject({ outcome: 'logged_in' })
    for (let i = 0; i < 5; i++) expect(await enterOn('ana', 'errada')).toEqual({ outcome: 'wrong_credentials' })
    expect(await enterOn('ana', PASSWORD)).toMatchObject({ outcome: 'throttled' })
    expect(await enterOn('bia', PASSWORD)).toMatchObject({ outcome: 'logged_in' })
  })

  test('no name that somebody types counts as the place of somebody else', async () => {
    const home = '192.0.2.50'
    await enter('ana', PASSWORD, start, home)
    for (const name of [`ana address:${home}`, `ana ${home}`, `ana@${home}`])
      for (let i = 0; i < 5; i++) await enter(name, 'errada', start, `198.51.100.${i}`)
    expect(await enter('ana', 'errada', start, home)).toEqual({ outcome: 'wrong_credentials' })
  })

  test('is written down once a minute, however often somebody knocks', async () => {
    for (let i = 0; i < 25; i++) await enter('ana', 'errada', later(i))
    const actions = (await listAudit()).map(({ action }) => action)
    expect(actions).toEqual([...Array(5).fill('login_failed'), 'login_throttled'])
  })
})

describe('the throttle of an address', () => {
  const exhaust = (address: string, guesses = 30) =>
    Promise.all(Array.from({ length: guesses }, (_, i) => countGuess(world.pg, `nome-${i}`, { address }, start)))

  test('refuses after thirty wrong passwords, whoever they were for; other addresses go on', async () => {
    await exhaust('192.0.2.7')
    expect(await enter('ana', PASSWORD, start, '192.0.2.7')).toEqual({ outcome: 'throttled', retryAfterSeconds: 60 })
    expect(await enter('ana', PASSWORD, start, '192.0.2.8')).toMatchObject({ outcome: 'logged_in' })
    expect(await enter('ana', PASSWORD, later(60_000), '192.0.2.7')).toMatchObject({ outcome: 'logged_in' })
  })

  test('a right password gives back its own guess, not those of the address', async () => {
    await exhaust('192.0.2.1', 29)
    expect(await enter('ana', PASSWORD)).toMatchObject({ outcome: 'logged_in' })
    expect(await enter('nome-30', 'errada')).toEqual({ outcome: 'wrong_credentials' })
    expect(await enter('ana', PASSWORD)).toMatchObject({ outcome: 'throttled' })
  })

  test('takes an IPv6 network for one address, and an IPv4 address for the same in its IPv6 form', async () => {
    await exhaust('2001:db8:0:1:aaaa::1')
    expect(await enter('ana', PASSWORD, start, '2001:db8::1:bbbb:0:0:2')).toMatchObject({ outcome: 'throttled' })
    expect(await enter('ana', PASSWORD, start, '2001:db8:0:2::1')).toMatchObject({ outcome: 'logged_in' })
    await exhaust('203.0.113.5')
    expect(await enter('bia', PASSWORD, start, '::ffff:203.0.113.5')).toMatchObject({ outcome: 'throttled' })
  })
})

test('an address is new until somebody guesses wrongly from it, and known while somebody has a session from it', async () => {
  const [home, other] = ['192.0.2.50', '192.0.2.51']
  expect(await findClientTrust(world.pg, other, start)).toBe('new')
  await enter('ana', 'errada', start, other)
  expect(await findClientTrust(world.pg, other, start)).toBe('guessing')
  expect(await findClientTrust(world.pg, other, later(60_000))).toBe('new')
  await enter('ana', PASSWORD, start, home)
  await enter('bia', 'errada', start, home)
  expect(await findClientTrust(world.pg, home, start)).toBe('known')
  await world.pg.updateTable('sessions').set({ revoked_at: start }).execute()
  expect(await findClientTrust(world.pg, home, start)).toBe('guessing')
})

test('an IPv6 network is one place: somebody is known wherever in it their next address lies', async () => {
  await enter('ana', PASSWORD, start, '2001:db8:0:1:aaaa::1')
  const [near, far] = ['2001:db8::1:bbbb:0:0:2', '2001:db8:0:2::1']
  expect(await findClientTrust(world.pg, near, start)).toBe('known')
  expect(await findClientTrust(world.pg, far, start)).toBe('new')
  for (let i = 0; i < 5; i++) await enter('ana', 'errada', start, '198.51.100.1')
  expect(await enter('ana', PASSWORD, start, far)).toMatchObject({ outcome: 'throttled' })
  expect(await enter('ana', PASSWORD, start, near)).toMatchObject({ outcome: 'logged_in' })
})

test('failures that count no more are removed', async () => {
  for (let i = 0; i < 3; i++) await enter(`nome-${i}`, 'errada')
  await enter('bia', 'errada', later(61_000))
  const { count } = await world.pg
    .selectFrom('login_failures')
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(2)
})

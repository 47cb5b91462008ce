import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestPostgres, type TestPostgres } from '../../../test/world.ts'
import { createFirstSuperuser, WeakFirstPassword } from './first-superuser.ts'
import { logIn } from './login.ts'
import { findCaller } from './session.ts'

const secret = new TextEncoder().encode('segredo-de-teste-com-mais-de-32-letras')

let world: TestPostgres
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())
beforeEach(() => world.pg.deleteFrom('users').execute())

test('the first superuser logs in with a drawn password and may do everything', async () => {
  const first = await createFirstSuperuser(world.pg, { username: null, password: null })
  expect(first?.username).toBe('admin')
  expect(first?.password).toMatch(/^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/)
  const result = await logIn(world.pg, secret, {
    username: 'admin',
    password: first?.password ?? '',
    address: '192.0.2.1',
    userAgent: '',
  })
  const access = result.outcome === 'logged_in' ? result.tokens.access : ''
  const caller = await findCaller(world.pg, secret, access)
  expect(caller).toMatchObject({ username: 'admin', isSuperuser: true, isTranscriptor: true })
})

test('a given name and password are kept', async () => {
  const given = { username: 'Chefe', password: 'escolhida-por-alguem' }
  expect(await createFirstSuperuser(world.pg, given)).toEqual(given)
})

test.each(['12345678', 'curta', 'chefe123', 'senha@2026'])(
  'a password that nobody may choose is refused: %s',
  async (password) => {
    await expect(createFirstSuperuser(world.pg, { username: 'chefe', password })).rejects.toThrow(WeakFirstPassword)
    expect(await world.pg.selectFrom('users').select('id').execute()).toEqual([])
  },
)

test('two draws differ', async () => {
  const first = await createFirstSuperuser(world.pg, { username: null, password: null })
  await world.pg.deleteFrom('users').execute()
  const second = await createFirstSuperuser(world.pg, { username: null, password: null })
  expect(second?.password).not.toBe(first?.password)
})

test('once there is somebody, nothing is created', async () => {
  await createFirstSuperuser(world.pg, { username: 'chefe', password: null })
  expect(await createFirstSuperuser(world.pg, { username: 'outra', password: '12345678' })).toBeNull()
  expect(await world.pg.selectFrom('users').select('username').execute()).toEqual([{ username: 'chefe' }])
})

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestUser } from '../../../test/users.ts'
import { openTestStores, type TestStores, testConfig } from '../../../test/world.ts'
import { checkPasswordLink } from '../access/password-links.ts'
import { parseCommand } from './arguments.ts'
import { runUserLink } from './user-link.ts'

let world: TestStores
vi.mock('./open-stores.ts', () => ({
  withStores: (work: (stores: TestStores, config: object) => unknown) => work(world, testConfig(world.dataDir)),
}))

beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
afterEach(() => void vi.restoreAllMocks())

test('the way back in when no superuser can enter: a link from the command line', async () => {
  await createTestUser(world.pg, 'dora', { is_superuser: true })
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await runUserLink({ name: 'user link', username: 'Dora' })).toBe(0)
  const token = /\/senha\/([\w-]{43})$/.exec(String(printed.mock.calls[0]?.[0]))?.[1] ?? ''
  const check = await checkPasswordLink(world.pg, { token, address: '192.0.2.1' })
  expect(check).toMatchObject({ outcome: 'found', user: { username: 'dora' } })
})

test('a name nobody has is told', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await runUserLink({ name: 'user link', username: 'ninguem' })).toBe(1)
  expect(told).toHaveBeenCalledWith('Não há usuário com o nome “ninguem”.')
})

test('the command takes exactly one name', () => {
  expect(parseCommand(['user', 'link', 'dora'])).toEqual({ name: 'user link', username: 'dora' })
  expect(() => parseCommand(['user', 'link'])).toThrow('Falta o nome do usuário.')
  expect(() => parseCommand(['user', 'link', 'dora', 'ana'])).toThrow('sobra')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestUser, PASSWORD } from '../../../../test/users.ts'
import { openTestPostgres, type TestPostgres } from '../../../../test/world.ts'
import { logIn } from '../../access/login.ts'
import { openLoginLines } from './login-lines.ts'

const secret = new TextEncoder().encode('segredo-de-teste-com-mais-de-32-letras')
const [HOME, GUESSER, NEWCOMER] = ['192.0.2.1', '198.51.100.1', '203.0.113.1']
const signal = new AbortController().signal

let world: TestPostgres
beforeAll(async () => {
  world = await openTestPostgres()
  await createTestUser(world.pg, 'ana')
  const enter = (password: string, address: string) =>
    logIn(world.pg, secret, { username: 'ana', password, address, userAgent: '' })
  await enter(PASSWORD, HOME)
  await enter('errada', GUESSER)
})
afterAll(() => world.close())

test('who guesses waits for those who guess; who is known, or new, for none of them', async () => {
  const lines = openLoginLines({ pg: world.pg, meters: undefined })
  const order: string[] = []
  let end = () => {}
  const held = new Promise<void>((resolve) => {
    end = resolve
  })
  const guess = (name: string) =>
    lines.run({ address: GUESSER, device: null }, signal, async () => {
      order.push(`${name} begins`)
      await held
    })
  const guesses = [guess('one'), guess('another')]
  const comeIn = (who: string, address: string, device: string | null = null) =>
    lines.run({ address, device }, signal, async () => void order.push(who))
  for (const address of [HOME, NEWCOMER]) await comeIn(address, address)
  await comeIn('on a device', GUESSER, 'a device')
  expect(order.filter((one) => one !== 'one begins')).toEqual([HOME, NEWCOMER, 'on a device'])
  end()
  await Promise.all(guesses)
  expect(order).toEqual(expect.arrayContaining(['one begins', 'another begins']))
})
